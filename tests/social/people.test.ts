import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { follows, posts, users } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'

const NOWHERE = 2_000_000_000
const { getPublicProfile } = contract

describeEachShop('people over HTTP', (shop) => {
  const as = async (customer: number, call: Call, input: CallInputs = {}) =>
    askCall(shop().url, call, input, { Authorization: `Bearer ${await shop().logIn(customer)}` })

  test('counts following twice as once, and lets nobody follow themselves', async () => {
    await shop().db.delete(follows).where(eq(follows.followerId, 1))
    const params = { user_id: 5 }
    const answers = await Promise.all([1, 2, 3].map(() => as(1, contract.followUser, { params })))
    for (const answer of answers) {
      expect(contract.followUser.answer.parse(answer.body).data.following).toBe(true)
    }
    const rows = await shop().db.select().from(follows).where(eq(follows.followerId, 1))
    expect(rows).toHaveLength(1)
    expectRefused(await as(1, contract.followUser, { params: { user_id: 1 } }), 412)
    expectRefused(await as(1, contract.followUser, { params: { user_id: NOWHERE } }), 404)

    const answer = await as(1, contract.getRandomUsers)
    const { suggested, following } = contract.getRandomUsers.answer.parse(answer.body).data
    expect(following.map(({ id }) => id)).toEqual([5])
    expect(suggested.length).toBeGreaterThan(0)
    expect(suggested.map(({ id }) => id)).not.toEqual(expect.arrayContaining([1]))
    expect(suggested.map(({ id }) => id)).not.toEqual(expect.arrayContaining([5]))

    await as(1, contract.unfollowUser, { params })
    const state = await as(1, contract.getFollow, { params })
    expect(contract.getFollow.answer.parse(state.body).data.following).toBe(false)
  })

  test('lists 500 posts by pages, each once', async () => {
    const [one] = await shop().db.select().from(posts).where(eq(posts.userId, 1)).limit(1)
    const row = { userId: 9, mediaId: one?.mediaId ?? 0, text: 'یکی از پانصد' }
    await shop().db.delete(posts).where(eq(posts.userId, 9))
    await shop()
      .db.insert(posts)
      .values(Array.from({ length: 500 }, () => row))
    const seen = new Set<number>()
    let total = 1
    for (let page = 1; page <= total; page += 1) {
      const answer = await askCall(shop().url, getPublicProfile, {
        params: { id: 9 },
        query: { page },
      })
      const { data } = getPublicProfile.answer.parse(answer.body)
      total = data.total
      data.posts.forEach(({ id }) => seen.add(id))
    }
    expect([seen.size, total]).toEqual([500, 21])
  })

  test('shows no mobile number, e-mail or real name in any answer', async () => {
    const secret = {
      firstName: 'پروانه‌سادات',
      lastName: 'ناشناسیان',
      email: 'parvaneh@nowhere.example',
    }
    await shop()
      .db.update(users)
      .set({ ...secret, name: '' })
      .where(eq(users.id, 1))
    await shop().db.update(users).set({ name: '۰۹۱۲۰۰۰۰۱۰۲' }).where(eq(users.id, 2))
    await shop().db.update(users).set({ name: 'omid@shop.example' }).where(eq(users.id, 3))
    const requests: [Call, CallInputs][] = [
      ...[1, 2, 3].map((id): [Call, CallInputs] => [contract.getPublicProfile, { params: { id } }]),
      ...[1, 2, 3, 4, 5].map((id): [Call, CallInputs] => [contract.getPost, { params: { id } }]),
      [contract.getPostComments, { params: { id: 1 } }],
      [contract.getProductPosts, { params: { id: 1 } }],
      [contract.getRandomUsers, {}],
    ]
    for (const [call, input] of requests) {
      const { text, status } = await askCall(shop().url, call, input)
      expect(status).toBe(200)
      expect(text).not.toMatch(/09\d{9}|989\d{9}|۰۹۱۲|@|پروانه‌سادات|ناشناسیان|"mobile"|"email"/)
    }
  })
})
