import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vote, type OwnReviews } from '@/lib/contract/reviews/own-reviews'
import type { Database } from '../db/database'
import { comments, commentVotes, products, questions } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { pickProductPicture, listProductPictures } from '../catalogue/product-pictures'
import { assertProductVisible } from '../catalogue/visible-products'
import { presentComment, selectComments, PAGE_SIZE } from './read-reviews'
import { pageInfo } from '../db/read-rows'

const VISIBLE_STATUSES = ['published', 'coming_soon']

type QuestionRow = typeof questions.$inferSelect

export function presentOwnQuestion({ id, parentId, question, status, createdAt }: QuestionRow) {
  return { id, parent_id: parentId, question, status, created_at: createdAt.toISOString() }
}

export function presentOwnComment(row: Parameters<typeof presentComment>[0]) {
  const { status, anonymous } = row.comment
  return { ...presentComment(row), status, anonymous }
}

export async function loadReviewedProducts(db: Database, rows: { productId: number }[]) {
  const ids = [...new Set(rows.map(({ productId }) => productId))]
  const found = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      status: products.status,
    })
    .from(products)
    .where(inArray(products.id, ids))
  const pictures = await listProductPictures(db, ids)
  return (id: number) => {
    const product = found.find((one) => one.id === id)
    if (product === undefined) throw notFound('این کالا')
    const { status, ...rest } = product
    return {
      ...rest,
      picture: pickProductPicture(pictures, id),
      visible: VISIBLE_STATUSES.includes(status),
    }
  }
}

export async function readOwnComments(db: Database, customerId: number, page: number) {
  const own = eq(comments.userId, customerId)
  const [counted] = await db.select({ count: count() }).from(comments).where(own)
  const rows = await selectComments(db)
    .where(own)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const productBy = await loadReviewedProducts(
    db,
    rows.map(({ comment }) => comment),
  )
  return {
    comments: rows.map((row) => ({
      ...presentOwnComment(row),
      product: productBy(row.comment.productId),
    })),
    ...pageInfo(counted?.count ?? 0, page, PAGE_SIZE),
  }
}

const parentQuestions = alias(questions, 'parent_questions')
const answers = alias(questions, 'answers')
const answerCount = sql<number>`(select count(*)::int from ${questions} ${sql.identifier('answers')} where ${answers.parentId} = ${questions.id} and ${answers.status} = 'approved')`

export function selectOwnQuestions(db: Database) {
  return db
    .select({ question: questions, parentQuestion: parentQuestions.question, answerCount })
    .from(questions)
    .leftJoin(parentQuestions, eq(parentQuestions.id, questions.parentId))
}

export async function readOwnQuestions(db: Database, customerId: number, page: number) {
  const own = eq(questions.userId, customerId)
  const [counted] = await db.select({ count: count() }).from(questions).where(own)
  const rows = await selectOwnQuestions(db)
    .where(own)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const productBy = await loadReviewedProducts(
    db,
    rows.map(({ question }) => question),
  )
  return {
    questions: rows.map(({ question, parentQuestion, answerCount }) => ({
      ...presentOwnQuestion(question),
      product: productBy(question.productId),
      asked: parentQuestion,
      answer_count: answerCount,
    })),
    ...pageInfo(counted?.count ?? 0, page, PAGE_SIZE),
  }
}

export async function readOwnReviews(
  db: Database,
  customerId: number,
  productId: number,
): Promise<OwnReviews> {
  await assertProductVisible(db, productId)
  const [newest] = await selectComments(db)
    .where(and(eq(comments.userId, customerId), eq(comments.productId, productId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(1)
  const pendingQuestions = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.userId, customerId),
        eq(questions.productId, productId),
        eq(questions.status, 'pending'),
      ),
    )
    .orderBy(desc(questions.createdAt), desc(questions.id))
  const votes = await db
    .select({ comment_id: commentVotes.commentId, vote: commentVotes.vote })
    .from(commentVotes)
    .innerJoin(comments, eq(comments.id, commentVotes.commentId))
    .where(and(eq(commentVotes.userId, customerId), eq(comments.productId, productId)))
  return {
    comment: newest ? presentOwnComment(newest) : null,
    questions: pendingQuestions.map(presentOwnQuestion),
    votes: votes.map((row) => ({ ...row, vote: vote.parse(row.vote) })),
  }
}
