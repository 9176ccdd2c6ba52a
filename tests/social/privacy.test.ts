import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { follows, postComments, posts, users } from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { askCall, type CallInputs } from '../kit/ask-call'

const { getPost, getPostComments, getPublicProfile, getProductPosts, getRandomUsers } = contract

describeShop('the public view of a customer', (shop) => {
  const person = 2
  const privateFields = {
    firstName: 'پری‌ناز',
    lastName: 'خسروپناهی',
    nationalCode: '0084575948',
    email: 'parinaz.k@example.ir',
    bankCard: '6037991234567893',
  }
  let requests: [Call, CallInputs][]
  let secrets: string[]
  beforeAll(async () => {
    const mine = eq(users.id, person)
    const [user] = await shop().db.update(users).set(privateFields).where(mine).returning()
    secrets = [...Object.values(privateFields), user?.mobile.slice(3) ?? '']
    const [post] = await shop()
      .db.update(posts)
      .set({ productId: 3 })
      .where(eq(posts.userId, person))
      .returning({ id: posts.id })
    const postId = post?.id ?? 0
    await shop().db.insert(postComments).values({ postId, userId: person, comment: 'خودم نوشتم' })
    await shop()
      .db.insert(follows)
      .values({ followerId: 1, followedId: person })
      .onConflictDoNothing()
    requests = [
      [getPost, { params: { id: postId } }],
      [getPostComments, { params: { id: postId } }],
      [getPublicProfile, { params: { id: person } }],
      [getProductPosts, { params: { id: 3 } }],
      [getRandomUsers, {}],
    ]
  })

  test('holds their name, picture and public writing alone, for a guest and for a customer', async () => {
    const customer = { Authorization: `Bearer ${await shop().logIn(1)}` }
    for (const headers of [{}, customer]) {
      for (const [call, input] of requests) {
        const answer = await askCall(shop().url, call, input, headers)
        expect(answer.status, answer.request).toBe(200)
        // A guest follows nobody, and whom they are told of is drawn by lot.
        if (call !== getRandomUsers || headers === customer) {
          expect(answer.text, answer.request).toContain(`"id":${person}`)
        }
        for (const secret of secrets) expect(answer.text, answer.request).not.toContain(secret)
        expect(answer.text, answer.request).not.toMatch(
          /"(mobile|email|first_name|last_name|address|hidden_at)"/,
        )
      }
    }
  })

  test('does not show a number or an e-mail written as the name, in whatever digits', async () => {
    const mine = eq(users.id, person)
    for (const name of ['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', 'مریم 0912-123-4567', 'm@example.ir']) {
      await shop().db.update(users).set({ name }).where(mine)
      for (const [call, input] of requests) {
        const answer = await askCall(shop().url, call, input, {
          Authorization: `Bearer ${await shop().logIn(1)}`,
        })
        expect(answer.text, answer.request).not.toContain(name)
        expect(answer.text, answer.request).toContain('کاربر فروشگاه')
      }
    }
  })
})
