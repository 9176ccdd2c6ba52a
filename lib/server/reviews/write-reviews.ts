import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import type {
  saveComment as saveCommentCall,
  saveQuestion as saveQuestionCall,
} from '@/lib/contract/reviews/write-reviews'
import { MAX_REVIEWS_PER_DAY } from '@/lib/domain/quotas'
import { persianDigits } from '@/lib/persian/digits'
import { DAY_SECONDS } from '@/lib/persian/durations'
import type { Database, PersistResponse } from '../db/database'
import { comments, orderItems, orders, questions } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { assertProductVisible } from '../catalogue/visible-products'
import { attachPictures } from './comment-pictures'
import { selectComments } from './read-reviews'
import { presentOwnComment, presentOwnQuestion } from './read-own-reviews'
import { lockCustomer } from '../db/lock-customer'

const TOO_MANY = `امروز به سقف ${persianDigits(MAX_REVIEWS_PER_DAY)} دیدگاه و پرسش رسیده‌اید؛ فردا دوباره بنویسید.`

async function assertWithinQuota(tx: Database, customerId: number): Promise<void> {
  await lockCustomer(tx, customerId)
  const since = sql`now() - interval '1 day'`
  const age = (at: typeof comments.createdAt | typeof questions.createdAt) =>
    sql<number>`extract(epoch from now() - ${at})::int`.as('age')
  const written = await unionAll(
    tx
      .select({ age: age(comments.createdAt) })
      .from(comments)
      .where(and(eq(comments.userId, customerId), gt(comments.createdAt, since))),
    tx
      .select({ age: age(questions.createdAt) })
      .from(questions)
      .where(and(eq(questions.userId, customerId), gt(questions.createdAt, since))),
  )
    .orderBy(sql`age`)
    .limit(MAX_REVIEWS_PER_DAY)
  const oldest = written[MAX_REVIEWS_PER_DAY - 1]
  if (oldest === undefined) return
  throw new DomainError('daily_limit_reached', TOO_MANY, {
    retryAfter: Math.max(DAY_SECONDS - oldest.age, 1),
  })
}

const ALREADY_REVIEWED = 'شما پیش‌تر دربارهٔ این کالا دیدگاه نوشته‌اید.'
const PENDING = 'pending' as const

/** The variant delivered to the customer last, or null for one who has not bought it here. */
async function findPurchasedStockId(tx: Database, customerId: number, productId: number) {
  const [item] = await tx
    .select({ stockId: orderItems.stockId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, customerId),
        eq(orders.type, 'sales'),
        eq(orders.status, 'delivery'),
        eq(orderItems.productId, productId),
      ),
    )
    .orderBy(sql`${orders.deliveredAt} desc nulls last`, desc(orderItems.id))
    .limit(1)
  return item?.stockId ?? null
}

/** One that was rejected leaves its product free for another. */
export async function assertNoOtherComment(
  tx: Database,
  customerId: number,
  productId: number,
  except = 0,
): Promise<void> {
  const [other] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.userId, customerId),
        eq(comments.productId, productId),
        ne(comments.status, 'rejected'),
        ne(comments.id, except),
      ),
    )
  if (other !== undefined) throw new DomainError('precondition_failed', ALREADY_REVIEWED)
}

type CommentBody = CallParsed<typeof saveCommentCall>['body']
type SavedComment = CallAnswer<typeof saveCommentCall>['data']

export async function saveComment(
  db: Database,
  customerId: number,
  body: CommentBody,
  persistResponse?: PersistResponse<SavedComment>,
) {
  return db.transaction(async (tx) => {
    const { product_id: productId, pictures, ...written } = body
    await assertProductVisible(tx, productId)
    await assertWithinQuota(tx, customerId)
    await assertNoOtherComment(tx, customerId, productId)
    const stockId = await findPurchasedStockId(tx, customerId, productId)
    const [saved] = await tx
      .insert(comments)
      .values({ ...written, productId, userId: customerId, stockId, isBuyer: stockId !== null })
      .returning({ id: comments.id })
    const commentId = saved?.id ?? 0
    await attachPictures(tx, commentId, pictures)
    const [row] = await selectComments(tx).where(eq(comments.id, commentId))
    if (row === undefined) throw notFound('این دیدگاه')
    const answer = { comment: presentOwnComment(row), status: PENDING }
    await persistResponse?.(tx, answer)
    return answer
  })
}

async function assertQuestionAnswerable(
  tx: Database,
  productId: number,
  parentId: number,
): Promise<void> {
  const [parent] = await tx
    .select({ parentId: questions.parentId })
    .from(questions)
    .where(
      and(
        eq(questions.id, parentId),
        eq(questions.productId, productId),
        eq(questions.status, 'approved'),
      ),
    )
  if (parent === undefined) throw notFound('این پرسش')
  if (parent.parentId !== null)
    throw new DomainError('precondition_failed', 'به پاسخ نمی‌توان پاسخ داد.')
}

type QuestionBody = CallParsed<typeof saveQuestionCall>['body']
type SavedQuestion = CallAnswer<typeof saveQuestionCall>['data']

export async function saveQuestion(
  db: Database,
  customerId: number,
  body: QuestionBody,
  persistResponse?: PersistResponse<SavedQuestion>,
) {
  return db.transaction(async (tx) => {
    const { product_id: productId, parent_id: parentId, question } = body
    await assertProductVisible(tx, productId)
    if (parentId !== null) await assertQuestionAnswerable(tx, productId, parentId)
    await assertWithinQuota(tx, customerId)
    const [row] = await tx
      .insert(questions)
      .values({ productId, parentId, userId: customerId, question })
      .returning()
    if (row === undefined) throw notFound('این پرسش')
    const answer = { question: presentOwnQuestion(row), status: PENDING }
    await persistResponse?.(tx, answer)
    return answer
  })
}
