import { and, count, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comments, orderItems, orders, products, questions } from '@/lib/server/db/schema/schema'
import { DomainError } from '@/lib/server/domain-error'
import { approveComment, rejectComment } from '@/lib/server/reviews/moderate-reviews'
import { readProductComments, readProductQuestions } from '@/lib/server/reviews/read-reviews'
import { MAX_REVIEWS_PER_DAY } from '@/lib/domain/quotas'
import { saveComment, saveQuestion } from '@/lib/server/reviews/write-reviews'
import {
  readOwnComments,
  readOwnQuestions,
  readOwnReviews,
} from '@/lib/server/reviews/read-own-reviews'
import { onEachDatabase } from '../kit/each-database'
import { createCommentBody, createCustomer, createProduct } from './review-fixtures'

const CUSTOMER = 1
const OTHER = 2
const NOWHERE = 2_000_000_000

onEachDatabase('writing about a product', (db) => {
  const fresh = () => createProduct(db())
  const ask = (product: number, parent: number | null = null, customer = CUSTOMER) =>
    saveQuestion(db(), customer, {
      product_id: product,
      parent_id: parent,
      question: 'ضمانت دارد؟',
    })
  const questionOf = async (status: 'approved' | 'pending') => {
    const [row] = await db()
      .select()
      .from(questions)
      .where(and(eq(questions.status, status)))
      .limit(1)
    if (!row) throw new Error(`no question is ${status}`)
    return row
  }

  it('keeps a comment from others until it is approved, and shows it to its writer', async () => {
    const product = await fresh()
    const before = await readProductComments(db(), product, { page: 1 })
    const { comment, status } = await saveComment(
      db(),
      CUSTOMER,
      createCommentBody(product, { advantages: ['سبک', 'سبک', 'بي‌صدا'], suggest: true }),
    )
    expect(status).toBe('pending')
    expect(comment).toMatchObject({ advantages: ['سبک', 'بی‌صدا'], suggest: true, is_buyer: false })
    expect(await readProductComments(db(), product, { page: 1 })).toEqual(before)
    expect((await readOwnReviews(db(), CUSTOMER, product)).comment).toMatchObject({
      id: comment.id,
      status: 'pending',
    })
    expect((await readOwnReviews(db(), OTHER, product)).comment?.id).not.toBe(comment.id)
    const mine = await readOwnComments(db(), CUSTOMER, 1)
    expect(mine.comments[0]).toMatchObject({ id: comment.id, product: { id: product } })
    expect((await readOwnComments(db(), OTHER, 1)).comments.map(({ id }) => id)).not.toContain(
      comment.id,
    )
  })

  it('knows a buyer and the variant from delivered orders alone', async () => {
    const customer = await createCustomer(db())
    const [item] = await db().select().from(orderItems).limit(1)
    if (!item) throw new Error('nothing was ordered')
    const [order] = await db().select().from(orders).where(eq(orders.id, item.orderId))
    if (!order) throw new Error('the item has no order')
    const own = {
      ...order,
      id: undefined,
      parentId: null,
      type: 'sales' as const,
      userId: customer,
    }
    const [sent] = await db()
      .insert(orders)
      .values({ ...own, code: `T-${customer}`, status: 'sending' })
      .returning()
    if (!sent) throw new Error('the order was not made')
    await db()
      .insert(orderItems)
      .values({ ...item, id: undefined, orderId: sent.id })
    const first = await saveComment(db(), customer, createCommentBody(item.productId))
    expect(first.comment).toMatchObject({ is_buyer: false, variant: null })
    await rejectComment(db(), first.comment.id)
    await db().update(orders).set({ status: 'delivery' }).where(eq(orders.id, sent.id))
    const { comment } = await saveComment(db(), customer, createCommentBody(item.productId))
    expect(comment).toMatchObject({ is_buyer: true, variant: item.parentValue })
  })

  it('takes one comment for each product, and another once the first was rejected', async () => {
    const customer = await createCustomer(db())
    const product = await fresh()
    const { comment } = await saveComment(db(), customer, createCommentBody(product))
    const again = () => saveComment(db(), customer, createCommentBody(product))
    await expect(again()).rejects.toMatchObject({
      code: 'precondition_failed',
      message: 'شما پیش‌تر دربارهٔ این کالا دیدگاه نوشته‌اید.',
    })
    await approveComment(db(), comment.id)
    await expect(again()).rejects.toMatchObject({ code: 'precondition_failed' })
    await rejectComment(db(), comment.id)
    expect((await again()).status).toBe('pending')
    await expect(approveComment(db(), comment.id)).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })

  it('keeps one of many comments sent at the same moment', async () => {
    const customer = await createCustomer(db())
    const product = await fresh()
    const sent = Array.from({ length: 6 }, () =>
      saveComment(db(), customer, createCommentBody(product)),
    )
    const done = await Promise.allSettled(sent)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const own = and(eq(comments.userId, customer), eq(comments.productId, product))
    const [kept] = await db().select({ count: count() }).from(comments).where(own)
    expect(kept?.count).toBe(1)
  })

  it('takes thirty a day, comments and questions together, and says how long to wait', async () => {
    const customer = await createCustomer(db())
    const product = await fresh()
    await saveComment(db(), customer, createCommentBody(product))
    for (let turn = 2; turn < MAX_REVIEWS_PER_DAY; turn += 1) await ask(product, null, customer)
    const last = await Promise.allSettled([
      ask(product, null, customer),
      ask(product, null, customer),
    ])
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused: unknown = await ask(product, null, customer).catch((error: unknown) => error)
    const { code, retryAfter } =
      refused instanceof DomainError ? refused : new DomainError('invalid', '')
    expect(code).toBe('daily_limit_reached')
    expect(retryAfter).toBeGreaterThan(86_000)
    expect(retryAfter).toBeLessThanOrEqual(86_400)
    await db()
      .update(questions)
      .set({ createdAt: new Date(Date.now() - 86_400_000 - 1_000) })
      .where(eq(questions.userId, customer))
    expect((await ask(product, null, customer)).status).toBe('pending')
  })

  it.each(['hidden', 'removed'] as const)('knows no product that is %s', async (status) => {
    const product = await fresh()
    await db().update(products).set({ status }).where(eq(products.id, product))
    const missing = { code: 'not_found' }
    await expect(saveComment(db(), CUSTOMER, createCommentBody(product))).rejects.toMatchObject(
      missing,
    )
    await expect(ask(product)).rejects.toMatchObject(missing)
    await expect(readProductComments(db(), product, { page: 1 })).rejects.toMatchObject(missing)
    await expect(readProductQuestions(db(), product, { page: 1 })).rejects.toMatchObject(missing)
    await expect(readOwnReviews(db(), CUSTOMER, product)).rejects.toMatchObject(missing)
    await db().update(products).set({ status: 'published' }).where(eq(products.id, product))
  })

  it('takes an answer to an approved question of the same product alone', async () => {
    const asked = await questionOf('approved')
    const { productId } = asked
    const parent = asked.parentId ?? asked.id
    const { question } = await ask(productId, parent)
    expect(question).toMatchObject({ parent_id: parent, status: 'pending' })
    const waiting = await ask(productId)
    const missing = { code: 'not_found' }
    await expect(ask(await fresh(), parent)).rejects.toMatchObject(missing)
    await expect(ask(productId, waiting.question.id)).rejects.toMatchObject(missing)
    await expect(ask(productId, NOWHERE)).rejects.toMatchObject(missing)
    await expect(ask(NOWHERE, parent)).rejects.toMatchObject(missing)
  })

  it('takes no answer to an answer', async () => {
    const rows = await db().select().from(questions).where(eq(questions.status, 'approved'))
    const answer = rows.find(({ parentId }) => parentId !== null)
    await expect(ask(answer?.productId ?? 0, answer?.id ?? 0)).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })

  it('lists what a customer asked and answered, with what it was about', async () => {
    const customer = await createCustomer(db())
    const asked = await questionOf('approved')
    const parent = asked.parentId ?? asked.id
    const answer = await ask(asked.productId, parent, customer)
    const plain = await ask(asked.productId, null, customer)
    const { questions: list, count: rows } = await readOwnQuestions(db(), customer, 1)
    expect(rows).toBe(2)
    expect(list.map(({ id }) => id)).toEqual([plain.question.id, answer.question.id])
    expect(list[0]).toMatchObject({ asked: null, answer_count: 0, status: 'pending' })
    expect(list[1]?.asked).toEqual(expect.any(String))
    expect(list[1]?.product).toMatchObject({ id: asked.productId, visible: true })
    const { questions: waiting } = await readOwnReviews(db(), customer, asked.productId)
    expect(waiting).toHaveLength(2)
  })
})
