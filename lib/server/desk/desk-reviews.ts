import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskReview, getDeskReviews } from '@/lib/contract/desk/moderation'
import type { StaffActor } from '@/lib/domain/staff'
import { paths } from '@/lib/paths'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { pageInfo } from '../db/read-rows'
import {
  comments,
  orderItems,
  orders,
  postComments,
  posts,
  products,
  questions,
  reports,
  users,
} from '../db/schema/schema'
import { picturesOfComment } from '../reviews/read-reviews'
import { isPurchase } from './desk-customers'
import { fullName, likePattern } from './desk-orders'

const PAGE_SIZE = 50

type Filters = CallParsed<typeof getDeskReviews>['query']
type Page = { reviews: DeskReview[]; count: number }

const contains = (column: PgColumn, q: string) =>
  q.trim() === '' ? undefined : ilike(column, likePattern(normalizeText(q)))

/** What waits, the longest waiting first; what is decided, the newest. */
const orderOf = (status: Filters['status'], id: PgColumn) =>
  status === 'pending' ? asc(id) : desc(id)

const NOTHING = {
  rate: null,
  advantages: [],
  disadvantages: [],
  pictures: [],
  parent_question: null,
  reasons: [],
  author_id: null,
  is_buyer: false,
  order: null,
  answer: null,
}

type Written = { userId: number | null; productId: number }

/** The latest purchase in which each author took what they write about. */
async function findPurchases(db: Database, written: readonly Written[]) {
  const ids = written.flatMap(({ userId }) => userId ?? [])
  if (ids.length === 0) return () => null
  const found = await db
    .select({ order: orders, productId: orderItems.productId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isPurchase,
        inArray(orders.userId, ids),
        inArray(
          orderItems.productId,
          written.map(({ productId }) => productId),
        ),
      ),
    )
    .orderBy(desc(orders.id))
  return ({ userId, productId }: Written) =>
    found.find((row) => row.order.userId === userId && row.productId === productId)?.order ?? null
}

type Purchase = typeof orders.$inferSelect | null

function presentPurchase(order: Purchase, { permissions }: StaffActor): DeskReview['order'] {
  if (order === null || !permissions.includes('orders.read')) return null
  const { id, code, status, createdAt } = order
  return { id, code, status, created_at: createdAt.toISOString() }
}

async function listComments(
  db: Database,
  { status, q, page }: Filters,
  actor: StaffActor,
): Promise<Page> {
  const matches = and(eq(comments.status, status), contains(comments.comment, q))
  const rows = await db
    .select({
      ...{ comment: comments, title: products.title, slug: products.slug, author: fullName },
      pictures: picturesOfComment,
    })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .innerJoin(users, eq(users.id, comments.userId))
    .where(matches)
    .orderBy(orderOf(status, comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const purchaseOf = await findPurchases(
    db,
    rows.map(({ comment }) => comment),
  )
  const reviews = rows.map(({ comment, title, slug, author, pictures }): DeskReview => {
    const { id, rate, advantages, disadvantages, createdAt } = comment
    return {
      ...NOTHING,
      ...{ kind: 'comment', id, status: comment.status, rate, advantages, disadvantages },
      ...{ author, author_id: comment.userId, pictures, answer: comment.answer },
      ...{ is_buyer: comment.isBuyer, order: presentPurchase(purchaseOf(comment), actor) },
      text: [comment.title, comment.comment].filter(Boolean).join('\n'),
      about: { title, path: paths.product(slug) },
      created_at: createdAt.toISOString(),
    }
  })
  return { reviews, count: await db.$count(comments, matches) }
}

async function listQuestions(
  db: Database,
  { status, q, page }: Filters,
  actor: StaffActor,
): Promise<Page> {
  const matches = and(eq(questions.status, status), contains(questions.question, q))
  const parents = alias(questions, 'parents')
  const rows = await db
    .select({
      ...{ question: questions, title: products.title, slug: products.slug },
      author: sql<string | null>`case when ${users.id} is not null then ${fullName} end`,
      parentQuestion: parents.question,
    })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .leftJoin(users, eq(users.id, questions.userId))
    .leftJoin(parents, eq(parents.id, questions.parentId))
    .where(matches)
    .orderBy(orderOf(status, questions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const purchaseOf = await findPurchases(
    db,
    rows.map(({ question }) => question),
  )
  const reviews = rows.map(
    ({ question: row, title, slug, author, parentQuestion }): DeskReview => ({
      ...NOTHING,
      ...{ kind: 'question', id: row.id, status: row.status, text: row.question },
      ...{ author: author ?? 'فروشگاه', author_id: row.userId },
      is_buyer: purchaseOf(row) !== null,
      order: presentPurchase(purchaseOf(row), actor),
      about: { title, path: paths.product(slug) },
      parent_question: parentQuestion,
      created_at: row.createdAt.toISOString(),
    }),
  )
  return { reviews, count: await db.$count(questions, matches) }
}

const WRITINGS = {
  post: { table: posts, text: posts.text, path: sql<number>`${posts.id}`, owner: posts.userId },
  post_comment: {
    ...{ table: postComments, text: postComments.comment },
    path: sql<number>`${postComments.postId}`,
    owner: sql<number>`(select ${posts.userId} from ${posts} where ${posts.id} = ${postComments.postId})`,
  },
} as const

/** Posts before comments on them, each the most reported first. */
async function listReported(db: Database, kind: 'post' | 'post_comment', filters: Filters) {
  const { table, text, path, owner } = WRITINGS[kind]
  const { status, q } = filters
  const reported = and(eq(reports.kind, kind), eq(reports.relateId, table.id))
  const open = exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(and(reported, isNull(reports.settledAt))),
  )
  const known = exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(reported),
  )
  const isInStatus = {
    pending: open,
    approved: and(known, sql`not ${open}`, isNull(table.hiddenAt)),
    rejected: and(sql`not ${open}`, isNotNull(table.hiddenAt)),
  }[status]
  const rows = await db
    .select({
      ...{ id: table.id, createdAt: table.createdAt, author: fullName, authorId: users.id },
      text: sql<string>`${text}`,
      postId: path,
      ownerId: sql<number>`${owner}`,
      reasons: sql<
        string[]
      >`array(select ${reports.reason} from ${reports} where ${reported} order by ${reports.id})`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(isInStatus, contains(text, q)))
    .orderBy(desc(sql`(select count(*) from ${reports} where ${reported})`), asc(table.id))
  return rows.map(
    ({ id, text: written, postId, ownerId, reasons, author, authorId, createdAt }): DeskReview => ({
      ...NOTHING,
      ...{ kind, id, status, text: written, reasons, author, author_id: authorId },
      about: {
        title: kind === 'post' ? 'پست' : 'نظر زیر پست',
        path: paths.post(ownerId, postId),
      },
      created_at: createdAt.toISOString(),
    }),
  )
}

async function listReports(db: Database, filters: Filters): Promise<Page> {
  const found = [
    ...(await listReported(db, 'post', filters)),
    ...(await listReported(db, 'post_comment', filters)),
  ]
  const from = (filters.page - 1) * PAGE_SIZE
  return { reviews: found.slice(from, from + PAGE_SIZE), count: found.length }
}

const LISTS = { comments: listComments, questions: listQuestions, reports: listReports }

export async function listDeskReviews(db: Database, filters: Filters, actor: StaffActor) {
  const { reviews, count: found } = await LISTS[filters.queue](db, filters, actor)
  return { reviews, ...pageInfo(found, filters.page, PAGE_SIZE) }
}

/** How many wait in each. */
export async function countDeskReviews(db: Database) {
  const [reported] = await db.select({ count: count() }).from(
    db
      .selectDistinct({ kind: reports.kind, id: reports.relateId })
      .from(reports)
      .leftJoin(posts, and(eq(reports.kind, 'post'), eq(posts.id, reports.relateId)))
      .leftJoin(
        postComments,
        and(eq(reports.kind, 'post_comment'), eq(postComments.id, reports.relateId)),
      )
      .where(
        and(isNull(reports.settledAt), sql`coalesce(${posts.id}, ${postComments.id}) is not null`),
      )
      .as('reported'),
  )
  return {
    comments: await db.$count(comments, eq(comments.status, 'pending')),
    questions: await db.$count(questions, eq(questions.status, 'pending')),
    reports: reported?.count ?? 0,
  }
}
