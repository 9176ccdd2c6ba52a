import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
import { likes, postComments, users } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { jpegWithCoordinates, png } from '../kit/pictures'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'
import { upload } from '../kit/upload'

const NOWHERE = 2_000_000_000
const { createPost, deletePost, getPost, getPublicProfile, getProductPosts } = contract
const { likePost, unlikePost, commentOnPost, deletePostComment, reportPost } = contract

describeEachShop('posts, likes and comments over HTTP', (shop) => {
  let first: string
  let second: string
  let picture: Buffer
  beforeAll(async () => {
    first = await shop().logIn(1)
    second = await shop().logIn(2)
    picture = await png({ width: 1200, height: 900 })
  })
  const as = (token: string, call: Call, input: CallInputs) =>
    askCall(shop().url, call, input, { Authorization: `Bearer ${token}` })
  const send = (token: string, fields: Record<string, string> = {}, file = picture) =>
    upload(shop().url, createPost, token, { files: [file], fields })
  const posted = async (fields: Record<string, string> = {}, token = first) =>
    createPost.answer.parse((await send(token, fields)).body).data.post
  const seen = async (id: number, token = first) =>
    getPost.answer.parse((await as(token, getPost, { params: { id } })).body).data
  const profile = async (id: number, page = 1) =>
    getPublicProfile.answer.parse(
      (await askCall(shop().url, getPublicProfile, { params: { id }, query: { page } })).body,
    ).data
  const ofProduct = async (id: number) =>
    getProductPosts.answer.parse(
      (await askCall(shop().url, getProductPosts, { params: { id } })).body,
    ).data.posts
  const picturesAt = async (url: string) => {
    const answers = await Promise.all(
      [url, url.replace('-960.', '-480.')].map((one) => fetch(`${shop().url}/api${one}`)),
    )
    return Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        bytes: Buffer.from(await answer.arrayBuffer()),
      })),
    )
  }

  describe('a post', () => {
    test('is cropped, stored in two widths without metadata, and shown on its pages', async () => {
      shop().revalidatedTags.length = 0
      const fields = { text: 'با  همین\r\nدم كردیم', alt: 'قوری روی میز', product_id: '3' }
      const crop = { left: '0', top: '0', width: '900', height: '900' }
      const post = await posted({ ...fields, ...crop })
      expect(post).toMatchObject({
        text: 'با همین\nدم کردیم',
        image: { alt: 'قوری روی میز', width: 900, height: 900 },
        product: { id: 3 },
        user: { id: 1 },
        like_count: 0,
      })
      expect(shop().revalidatedTags).toEqual(
        expect.arrayContaining([tags.profile(1), tags.productPosts(3), tags.post(post.id)]),
      )
      const [large, small] = await picturesAt(post.image.url)
      const found = await sharp(large?.bytes).metadata()
      expect([found.width, found.exif]).toEqual([900, undefined])
      expect((await sharp(small?.bytes).metadata()).width).toBe(480)

      expect((await profile(1)).posts[0]?.id).toBe(post.id)
      expect((await ofProduct(3))[0]?.id).toBe(post.id)
      expect((await seen(post.id)).ids[0]).toBe(post.id)
    })

    test('has as neighbours the same customer’s posts, newest first', async () => {
      const { posts: own } = await profile(1)
      const { ids } = await seen(own[1]?.id ?? 0)
      expect(ids).toEqual(own.map(({ id }) => id))
    })

    test('is 422 without a picture, with an unreadable one or an unknown product', async () => {
      expectRefused(await upload(shop().url, createPost, first, { files: [] }), 422)
      expectRefused(await as(first, createPost, { body: { text: 'بی‌عکس' } }), 422)
      const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      expectRefused(await send(first, {}, page), 422)
      expectRefused(await send(first, { product_id: String(NOWHERE) }), 422)
      expectRefused(await send(first, { product_id: 'الف' }), 422)
      expectRefused(await send(first, { text: 'پ'.repeat(2_001) }), 422)
      expect((await send(first, { text: 'پ'.repeat(2_000) })).status).toBe(200)
    })

    test('is published once when it is sent twice under one key', async () => {
      const form = () => {
        const body = new FormData()
        body.append('image', new Blob([new Uint8Array(picture)]), 'a.png')
        return body
      }
      const headers = { Authorization: `Bearer ${first}`, 'Idempotency-Key': 'same-post-twice' }
      const url = shop().url + createPost.path
      const once = async () => {
        const answer = await fetch(url, { method: 'POST', headers, body: form() })
        return createPost.answer.parse(await answer.json()).data.post.id
      }
      expect(await once()).toBe(await once())
    })

    test('is deleted with its files by its owner, once, and is 404 afterwards', async () => {
      const post = await posted({ product_id: '3' })
      const params = { id: post.id }
      const liked = await as(second, likePost, { body: { post_id: post.id } })
      const comment = { post_id: post.id, comment: 'عالی' }
      const spoken = await as(second, commentOnPost, { body: comment })
      expectRefused(await as(second, deletePost, { params }), 404)
      const answers = await Promise.all([1, 2, 3].map(() => as(first, deletePost, { params })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      expect((await picturesAt(post.image.url)).map(({ status }) => status)).toEqual([404, 404])
      expectRefused(await as(first, getPost, { params }), 404)
      expectRefused(await as(second, likePost, { body: { post_id: post.id } }), 404)
      const { id: likeId } = likePost.answer.parse(liked.body).data
      expectRefused(await as(second, unlikePost, { params: { id: likeId } }), 404)
      const late = { post_id: post.id, comment: 'دیر رسیدم' }
      expectRefused(await as(second, commentOnPost, { body: late }), 404)
      const { id: commentId } = commentOnPost.answer.parse(spoken.body).data.comment
      expectRefused(await as(second, deletePostComment, { params: { id: commentId } }), 404)
      for (const [kind, id] of [['post', post.id] as const, ['post_comment', commentId] as const]) {
        expectRefused(await as(second, reportPost, { body: { kind, id, reason: 'دیر' } }), 404)
      }
      expect((await ofProduct(3)).map(({ id }) => id)).not.toContain(post.id)
    })

    test('leaves nothing behind when its crop is outside of the picture or its file is torn', async () => {
      const before = await profile(1)
      const outside = { left: '1000', top: '0', width: '900', height: '900' }
      expectRefused(await send(first, outside), 422)
      expectRefused(await send(first, {}, (await jpegWithCoordinates()).subarray(0, 400)), 422)
      expect((await profile(1)).count).toBe(before.count)
    })
  })

  describe('a like', () => {
    test('is one when it is pressed ten times at once, and each answer has its id', async () => {
      const post = await posted()
      const body = { post_id: post.id }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => as(second, likePost, { body })),
      )
      const given = answers.map((answer) => likePost.answer.parse(answer.body).data)
      expect(new Set(given.map(({ id }) => id)).size).toBe(1)
      expect(given.every(({ like_count, user_id }) => like_count === 1 && user_id === 2)).toBe(true)
      const rows = await shop().db.select().from(likes).where(eq(likes.postId, post.id))
      expect(rows).toHaveLength(1)
    })

    test('is removed by who gave it, once', async () => {
      const post = await posted()
      await as(second, likePost, { body: { post_id: post.id } })
      const mine = (await seen(post.id)).post.likes.find(({ user_id }) => user_id === 2)
      const params = { id: mine?.id ?? 0 }
      const answers = await Promise.all([1, 2].map(() => as(second, unlikePost, { params })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
      expect((await seen(post.id)).post).toMatchObject({ likes: [], like_count: 0 })
    })

    test('comes first for who gave it, however many there are', async () => {
      const post = await posted()
      await as(second, likePost, { body: { post_id: post.id } })
      const many = Array.from({ length: 150 }, (_, at) => ({
        mobile: `+98935${String(at).padStart(7, '0')}`,
      }))
      const people = await shop().db.insert(users).values(many).returning({ id: users.id })
      await shop()
        .db.insert(likes)
        .values(people.map(({ id }) => ({ postId: post.id, userId: id })))
      const { post: read } = await seen(post.id, second)
      expect([read.likes[0]?.user_id, read.likes.length, read.like_count]).toEqual([2, 100, 151])
      const ids = people.map(({ id }) => id)
      await shop().db.delete(users).where(inArray(users.id, ids))
    })

    test('counts towards all likes of the profile', async () => {
      const before = (await profile(1)).user.all_likes
      const post = await posted()
      shop().revalidatedTags.length = 0
      await as(second, likePost, { body: { post_id: post.id } })
      expect((await profile(1)).user.all_likes).toBe(before + 1)
      expect(shop().revalidatedTags).toEqual([tags.post(post.id), tags.reactions(1)])
    })
  })

  describe('a comment', () => {
    test('is stored as plain text, and deleted by its writer', async () => {
      const post = await posted()
      const nasty = `<script>alert(1)</script>'; drop table posts; --`
      const body = { post_id: post.id, comment: nasty }
      const answer = await as(second, commentOnPost, { body })
      const { comment } = commentOnPost.answer.parse(answer.body).data
      expect((await seen(post.id)).post.comments).toMatchObject([{ comment: nasty }])
      const params = { id: comment.id }
      expectRefused(await as(first, deletePostComment, { params }), 404)
      expect((await as(second, deletePostComment, { params })).status).toBe(200)
      expectRefused(await as(second, deletePostComment, { params }), 404)
    })

    test.each([[''], ['   '], ['\u200c\u200c'], ['پ'.repeat(501)], [12], [null]])(
      'of %j is 422',
      async (comment) => {
        const { posts: own } = await profile(1)
        expectRefused(
          await as(second, commentOnPost, { body: { post_id: own[0]?.id, comment } }),
          422,
        )
      },
    )

    test('is listed by pages, oldest first', async () => {
      const post = await posted()
      const rows = Array.from({ length: 45 }, (_, at) => ({
        ...{ postId: post.id, userId: 2, comment: `شمارهٔ ${at}` },
        createdAt: new Date(Date.now() - (3_000 - at) * 86_400_000),
      }))
      await shop().db.insert(postComments).values(rows)
      const page = async (page: number) =>
        contract.getPostComments.answer.parse(
          (
            await askCall(shop().url, contract.getPostComments, {
              params: { id: post.id },
              query: { page },
            })
          ).body,
        ).data
      const pages = [await page(1), await page(2), await page(3), await page(4)]
      expect(pages.flatMap(({ comments }) => comments.map(({ comment }) => comment))).toEqual(
        rows.map(({ comment }) => comment),
      )
      expect(pages[0]).toMatchObject({ total: 3, count: 45 })
    })
  })

  describe('a report', () => {
    const hide = (kind: 'post' | 'post_comment', id: number, hidden = true) => {
      const call = kind === 'post' ? contract.moderatePost : contract.moderatePostComment
      return askCall(shop().url, call, { body: { id, hidden } })
    }
    /** The demo has a report of its own. */
    const open = async (id: number) => {
      const { body } = await askCall(shop().url, contract.getReports)
      const { reports } = contract.getReports.answer.parse(body).data
      return reports.filter((report) => report.id === id)
    }

    test('is listed once, and closed when the shop hides the post or shows it again', async () => {
      const post = await posted({ text: 'گزارش‌شدنی' })
      const body = { kind: 'post', id: post.id, reason: 'تبلیغ است.' }
      expect((await as(second, reportPost, { body })).status).toBe(200)
      expect((await as(second, reportPost, { body })).status).toBe(200)
      expect(await open(post.id)).toMatchObject([
        { kind: 'post', id: post.id, text: 'گزارش‌شدنی', reasons: ['تبلیغ است.'] },
      ])
      expectRefused(await as(first, reportPost, { body }), 412)
      await hide('post', post.id)
      expect(await open(post.id)).toEqual([])
      expectRefused(await as(first, getPost, { params: { id: post.id } }), 404)
      expectRefused(await as(second, likePost, { body: { post_id: post.id } }), 404)
      expect((await profile(1)).posts.map(({ id }) => id)).not.toContain(post.id)
      await hide('post', post.id, false)
      expect((await seen(post.id)).post.text).toBe('گزارش‌شدنی')
    })

    test('can be of a comment', async () => {
      const post = await posted()
      const comment = { post_id: post.id, comment: 'ناسزا' }
      const answer = await as(second, commentOnPost, { body: comment })
      const { id } = commentOnPost.answer.parse(answer.body).data.comment
      const body = { kind: 'post_comment', id, reason: 'بی‌ادبی است.' }
      expect((await as(first, reportPost, { body })).status).toBe(200)
      await hide('post_comment', id)
      expect((await seen(post.id)).post).toMatchObject({ comments: [], comment_count: 0 })
      expectRefused(await as(first, reportPost, { body }), 404)
    })
  })
})
