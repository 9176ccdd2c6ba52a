import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { comments, products, questions, stocks, users } from '../db/schema/schema'
import { notFound } from './refusal'
import { isVisible } from './visible-products'

const PAGE_SIZE = 8
const A_CUSTOMER = 'کاربر ویترین'
const THE_SHOP = 'ویترین'

async function mustExist(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (row === undefined) throw notFound('این کالا')
}

function paging(rows: number, page: number) {
  return { total: Math.ceil(rows / PAGE_SIZE), count: rows, current_page: page }
}

export async function productComments(db: Database, productId: number, page: number) {
  await mustExist(db, productId)
  const approved = and(eq(comments.productId, productId), eq(comments.status, 'approved'))
  const rates = await db
    .select({ rate: comments.rate, count: count() })
    .from(comments)
    .where(approved)
    .groupBy(comments.rate)
  const rows = await db
    .select({ comment: comments, name: users.firstName, variant: stocks.parentValue })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(stocks, eq(stocks.id, comments.stockId))
    .where(approved)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    comments: rows.map(({ comment, name, variant }) => ({
      id: comment.id,
      author: comment.anonymous || !name ? A_CUSTOMER : name,
      is_buyer: comment.isBuyer,
      variant,
      title: comment.title,
      comment: comment.comment,
      rate: comment.rate,
      advantages: comment.advantages,
      disadvantages: comment.disadvantages,
      suggest: comment.suggest,
      likes: comment.likes,
      dislikes: comment.dislikes,
      created_at: comment.createdAt.toISOString(),
    })),
    rates: [1, 2, 3, 4, 5].map((rate) => rates.find((row) => row.rate === rate)?.count ?? 0),
    ...paging(
      rates.reduce((sum, row) => sum + row.count, 0),
      page,
    ),
  }
}

function readQuestions(db: Database) {
  return db
    .select({ question: questions, name: users.firstName })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
}

type Row = Awaited<ReturnType<typeof readQuestions>>[number]

function present({ question, name }: Row) {
  const byShop = question.userId === null
  return {
    id: question.id,
    author: byShop ? THE_SHOP : name || A_CUSTOMER,
    by_shop: byShop,
    question: question.question,
    created_at: question.createdAt.toISOString(),
  }
}

export async function productQuestions(db: Database, productId: number, page: number) {
  await mustExist(db, productId)
  const approved = eq(questions.status, 'approved')
  const asked = and(eq(questions.productId, productId), isNull(questions.parentId), approved)
  const [counted] = await db.select({ count: count() }).from(questions).where(asked)
  const rows = await readQuestions(db)
    .where(asked)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ question }) => question.id)
  const answers =
    ids.length === 0
      ? []
      : await readQuestions(db)
          .where(and(inArray(questions.parentId, ids), approved))
          .orderBy(asc(questions.createdAt), asc(questions.id))
  return {
    questions: rows.map((row) => ({
      ...present(row),
      answers: answers
        .filter(({ question }) => question.parentId === row.question.id)
        .map((answer) => present(answer)),
    })),
    ...paging(counted?.count ?? 0, page),
  }
}
