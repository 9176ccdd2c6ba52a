import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { dailyCounts, reports } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'
import { newCustomer } from '../kit/known-people'
import { upload } from '../kit/upload'

const { createPost, deletePost, getPublicProfile, updateUserImage } = contract
const { commentOnPost, deletePostComment, reportPost } = contract

describeEachShop('the limits of a day', (shop) => {
  const as = (token: string, call: Call, input: CallInputs) =>
    askCall(shop().url, call, input, { Authorization: `Bearer ${token}` })
  const send = async (token: string, fields: Record<string, string> = {}) =>
    upload(shop().url, createPost, token, { files: [await png({ width: 20, height: 20 })], fields })
  const profile = async (id: number) =>
    getPublicProfile.answer.parse(
      (await askCall(shop().url, getPublicProfile, { params: { id } })).body,
    ).data
  const setDailyCount = (
    kind: 'post' | 'post_comment' | 'report' | 'portrait',
    times: number,
    userId = 3,
  ) =>
    shop()
      .db.update(dailyCounts)
      .set({ times })
      .where(and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, kind)))

  test('allow 20 posts, however many come at once and whatever is deleted', async () => {
    const third = await shop().logIn(3)
    const before = (await profile(3)).count
    expect((await send(third)).status).toBe(200)
    await setDailyCount('post', 17)
    // As many as one customer may have under way.
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(third)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const refused = answers.find(({ status }) => status === 429)
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(86_400)
    const { posts: own, count } = await profile(3)
    expect(count).toBe(before + 4)
    await as(third, deletePost, { params: { id: own[0]?.id ?? 0 } })
    expectRefused(await send(third), 429)
    await setDailyCount('post', 19)
    expect((await send(third)).status).toBe(200)
  })

  test('allow 200 comments, deleted ones included', async () => {
    const third = await shop().logIn(3)
    const { posts: own } = await profile(1)
    const body = { post_id: own[0]?.id ?? 0, comment: 'یکی دیگر' }
    expect((await as(third, commentOnPost, { body })).status).toBe(200)
    await setDailyCount('post_comment', 199)
    const last = await as(third, commentOnPost, { body })
    const { id } = commentOnPost.answer.parse(last.body).data.comment
    expectRefused(await as(third, commentOnPost, { body }), 429)
    await as(third, deletePostComment, { params: { id } })
    expectRefused(await as(third, commentOnPost, { body }), 429)
  })

  test('allow 50 reports, and do not count the same one twice', async () => {
    const third = await shop().logIn(3)
    const reason = 'تبلیغ است.'
    const [one, another] = (await profile(1)).posts.map(({ id }) => ({
      kind: 'post',
      id,
      reason,
    }))
    expect((await as(third, reportPost, { body: one })).status).toBe(200)
    await setDailyCount('report', 50)
    expectRefused(await as(third, reportPost, { body: another }), 429)
    expect((await as(third, reportPost, { body: one })).status).toBe(200)
    await shop().db.delete(reports).where(eq(reports.reporterId, 3))
  })

  test('allow 30 profile pictures, however many come at once, broken ones included', async () => {
    const { token, user } = await newCustomer(shop().url)
    const set = (file: Buffer) => upload(shop().url, updateUserImage, token, { files: [file] })
    const picture = await png({ width: 20, height: 20 })
    expect((await set(picture)).status).toBe(200)
    await setDailyCount('portrait', 26, user.id)
    expectRefused(await set(Buffer.from('<svg/>')), 422)
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(picture)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(refused).toHaveLength(2)
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('leave the queue of pictures to others, however many one customer sends at once', async () => {
    const [greedy, other] = [await newCustomer(shop().url), await newCustomer(shop().url)]
    const large = await png({ width: 5_000, height: 5_000 })
    const crowd = Array.from({ length: 25 }, () =>
      upload(shop().url, createPost, greedy.token, { files: [large] }),
    )
    expect((await send(other.token)).status).toBe(200)
    const answers = await Promise.all(crowd)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(4)
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: 'busy' })
      expect(headers.get('retry-after')).toBe('3')
    }
    const statuses = answers.map(({ status }) => status)
    const mine = and(eq(dailyCounts.userId, greedy.user.id), eq(dailyCounts.kind, 'post'))
    const [counted] = await shop().db.select().from(dailyCounts).where(mine)
    expect(counted?.times).toBe(statuses.filter((status) => status === 200).length)
  })

  test('refuse links of a new account and allow those of an old one', async () => {
    const { token } = await newCustomer(shop().url)
    const { posts: own } = await profile(1)
    const body = { post_id: own[0]?.id, comment: 'ارزان‌تر در www.spam.ir' }
    expectRefused(await as(token, commentOnPost, { body }), 422)
    expectRefused(await send(token, { text: 'https://t.me/spam' }), 422)
    expectRefused(await send(token, { alt: 'www.spam.ir' }), 422)
    const bio = { bio: 'ارزان‌تر در spam.shop' }
    const refused = await as(token, contract.updateUser, { body: bio })
    expectRefused(refused, 422)
    expect(refused.body).toHaveProperty(['errors', 'bio'])
    expect((await as(await shop().logIn(2), commentOnPost, { body })).status).toBe(200)
  })
})
