import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { MAX_HIDDEN_LISTED } from '@/lib/contract/limits'
import { tags } from '@/lib/contract/tags'
import { postComments } from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'

const { getHiddenWriting, moderatePost, moderatePostComment, getPost, deletePost } = contract
const { getPublicProfile, getPostComments, commentOnPost, deletePostComment } = contract

describeShop('writing that the shop has hidden', (shop) => {
  const as = async (customer: number, call: Call, input: CallInputs = {}) =>
    askCall(shop().url, call, input, {
      Authorization: `Bearer ${await shop().logIn(customer)}`,
    })
  const hidden = async (customer: number) =>
    getHiddenWriting.answer.parse((await as(customer, getHiddenWriting)).body).data
  const hide = (call: Call, id: number, body: Record<string, unknown> = {}) =>
    askCall(shop().url, call, { body: { id, ...body } })
  const ownPost = async (customer: number) => {
    const answer = await as(customer, getPublicProfile, { params: { id: customer } })
    const [post] = getPublicProfile.answer.parse(answer.body).data.posts
    if (post === undefined) throw new Error('the demo shop has no post of this customer')
    return post
  }

  test('is listed, with the reason, for its writer and nobody else', async () => {
    const { id, text } = await ownPost(1)
    shop().revalidatedTags.length = 0
    await hide(moderatePost, id, { note: 'شمارهٔ کسی در عکس است.' })
    expect(shop().revalidatedTags).toEqual(
      expect.arrayContaining([tags.post(id), tags.profile(1), tags.reactions(1)]),
    )
    expect((await hidden(1)).posts).toMatchObject([{ id, text, note: 'شمارهٔ کسی در عکس است.' }])
    expect((await hidden(2)).posts).toEqual([])
    expectRefused(await askCall(shop().url, getHiddenWriting), 401)
    for (const asker of [1, 2]) {
      expectRefused(await as(asker, getPost, { params: { id } }), 404)
      expectRefused(await as(asker, getPostComments, { params: { id } }), 404)
      const profile = await as(asker, getPublicProfile, { params: { id: 1 } })
      expect(profile.text).not.toContain(`"id":${id},"text"`)
      expect(profile.text).not.toContain('hidden')
    }
    await hide(moderatePost, id, { hidden: false })
    expect((await hidden(1)).posts).toEqual([])
    await hide(moderatePost, id)
    expect((await hidden(1)).posts).toMatchObject([{ id, note: '' }])
  })

  test('can be deleted by its writer, once', async () => {
    const [post] = (await hidden(1)).posts
    const params = { id: post?.id ?? 0 }
    expectRefused(await as(2, deletePost, { params }), 404)
    expect((await as(1, deletePost, { params })).status).toBe(200)
    expectRefused(await as(1, deletePost, { params }), 404)
    expect((await hidden(1)).posts).toEqual([])
  })

  test('can be a comment, which its writer can still delete', async () => {
    const { id: postId } = await ownPost(2)
    const saved = await as(1, commentOnPost, { body: { post_id: postId, comment: 'ناسزا' } })
    const { id } = commentOnPost.answer.parse(saved.body).data.comment
    await hide(moderatePostComment, id, { note: 'بی‌ادبی است.' })
    expect((await hidden(1)).comments).toMatchObject([
      { id, comment: 'ناسزا', note: 'بی‌ادبی است.' },
    ])
    expect((await as(1, deletePostComment, { params: { id } })).status).toBe(200)
    expect((await hidden(1)).comments).toEqual([])
  })

  test('is counted beyond what is listed, the latest first', async () => {
    const { id: postId } = await ownPost(2)
    const rows = Array.from({ length: MAX_HIDDEN_LISTED + 2 }, (_, at) => ({
      ...{ postId, userId: 3, comment: `ناسزای ${at}` },
      hiddenAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    }))
    await shop().db.insert(postComments).values(rows)
    const { comments, count } = await hidden(3)
    expect(comments).toHaveLength(MAX_HIDDEN_LISTED)
    expect(count).toBe(MAX_HIDDEN_LISTED + 2)
    expect(comments[0]).toMatchObject({
      comment: `ناسزای ${MAX_HIDDEN_LISTED + 1}`,
      hidden_at: '2026-01-01T00:51:00.000Z',
    })
  })
})
