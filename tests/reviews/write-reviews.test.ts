import { and, count, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comments, orderItems, orders, products, questions } from '@/lib/server/db/schema/schema'
import { DomainError } from '@/lib/server/domain-error'
import { getOrderDetails } from '@/lib/server/orders/order-details'
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

onEachDatabase('writing reviews', (db) => {
  const newProduct = () => createProduct(db())
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

  it('hides a comment from others until approval, and shows it to its author', async () => {
    const product = await newProduct()
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

  it('takes the buyer badge and the variant from delivered orders only, which show what was given', async () => {
    const customer = await createCustomer(db())
    const [item] = await db().select().from(orderItems).limit(1)
    if (!item) throw new Error('The demo shop has no order.')
    const [order] = await db().select().from(orders).where(eq(orders.id, item.orderId))
    if (!order) throw new Error('The item has no order.')
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
    if (!sent) throw new Error('The order was not created.')
    await db()
      .insert(orderItems)
      .values({ ...item, id: undefined, orderId: sent.id })
    const first = await saveComment(db(), customer, createCommentBody(item.productId))
    expect(first.comment).toMatchObject({ is_buyer: false, variant: null })
    const ratings = async () => (await getOrderDetails(db(), customer, sent.id)).ratings
    expect(await ratings()).toEqual([{ product_id: item.productId, rate: first.comment.rate }])
    await rejectComment(db(), first.comment.id)
    expect(await ratings()).toEqual([])
    await db().update(orders).set({ status: 'delivery' }).where(eq(orders.id, sent.id))
    const { comment } = await saveComment(db(), customer, createCommentBody(item.productId))
    expect(comment).toMatchObject({ is_buyer: true, variant: item.parentValue })
  })

  it('accepts one comment per product, and another after a rejection', async () => {
    const customer = await createCustomer(db())
    const product = await newProduct()
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

  it('stores one of many comments sent at the same time', async () => {
    const customer = await createCustomer(db())
    const product = await newProduct()
    const sent = Array.from({ length: 6 }, () =>
      saveComment(db(), customer, createCommentBody(product)),
    )
    const done = await Promise.allSettled(sent)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const own = and(eq(comments.userId, customer), eq(comments.productId, product))
    const [stored] = await db().select({ count: count() }).from(comments).where(own)
    expect(stored?.count).toBe(1)
  })

  it('accepts thirty comments and questions a day, then says how long to wait', async () => {
    const customer = await createCustomer(db())
    const product = await newProduct()
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

  it.each(['hidden', 'removed'] as const)(
    'is not found for a product that is %s',
    async (status) => {
      const product = await newProduct()
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
    },
  )

  it('accepts answers only to approved questions of the same product', async () => {
    const parentQuestion = await questionOf('approved')
    const { productId } = parentQuestion
    const parent = parentQuestion.parentId ?? parentQuestion.id
    const { question } = await ask(productId, parent)
    expect(question).toMatchObject({ parent_id: parent, status: 'pending' })
    const pending = await ask(productId)
    const missing = { code: 'not_found' }
    await expect(ask(await newProduct(), parent)).rejects.toMatchObject(missing)
    await expect(ask(productId, pending.question.id)).rejects.toMatchObject(missing)
    await expect(ask(productId, NOWHERE)).rejects.toMatchObject(missing)
    await expect(ask(NOWHERE, parent)).rejects.toMatchObject(missing)
  })

  it('rejects an answer to an answer', async () => {
    const rows = await db().select().from(questions).where(eq(questions.status, 'approved'))
    const answer = rows.find(({ parentId }) => parentId !== null)
    await expect(ask(answer?.productId ?? 0, answer?.id ?? 0)).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })

  it("lists the customer's questions and answers with their products", async () => {
    const customer = await createCustomer(db())
    const parentQuestion = await questionOf('approved')
    const parent = parentQuestion.parentId ?? parentQuestion.id
    const answer = await ask(parentQuestion.productId, parent, customer)
    const plain = await ask(parentQuestion.productId, null, customer)
    const { questions: list, count: rows } = await readOwnQuestions(db(), customer, 1)
    expect(rows).toBe(2)
    expect(list.map(({ id }) => id)).toEqual([plain.question.id, answer.question.id])
    expect(list[0]).toMatchObject({ asked: null, answer_count: 0, status: 'pending' })
    expect(list[1]?.asked).toEqual(expect.any(String))
    expect(list[1]?.product).toMatchObject({ id: parentQuestion.productId, visible: true })
    const { questions: pending } = await readOwnReviews(db(), customer, parentQuestion.productId)
    expect(pending).toHaveLength(2)
  })
})
