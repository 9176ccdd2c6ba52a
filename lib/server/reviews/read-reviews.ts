import { and, asc, count, desc, eq, exists, gt, sql, type SQL, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  CommentPicture,
  CommentSort,
  QuestionSort,
} from '@/lib/contract/reviews/product-reviews'
import { findTopics, isAbout } from '@/lib/domain/comment-topics'
import type { Database } from '../db/database'
import { commentPictures, comments, media, questions, stocks, users } from '../db/schema/schema'
import { asList, pageInfo } from '../db/read-rows'
import { publicName } from '../social/public-name'
import { assertProductVisible } from '../catalogue/visible-products'

export const PAGE_SIZE = 8

type Author = { name: string | null; firstName: string | null }

function formatAuthorName({ name, firstName }: Author, isAnonymous = false): string {
  return isAnonymous ? publicName() : publicName(name, firstName)
}

const MAX_NAMED_POINTS = 5
/** The newest that are read for their topics. */
const MAX_READ_FOR_TOPICS = 500

/** In the order of the writer; a column beside those of `comments`. */
export const picturesOfComment = sql<CommentPicture[]>`${asList(
  sql`select ${media.path} as url, ${media.width}, ${media.height}
      from ${commentPictures} join ${media} on ${media.id} = ${commentPictures.mediaId}
      where ${commentPictures.commentId} = ${comments.id} order by ${commentPictures.position}`,
)}`

const hasPictures = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(commentPictures)
      .where(eq(commentPictures.commentId, comments.id)),
  )

const commentColumns = {
  comment: comments,
  name: users.name,
  firstName: users.firstName,
  variant: stocks.parentValue,
  pictures: picturesOfComment,
}

export function selectComments(db: Database) {
  return db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(stocks, eq(stocks.id, comments.stockId))
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

function presentAnswer({ answer, answeredAt }: CommentRow['comment']) {
  if (answer === null || answeredAt === null) return {}
  return { answer: { text: answer, created_at: answeredAt.toISOString() } }
}

export function presentComment({ comment, variant, pictures, ...person }: CommentRow) {
  return {
    id: comment.id,
    author: formatAuthorName(person, comment.anonymous),
    is_buyer: comment.isBuyer,
    variant,
    title: comment.title,
    comment: comment.comment,
    rate: comment.rate,
    advantages: comment.advantages,
    disadvantages: comment.disadvantages,
    suggest: comment.suggest,
    pictures,
    likes: comment.likes,
    dislikes: comment.dislikes,
    ...presentAnswer(comment),
    created_at: comment.createdAt.toISOString(),
  }
}

const commentOrders: Record<CommentSort, SQL[]> = {
  newest: [],
  most_helpful: [desc(sql`${comments.likes} - ${comments.dislikes}`), desc(comments.likes)],
  highest: [desc(comments.rate)],
  lowest: [asc(comments.rate)],
  buyers: [desc(comments.isBuyer)],
}

type CommentListInput = {
  page: number
  sort?: CommentSort
  rate?: number | undefined
  with_pictures?: 0 | 1 | undefined
  about?: string | undefined
}

export async function readProductComments(
  db: Database,
  productId: number,
  { page, sort = 'newest', rate, with_pictures: withPictures = 0, about = '' }: CommentListInput,
) {
  await assertProductVisible(db, productId)
  const approved = and(eq(comments.productId, productId), eq(comments.status, 'approved'))
  const written = await readForTopics(db, approved)
  const { count, ...summary } = await summarizeComments(db, approved)
  const isNarrowed = rate !== undefined || withPictures === 1 || about !== ''
  const matches = and(
    approved,
    rate === undefined ? undefined : eq(comments.rate, rate),
    withPictures === 1 ? hasPictures(db) : undefined,
    about === ''
      ? undefined
      : inArray(
          comments.id,
          written.filter((one) => isAbout(one, about)).map(({ id }) => id),
        ),
  )
  const rows = isNarrowed ? await db.$count(comments, matches) : count
  const shown = await selectComments(db)
    .where(matches)
    .orderBy(...commentOrders[sort], desc(comments.createdAt), desc(comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const topics = findTopics(written)
  const found = { comments: shown.map(presentComment), ...summary, topics }
  return { ...found, ...pageInfo(rows, page, PAGE_SIZE) }
}

function readForTopics(db: Database, approved: SQL | undefined) {
  return db
    .select({
      id: comments.id,
      title: comments.title,
      comment: comments.comment,
      advantages: comments.advantages,
      disadvantages: comments.disadvantages,
    })
    .from(comments)
    .where(approved)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(MAX_READ_FOR_TOPICS)
}

async function summarizeComments(db: Database, approved: SQL | undefined) {
  const groups = await db
    .select({
      ...{ rate: comments.rate, suggest: comments.suggest, count: count() },
      pictured: sql<number>`count(*) filter (where ${hasPictures(db)})::int`,
    })
    .from(comments)
    .where(approved)
    .groupBy(comments.rate, comments.suggest)
  const sum = (list: typeof groups) => list.reduce((all, group) => all + group.count, 0)
  const rows = sum(groups)
  return {
    count: rows,
    rates: [1, 2, 3, 4, 5].map((rate) => sum(groups.filter((group) => group.rate === rate))),
    suggested: {
      yes: sum(groups.filter(({ suggest }) => suggest === true)),
      all: sum(groups.filter(({ suggest }) => suggest !== null)),
    },
    with_pictures: groups.reduce((all, { pictured }) => all + pictured, 0),
    most_named: {
      advantages: rows < 2 ? [] : await findMostNamedPoints(db, 'advantages', approved),
      disadvantages: rows < 2 ? [] : await findMostNamedPoints(db, 'disadvantages', approved),
    },
  }
}

/** A point that only one person named is no summary. */
function findMostNamedPoints(
  db: Database,
  side: 'advantages' | 'disadvantages',
  approved: SQL | undefined,
) {
  const each = db
    .select({ text: sql<string>`unnest(${comments[side]})`.as('text') })
    .from(comments)
    .where(approved)
    .as('each')
  return db
    .select({ text: each.text, count: count() })
    .from(each)
    .groupBy(each.text)
    .having(gt(count(), 1))
    .orderBy(desc(count()), asc(each.text))
    .limit(MAX_NAMED_POINTS)
}

const SHOP_NAME = 'فروشگاه'

function selectQuestions(db: Database) {
  return db
    .select({ question: questions, name: users.name, firstName: users.firstName })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
}

type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

function presentQuestion({ question, ...person }: QuestionRow) {
  const isByShop = question.userId === null
  return {
    id: question.id,
    author: isByShop ? SHOP_NAME : formatAuthorName(person),
    by_shop: isByShop,
    question: question.question,
    created_at: question.createdAt.toISOString(),
  }
}

const answers = alias(questions, 'answers')
const approvedAnswers = sql`(select count(*) from ${questions} ${sql.identifier('answers')} where ${answers.parentId} = ${questions.id} and ${answers.status} = 'approved')`

const questionOrders: Record<QuestionSort, SQL[]> = {
  newest: [],
  most_answered: [desc(approvedAnswers)],
}

type QuestionListInput = { page: number; sort?: QuestionSort }

export async function readProductQuestions(
  db: Database,
  productId: number,
  { page, sort = 'newest' }: QuestionListInput,
) {
  await assertProductVisible(db, productId)
  const approved = eq(questions.status, 'approved')
  const approvedQuestions = and(
    eq(questions.productId, productId),
    isNull(questions.parentId),
    approved,
  )
  const [counted] = await db.select({ count: count() }).from(questions).where(approvedQuestions)
  const rows = await selectQuestions(db)
    .where(approvedQuestions)
    .orderBy(...questionOrders[sort], desc(questions.createdAt), desc(questions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ question }) => question.id)
  const answerRows =
    ids.length === 0
      ? []
      : await selectQuestions(db)
          .where(and(inArray(questions.parentId, ids), approved))
          .orderBy(asc(questions.createdAt), asc(questions.id))
  return {
    questions: rows.map((row) => ({
      ...presentQuestion(row),
      answers: answerRows
        .filter(({ question }) => question.parentId === row.question.id)
        .map((answer) => presentQuestion(answer)),
    })),
    ...pageInfo(counted?.count ?? 0, page, PAGE_SIZE),
  }
}
