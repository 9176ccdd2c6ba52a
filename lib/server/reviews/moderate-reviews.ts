import { and, eq, ne, sql } from 'drizzle-orm'
import type { Approval } from '@/lib/contract/reviews/own-reviews'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { comments, products, questions } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { findProductTags } from '../product/update-product'

const NEWER_COMMENT_EXISTS =
  'این مشتری دیدگاه تازه‌تری دربارهٔ این کالا نوشته است؛ همان را بررسی کنید.'

type ModerationResult = { tagsToRevalidate: string[] }

/** The rate is on the product's page and on its card in every list. */
export async function findReviewTags(tx: Database, productId: number): Promise<string[]> {
  return [tags.reviews(productId), ...(await findProductTags(tx, productId))]
}

/** A product's stars are those of the comments that are visible. */
export async function changeRating(
  tx: Database,
  productId: number,
  { rate, change }: { rate: number; change: number },
): Promise<void> {
  await tx
    .update(products)
    .set({
      rateSum: sql`${products.rateSum} + ${change * rate}`,
      rateCount: sql`${products.rateCount} + ${change}`,
    })
    .where(eq(products.id, productId))
}

/** +1 when it becomes visible, −1 when it is hidden, 0 otherwise. */
function visibilityChange(before: Approval, after: Approval): number {
  return Number(after === 'approved') - Number(before === 'approved')
}

async function moderateComment(
  db: Database,
  id: number,
  status: Approval,
): Promise<ModerationResult> {
  return db.transaction(async (tx) => {
    const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
    if (comment === undefined) throw notFound('این دیدگاه')
    const { productId, userId, rate } = comment
    if (status !== 'rejected') {
      const [other] = await tx
        .select({ id: comments.id })
        .from(comments)
        .where(
          and(
            eq(comments.productId, productId),
            eq(comments.userId, userId),
            ne(comments.id, id),
            ne(comments.status, 'rejected'),
          ),
        )
      if (other !== undefined) throw new DomainError('precondition_failed', NEWER_COMMENT_EXISTS)
    }
    await tx.update(comments).set({ status }).where(eq(comments.id, id))
    const change = visibilityChange(comment.status, status)
    await changeRating(tx, productId, { rate, change })
    return { tagsToRevalidate: await findReviewTags(tx, productId) }
  })
}

export const approveComment = (db: Database, id: number) => moderateComment(db, id, 'approved')
export const rejectComment = (db: Database, id: number) => moderateComment(db, id, 'rejected')

/** The shop's answer is visible at once, and so is what it answers; another takes the place of the one before. */
export async function answerComment(
  db: Database,
  id: number,
  answer: string,
): Promise<ModerationResult> {
  return db.transaction(async (tx) => {
    const approved = await approveComment(tx, id)
    await tx
      .update(comments)
      .set({ answer, answeredAt: sql`now()` })
      .where(eq(comments.id, id))
    return approved
  })
}

type Question = typeof questions.$inferSelect

async function lockQuestion(tx: Database, id: number): Promise<Question> {
  const [question] = await tx.select().from(questions).where(eq(questions.id, id)).for('update')
  if (question === undefined) throw notFound('این پرسش')
  return question
}

/** A product counts questions, not answers. */
async function setQuestionStatus(
  tx: Database,
  question: Question,
  status: Approval,
): Promise<void> {
  await tx.update(questions).set({ status }).where(eq(questions.id, question.id))
  if (question.parentId !== null) return
  await tx
    .update(products)
    .set({
      questionCount: sql`${products.questionCount} + ${visibilityChange(question.status, status)}`,
    })
    .where(eq(products.id, question.productId))
}

async function moderateQuestion(
  db: Database,
  id: number,
  status: Approval,
): Promise<ModerationResult> {
  return db.transaction(async (tx) => {
    const question = await lockQuestion(tx, id)
    await setQuestionStatus(tx, question, status)
    return { tagsToRevalidate: await findReviewTags(tx, question.productId) }
  })
}

export const approveQuestion = (db: Database, id: number) => moderateQuestion(db, id, 'approved')
export const rejectQuestion = (db: Database, id: number) => moderateQuestion(db, id, 'rejected')

/** The shop's answer is visible at once, and so is its question. */
export async function answerAsShop(db: Database, questionId: number, answer: string) {
  return db.transaction(async (tx): Promise<ModerationResult> => {
    const question = await lockQuestion(tx, questionId)
    const { id, parentId, productId } = question
    if (parentId !== null) throw new DomainError('precondition_failed', 'به پاسخ نمی‌توان پاسخ داد.')
    await setQuestionStatus(tx, question, 'approved')
    await tx
      .insert(questions)
      .values({ productId, parentId: id, userId: null, question: answer, status: 'approved' })
    return { tagsToRevalidate: await findReviewTags(tx, productId) }
  })
}
