import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import type {
  saveComment as saveCommentCall,
  saveQuestion as saveQuestionCall,
} from '@/lib/contract/talk-writes'
import type { Database } from '../db/database'
import { comments, orderItems, orders, questions } from '../db/schema/schema'
import type { Keep } from './keep'
import { notFound, Refusal } from './refusal'
import { readComments } from './talk-comments'
import { mustHaveRoom } from './talk-limit'
import { presentOwnComment, presentOwnQuestion } from './talk-own'
import { mustExist } from './talk-rows'

const WRITTEN_BEFORE = 'شما پیش‌تر دربارهٔ این کالا دیدگاه نوشته‌اید.'
const PENDING = 'pending' as const

/** The variant delivered to the customer last, or null for one who has not bought it here. */
async function boughtStock(tx: Database, customer: number, productId: number) {
  const [item] = await tx
    .select({ stockId: orderItems.stockId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, customer),
        eq(orders.type, 'sales'),
        eq(orders.status, 'delivery'),
        eq(orderItems.productId, productId),
      ),
    )
    .orderBy(sql`${orders.deliveredAt} desc nulls last`, desc(orderItems.id))
    .limit(1)
  return item?.stockId ?? null
}

type CommentBody = CallParsed<typeof saveCommentCall>['body']
type SavedComment = CallAnswer<typeof saveCommentCall>['data']

export async function saveComment(
  db: Database,
  customer: number,
  body: CommentBody,
  keep?: Keep<SavedComment>,
) {
  return db.transaction(async (tx) => {
    const { product_id: productId, ...written } = body
    await mustExist(tx, productId)
    await mustHaveRoom(tx, customer)
    const own = and(eq(comments.userId, customer), eq(comments.productId, productId))
    const [standing] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(and(own, ne(comments.status, 'rejected')))
    if (standing !== undefined) throw new Refusal('refused', WRITTEN_BEFORE)
    const stockId = await boughtStock(tx, customer, productId)
    const [saved] = await tx
      .insert(comments)
      .values({ ...written, productId, userId: customer, stockId, isBuyer: stockId !== null })
      .returning({ id: comments.id })
    const [row] = await readComments(tx).where(eq(comments.id, saved?.id ?? 0))
    if (row === undefined) throw notFound('این دیدگاه')
    const answer = { comment: presentOwnComment(row), status: PENDING }
    await keep?.(tx, answer)
    return answer
  })
}

async function mustBeAsked(tx: Database, productId: number, parentId: number): Promise<void> {
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
  if (parent.parentId !== null) throw new Refusal('refused', 'به پاسخ نمی‌توان پاسخ داد.')
}

type QuestionBody = CallParsed<typeof saveQuestionCall>['body']
type SavedQuestion = CallAnswer<typeof saveQuestionCall>['data']

export async function saveQuestion(
  db: Database,
  customer: number,
  body: QuestionBody,
  keep?: Keep<SavedQuestion>,
) {
  return db.transaction(async (tx) => {
    const { product_id: productId, parent_id: parentId, question } = body
    await mustExist(tx, productId)
    if (parentId !== null) await mustBeAsked(tx, productId, parentId)
    await mustHaveRoom(tx, customer)
    const [row] = await tx
      .insert(questions)
      .values({ productId, parentId, userId: customer, question })
      .returning()
    if (row === undefined) throw notFound('این پرسش')
    const answer = { question: presentOwnQuestion(row), status: PENDING }
    await keep?.(tx, answer)
    return answer
  })
}
