import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QuestionSort } from '@/lib/contract/talk'
import type { Database } from '../db/database'
import { questions, users } from '../db/schema/schema'
import { paging } from './paging'
import { authorOf, mustExist, PAGE_SIZE } from './talk-rows'

const THE_SHOP = 'ویترین'

function readQuestions(db: Database) {
  return db
    .select({ question: questions, name: users.name, firstName: users.firstName })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
}

type Row = Awaited<ReturnType<typeof readQuestions>>[number]

function present({ question, ...person }: Row) {
  const byShop = question.userId === null
  return {
    id: question.id,
    author: byShop ? THE_SHOP : authorOf(person),
    by_shop: byShop,
    question: question.question,
    created_at: question.createdAt.toISOString(),
  }
}

const answers = alias(questions, 'answers')
const approvedAnswers = sql`(select count(*) from ${questions} ${sql.identifier('answers')} where ${answers.parentId} = ${questions.id} and ${answers.status} = 'approved')`

const inOrder: Record<QuestionSort, SQL[]> = {
  newest: [],
  most_answered: [desc(approvedAnswers)],
}

type Wish = { page: number; sort?: QuestionSort }

export async function productQuestions(
  db: Database,
  productId: number,
  { page, sort = 'newest' }: Wish,
) {
  await mustExist(db, productId)
  const approved = eq(questions.status, 'approved')
  const asked = and(eq(questions.productId, productId), isNull(questions.parentId), approved)
  const [counted] = await db.select({ count: count() }).from(questions).where(asked)
  const rows = await readQuestions(db)
    .where(asked)
    .orderBy(...inOrder[sort], desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ question }) => question.id)
  const given =
    ids.length === 0
      ? []
      : await readQuestions(db)
          .where(and(inArray(questions.parentId, ids), approved))
          .orderBy(asc(questions.createdAt), asc(questions.id))
  return {
    questions: rows.map((row) => ({
      ...present(row),
      answers: given
        .filter(({ question }) => question.parentId === row.question.id)
        .map((answer) => present(answer)),
    })),
    ...paging(counted?.count ?? 0, page, PAGE_SIZE),
  }
}
