import { and, eq, ne, sql } from 'drizzle-orm'
import type { Approval } from '@/lib/contract/own-talk'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { comments, products, questions } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'
import { pagesOf } from './stocks'

const NEWER_ONE = 'این مشتری دیدگاه تازه‌تری دربارهٔ این کالا نوشته است؛ همان را بررسی کنید.'

type Decided = { stale: string[] }

/** The rate stands on the product's page and on its card in every list. */
async function pagesWithTalk(tx: Database, productId: number): Promise<string[]> {
  return [tags.talk(productId), ...(await pagesOf(tx, productId))]
}

/** +1 when it comes into view, −1 when it goes, 0 when nothing changes for a reader. */
function inView(before: Approval, after: Approval): number {
  return Number(after === 'approved') - Number(before === 'approved')
}

async function decideComment(db: Database, id: number, status: Approval): Promise<Decided> {
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
      if (other !== undefined) throw new Refusal('refused', NEWER_ONE)
    }
    await tx.update(comments).set({ status }).where(eq(comments.id, id))
    const change = inView(comment.status, status)
    await tx
      .update(products)
      .set({
        rateSum: sql`${products.rateSum} + ${change * rate}`,
        rateCount: sql`${products.rateCount} + ${change}`,
      })
      .where(eq(products.id, productId))
    return { stale: await pagesWithTalk(tx, productId) }
  })
}

export const approveComment = (db: Database, id: number) => decideComment(db, id, 'approved')
export const rejectComment = (db: Database, id: number) => decideComment(db, id, 'rejected')

type Question = typeof questions.$inferSelect

async function lockedQuestion(tx: Database, id: number): Promise<Question> {
  const [question] = await tx.select().from(questions).where(eq(questions.id, id)).for('update')
  if (question === undefined) throw notFound('این پرسش')
  return question
}

/** A product counts what was asked, not what was answered. */
async function setQuestion(tx: Database, question: Question, status: Approval): Promise<void> {
  await tx.update(questions).set({ status }).where(eq(questions.id, question.id))
  if (question.parentId !== null) return
  await tx
    .update(products)
    .set({ questionCount: sql`${products.questionCount} + ${inView(question.status, status)}` })
    .where(eq(products.id, question.productId))
}

async function decideQuestion(db: Database, id: number, status: Approval): Promise<Decided> {
  return db.transaction(async (tx) => {
    const question = await lockedQuestion(tx, id)
    await setQuestion(tx, question, status)
    return { stale: await pagesWithTalk(tx, question.productId) }
  })
}

export const approveQuestion = (db: Database, id: number) => decideQuestion(db, id, 'approved')
export const rejectQuestion = (db: Database, id: number) => decideQuestion(db, id, 'rejected')

/** What the shop answers is in view at once, and so is the question it answers. */
export async function answerAsShop(db: Database, questionId: number, answer: string) {
  return db.transaction(async (tx): Promise<Decided> => {
    const question = await lockedQuestion(tx, questionId)
    const { id, parentId, productId } = question
    if (parentId !== null) throw new Refusal('refused', 'به پاسخ نمی‌توان پاسخ داد.')
    await setQuestion(tx, question, 'approved')
    await tx
      .insert(questions)
      .values({ productId, parentId: id, userId: null, question: answer, status: 'approved' })
    return { stale: await pagesWithTalk(tx, productId) }
  })
}
