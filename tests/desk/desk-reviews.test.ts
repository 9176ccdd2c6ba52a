import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { Permission } from '@/lib/domain/staff'
import {
  auditEvents,
  comments,
  contactMessages,
  orderItems,
  orders,
  outboxEvents,
  posts,
  questions,
  reports,
  roles,
  staffMembers,
  users,
} from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { createBuyer } from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { newCustomer } from '../kit/known-people'

const PRODUCT = 104

describeEachShop('the inbox of the desk', (shop) => {
  let moderator = { Cookie: '' }
  let clerk = { Cookie: '' }

  async function logInWith(name: string, mobile: string, permissions: Permission[]) {
    const [role] = await shop().db.insert(roles).values({ name, permissions }).returning()
    const [member] = await shop()
      .db.insert(staffMembers)
      .values({ mobile, name, roleId: role?.id ?? 0 })
      .returning()
    return shop().logInStaff(member?.id ?? 0)
  }

  beforeAll(async () => {
    moderator = await logInWith('نگار توکلی', '+989123334466', ['reviews.moderate'])
    clerk = await logInWith('احمد نوری', '+989123334477', ['inbox.answer'])
  })

  const decide = (body: object) => askCall(shop().url, contract.decideReview, { body }, moderator)
  async function list(queue: string, status = 'pending', q = '') {
    const query = { queue, status, q }
    const answer = await askCall(shop().url, contract.getDeskReviews, { query }, moderator)
    return contract.getDeskReviews.answer.parse(answer.body).data.reviews
  }
  async function countsFor(session: { Cookie: string }) {
    const answer = await askCall(shop().url, contract.getInboxCounts, {}, session)
    return contract.getInboxCounts.answer.parse(answer.body).data.counts
  }
  const log = (subject: string) =>
    shop().db.select().from(auditEvents).where(eq(auditEvents.subject, subject))

  test('shows a comment once it is accepted, and says to a second decision whose the first was', async () => {
    const {
      user: { id: userId },
    } = await newCustomer(shop().url)
    const [added] = await shop()
      .db.insert(comments)
      .values({ productId: PRODUCT, userId, comment: 'رنگش یکتای بی‌همتاست', rate: 4 })
      .returning()
    const id = added?.id ?? 0
    const before = await countsFor(moderator)
    const found = await list('comments', 'pending', 'یکتای بی‌همتا')
    expect(found).toMatchObject([{ kind: 'comment', id, rate: 4, status: 'pending' }])

    const both = await Promise.all([
      decide({ kind: 'comment', id, from: 'pending', to: 'approved' }),
      decide({ kind: 'comment', id, from: 'pending', to: 'rejected' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      current: { changed_by: 'نگار توکلی', changed_at: expect.any(String) },
    })
    expect(await countsFor(moderator)).toMatchObject({ comments: (before.comments ?? 0) - 1 })
    expect(await log(`comment:${id}`)).toMatchObject([{ action: 'decideReview' }])
    const [stored] = await shop().db.select().from(comments).where(eq(comments.id, id))
    const again = await decide({ kind: 'comment', id, from: stored?.status, to: 'approved' })
    expect(again.status).toBe(200)
    const query = { params: { id: PRODUCT } }
    const shown = await askCall(shop().url, contract.getProductComments, query)
    expect(shown.text).toContain('رنگش یکتای بی‌همتاست')
  })

  test('answers a question under the name of the shop, and hides it when it is refused', async () => {
    const {
      user: { id: userId },
    } = await newCustomer(shop().url)
    const [added] = await shop()
      .db.insert(questions)
      .values({ productId: PRODUCT, userId, question: 'آیا در مایکروفر می‌رود؟' })
      .returning()
    const id = added?.id ?? 0
    const answer = 'بله، تا سه دقیقه.'
    const refused = await decide({ kind: 'question', id, from: 'pending', to: 'rejected', answer })
    expect(refused.status).toBe(422)
    const done = await decide({ kind: 'question', id, from: 'pending', to: 'approved', answer })
    expect(done.status, done.text).toBe(200)
    const answers = await list('questions', 'approved', 'تا سه دقیقه')
    expect(answers).toMatchObject([{ author: 'فروشگاه', parent_question: added?.question }])
    expect((await decide({ kind: 'question', id, from: 'approved', to: 'rejected' })).status).toBe(
      200,
    )
    expect(await list('questions', 'rejected', 'مایکروفر')).toMatchObject([{ id }])
    expect(await log(`question:${id}`)).toMatchObject([{ after: { answer } }, {}])
  })

  test('says who wrote a comment and in which order they bought, and answers it on the page of the product', async () => {
    const { db } = shop()
    const [bought] = await db
      .select({ order: orders, productId: orderItems.productId })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.status, 'delivery'), eq(orders.type, 'sales')))
      .orderBy(desc(orders.id))
    if (!bought) throw new Error('Nothing of the demo shop was delivered.')
    const { order, productId } = bought
    await db.delete(comments).where(eq(comments.userId, order.userId))
    const [added] = await db
      .insert(comments)
      .values({
        productId,
        userId: order.userId,
        comment: 'داغ می‌کند بی‌اندازه',
        rate: 2,
        isBuyer: true,
      })
      .returning()
    const id = added?.id ?? 0
    const [found] = await list('comments', 'pending', 'داغ می‌کند بی‌اندازه')
    expect(found).toMatchObject({ author_id: order.userId, is_buyer: true, order: null })
    const seesOrders = await logInWith('رضا کیانی', '+989123334488', [
      'reviews.moderate',
      'orders.read',
    ])
    const query = { queue: 'comments', q: 'داغ می‌کند بی‌اندازه' }
    const seen = await askCall(shop().url, contract.getDeskReviews, { query }, seesOrders)
    expect(contract.getDeskReviews.answer.parse(seen.body).data.reviews).toMatchObject([
      { order: { code: expect.stringMatching(/^VT-/) } },
    ])

    const answer = 'کابل تازه‌ای می‌فرستیم.'
    expect(
      (await decide({ kind: 'comment', id, from: 'pending', to: 'rejected', answer })).status,
    ).toBe(422)
    expect(
      (await decide({ kind: 'comment', id, from: 'pending', to: 'approved', answer })).status,
    ).toBe(200)
    expect(await list('comments', 'approved', 'داغ می‌کند بی‌اندازه')).toMatchObject([{ answer }])
    const shown = await askCall(shop().url, contract.getProductComments, {
      params: { id: productId },
    })
    const { comments: listed } = contract.getProductComments.answer.parse(shown.body).data
    expect(listed.find((one) => one.id === id)?.answer).toMatchObject({ text: answer })
    expect(await log(`comment:${id}`)).toMatchObject([{ after: { answer } }])
  })

  test('settles the reports of a post by hiding it with a reason, and by showing it', async () => {
    const [post] = await shop().db.select().from(posts).limit(1)
    const {
      user: { id: reporterId },
    } = await newCustomer(shop().url)
    const id = post?.id ?? 0
    await shop()
      .db.insert(reports)
      .values({ reporterId, kind: 'post', relateId: id, reason: 'عکس دیگری است' })
    const waiting = await list('reports')
    expect(waiting.find((one) => one.kind === 'post' && one.id === id)?.reasons).toContain(
      'عکس دیگری است',
    )
    const hide = { kind: 'post', id, from: 'pending', to: 'rejected', note: 'عکس از شما نیست.' }
    expect((await decide(hide)).status).toBe(200)
    expect((await decide(hide)).status).toBe(409)
    expect((await list('reports', 'rejected')).map((one) => one.id)).toContain(id)
    const show = { kind: 'post', id, from: 'rejected', to: 'approved' }
    expect((await decide(show)).status).toBe(200)
    const [stored] = await shop().db.select().from(posts).where(eq(posts.id, id))
    expect(stored).toMatchObject({ hiddenAt: null, hiddenNote: '' })
  })

  test('counts for each role its own queues, and closes a message of the contact page once', async () => {
    const [added] = await shop()
      .db.insert(contactMessages)
      .values({ name: 'پویا', mobile: '09121112233', subject: 'همکاری', message: 'عمده می‌خواهم.' })
      .returning()
    const id = added?.id ?? 0
    expect(Object.keys(await countsFor(moderator)).sort()).toEqual([
      ...['comments', 'questions', 'reports'],
    ])
    const before = await countsFor(clerk)
    expect(Object.keys(before).sort()).toEqual(['messages', 'tickets'])
    const open = await askCall(
      shop().url,
      contract.getDeskMessages,
      { query: { q: 'عمده' } },
      clerk,
    )
    const { messages } = contract.getDeskMessages.answer.parse(open.body).data
    expect(messages).toMatchObject([{ id, mobile: null, handled_at: null }])
    const finish = () =>
      askCall(shop().url, contract.finishDeskMessage, { params: { id }, body: {} }, clerk)
    expect((await finish()).status).toBe(200)
    const again = await finish()
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ current: { changed_by: 'احمد نوری' } })
    expect((await countsFor(clerk)).messages).toBe((before.messages ?? 0) - 1)
    expect(await log(`message:${id}`)).toHaveLength(1)
  })

  test('a message of the contact page is answered in a ticket of whoever has its mobile, and by SMS for others', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const [{ mobile } = { mobile: '' }] = await db
      .select({ mobile: users.mobile })
      .from(users)
      .where(eq(users.id, buyer.userId))
    const message = { name: 'نگار', subject: 'رنگ آبی', message: 'آبی آن کی می‌رسد؟' }
    const added = await db
      .insert(contactMessages)
      .values([
        { ...message, mobile },
        { ...message, mobile: '+989120000999' },
      ])
      .returning({ id: contactMessages.id })
    const [known = 0, unknown = 0] = added.map(({ id }) => id)
    const answer = (id: number, text = 'هفتهٔ آینده.') =>
      askCall(
        shop().url,
        contract.answerDeskMessage,
        { params: { id }, body: { message: text } },
        clerk,
      )
    const answered = await answer(known)
    expect(answered.status, answered.text).toBe(200)
    const { ticket_id } = contract.answerDeskMessage.answer.parse(answered.body).data
    const ticketId = ticket_id ?? 0
    const thread = await askCall(
      shop().url,
      contract.getStaffTicket,
      { params: { id: ticketId } },
      clerk,
    )
    expect(contract.getStaffTicket.answer.parse(thread.body).data.ticket).toMatchObject({
      ...{ subject: 'رنگ آبی', status: 'answered', customer: { id: buyer.userId } },
      messages: [{ from_shop: true, message: 'هفتهٔ آینده.' }],
      notes: [{ text: 'پیام تماس: آبی آن کی می‌رسد؟' }],
    })
    expect((await answer(known)).status).toBe(409)
    const note = { params: { id: unknown }, body: { text: 'تماس گرفتم.' } }
    expect((await askCall(shop().url, contract.addMessageNote, note, clerk)).status).toBe(200)
    const read = async (state: 'open' | 'done') => {
      const query = { state, q: 'رنگ آبی' }
      const { body } = await askCall(shop().url, contract.getDeskMessages, { query }, clerk)
      return contract.getDeskMessages.answer.parse(body).data.messages
    }
    expect(await read('done')).toMatchObject([
      { id: known, customer: { id: buyer.userId }, ticket_id: ticketId },
    ])
    expect(await read('open')).toMatchObject([
      { id: unknown, customer: null, notes: [{ text: 'تماس گرفتم.' }] },
    ])
    const long = await answer(unknown, 'آبی '.repeat(200))
    expect(long.status).toBe(422)
    expect(long.body).toMatchObject({ errors: { message: [expect.stringContaining('۵۰۰ حرف')] } })
    const bySms = await answer(unknown)
    expect(bySms.status, bySms.text).toBe(200)
    expect(bySms.body).toMatchObject({ data: { ticket_id: null } })
    expect((await answer(unknown)).status).toBe(409)
    const events = await db.select().from(outboxEvents)
    expect(events.filter(({ kind }) => kind === 'contact_answered')).toMatchObject([
      { data: { contactId: unknown, answer: 'هفتهٔ آینده.' } },
    ])
    expect(await read('done')).toMatchObject([
      {
        id: unknown,
        notes: [{ text: 'تماس گرفتم.' }, { text: 'پاسخ با پیامک: هفتهٔ آینده.' }],
      },
      { id: known },
    ])
  })
})
