import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Report } from '@/lib/contract/operator-social'
import type { ReportKind } from '@/lib/contract/reactions'
import type { Database } from '../../db/database'
import { postComments, posts, reports } from '../../db/schema/schema'
import { notFound, Refusal } from '../refusal'
import { countOne } from './daily-counts'
import { isSaid } from './post-rows'
import { mustBeShown } from './reading'
import { pagesCounting, pagesWithPost } from './stale'

const AT_ONCE = 100

type Reported = { kind: ReportKind; id: number; reason: string }

async function writerOf(db: Database, { kind, id }: Reported): Promise<number> {
  if (kind === 'post') return (await mustBeShown(db, id)).userId
  const [comment] = await db
    .select({ userId: postComments.userId })
    .from(postComments)
    .where(and(eq(postComments.id, id), isSaid))
  if (comment === undefined) throw notFound('این دیدگاه')
  return comment.userId
}

export async function report(db: Database, reporterId: number, reported: Reported): Promise<void> {
  const { kind, id: relateId, reason } = reported
  if ((await writerOf(db, reported)) === reporterId) {
    throw new Refusal('refused', 'نوشتهٔ خودتان را می‌توانید پاک کنید؛ گزارش لازم نیست.')
  }
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(reports)
      .values({ reporterId, kind, relateId, reason })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (added) await countOne(tx, reporterId, 'report')
  })
}

async function settle(db: Database, kind: ReportKind, id: number): Promise<void> {
  await db
    .update(reports)
    .set({ settledAt: sql`now()` })
    .where(and(eq(reports.kind, kind), eq(reports.relateId, id), isNull(reports.settledAt)))
}

type Decision = { id: number; hidden: boolean; note: string }

function cover({ hidden, note }: Decision) {
  return { hiddenAt: hidden ? sql`now()` : null, hiddenNote: hidden ? note : '' }
}

export async function hidePost(db: Database, decision: Decision): Promise<string[]> {
  const { id } = decision
  return db.transaction(async (tx) => {
    const [post] = await tx.update(posts).set(cover(decision)).where(eq(posts.id, id)).returning()
    if (post === undefined) throw notFound('این پست')
    await settle(tx, 'post', id)
    return pagesWithPost(post)
  })
}

export async function hidePostComment(db: Database, decision: Decision): Promise<string[]> {
  const { id } = decision
  return db.transaction(async (tx) => {
    const [comment] = await tx
      .update(postComments)
      .set(cover(decision))
      .where(eq(postComments.id, id))
      .returning({ postId: postComments.postId })
    if (comment === undefined) throw notFound('این دیدگاه')
    await settle(tx, 'post_comment', id)
    const [post] = await tx.select().from(posts).where(eq(posts.id, comment.postId))
    return post ? pagesCounting(post) : []
  })
}

const written = {
  post: { table: posts, text: posts.text },
  post_comment: { table: postComments, text: postComments.comment },
}

function reportedOf(db: Database, kind: ReportKind) {
  const { table, text } = written[kind]
  return db
    .select({
      id: table.id,
      text: sql<string>`${text}`,
      reasons: sql<string[]>`array_agg(${reports.reason} order by ${reports.id})`,
      first: sql`min(${reports.createdAt})`.mapWith(reports.createdAt),
      times: count(),
    })
    .from(reports)
    .innerJoin(table, eq(table.id, reports.relateId))
    .where(and(eq(reports.kind, kind), isNull(reports.settledAt)))
    .groupBy(table.id)
    .orderBy(desc(count()))
    .limit(AT_ONCE)
}

/** What its writer has taken away since is not told. */
export async function openReports(db: Database): Promise<Report[]> {
  const found = []
  for (const kind of ['post', 'post_comment'] as const) {
    const rows = await reportedOf(db, kind)
    found.push(...rows.map((row) => ({ kind, ...row })))
  }
  return found
    .toSorted((a, b) => b.times - a.times)
    .map(({ first, times: _, ...row }) => ({ ...row, first_at: first.toISOString() }))
}
