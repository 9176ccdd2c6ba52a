import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { CommentSort } from '@/lib/contract/talk'
import type { Database } from '../db/database'
import { comments, stocks, users } from '../db/schema/schema'
import { paging } from './paging'
import { authorOf, mustExist, PAGE_SIZE } from './talk-rows'

const MOST_NAMED = 5

const commentColumns = {
  comment: comments,
  name: users.name,
  firstName: users.firstName,
  variant: stocks.parentValue,
}

export function readComments(db: Database) {
  return db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(stocks, eq(stocks.id, comments.stockId))
}

type Row = Awaited<ReturnType<typeof readComments>>[number]

export function presentComment({ comment, variant, ...person }: Row) {
  return {
    id: comment.id,
    author: authorOf(person, comment.anonymous),
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
  }
}

const inOrder: Record<CommentSort, SQL[]> = {
  newest: [],
  most_helpful: [desc(sql`${comments.likes} - ${comments.dislikes}`), desc(comments.likes)],
  highest: [desc(comments.rate)],
  lowest: [asc(comments.rate)],
  buyers: [desc(comments.isBuyer)],
}

type Wish = { page: number; sort?: CommentSort }

export async function productComments(
  db: Database,
  productId: number,
  { page, sort = 'newest' }: Wish,
) {
  await mustExist(db, productId)
  const approved = and(eq(comments.productId, productId), eq(comments.status, 'approved'))
  const { count: rows, ...summary } = await summaryOf(db, approved)
  const shown = await readComments(db)
    .where(approved)
    .orderBy(...inOrder[sort], desc(comments.createdAt), desc(comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { comments: shown.map(presentComment), ...summary, ...paging(rows, page, PAGE_SIZE) }
}

async function summaryOf(db: Database, approved: SQL | undefined) {
  const groups = await db
    .select({ rate: comments.rate, suggest: comments.suggest, count: count() })
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
    most_named: {
      advantages: rows < 2 ? [] : await mostNamed(db, 'advantages', approved),
      disadvantages: rows < 2 ? [] : await mostNamed(db, 'disadvantages', approved),
    },
  }
}

/** What only one person named is that person's word and no summary. */
function mostNamed(db: Database, side: 'advantages' | 'disadvantages', approved: SQL | undefined) {
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
    .limit(MOST_NAMED)
}
