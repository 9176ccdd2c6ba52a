import { and, count, desc, eq, isNull, sql, isNotNull } from 'drizzle-orm'
import type { OpenReport } from '@/lib/contract/desk/inbox'
import type { ReportKind } from '@/lib/contract/social/reactions'
import { MAX_HIDDEN_LISTED } from '@/lib/contract/limits'
import type { Database } from '../db/database'
import { postComments, posts, reports, media } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { consumeQuota } from './daily-quota'
import { isCommentShown } from './post-rows'
import { requireShownPost } from './post-queries'
import { tagsOfPostReactions, tagsOfPost } from './post-tags'

const MAX_REPORTS = 100

type ReportInput = { kind: ReportKind; id: number; reason: string }

async function findWriterId(db: Database, { kind, id }: ReportInput): Promise<number> {
  if (kind === 'post') return (await requireShownPost(db, id)).userId
  const [comment] = await db
    .select({ userId: postComments.userId })
    .from(postComments)
    .where(and(eq(postComments.id, id), isCommentShown))
  if (comment === undefined) throw notFound('این دیدگاه')
  return comment.userId
}

export async function reportWriting(
  db: Database,
  reporterId: number,
  reported: ReportInput,
): Promise<void> {
  const { kind, id: relateId, reason } = reported
  if ((await findWriterId(db, reported)) === reporterId) {
    throw new DomainError(
      'precondition_failed',
      'نوشتهٔ خودتان را می‌توانید حذف کنید؛ گزارش لازم نیست.',
    )
  }
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(reports)
      .values({ reporterId, kind, relateId, reason })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (added) await consumeQuota(tx, reporterId, 'report')
  })
}

async function closeReports(db: Database, kind: ReportKind, id: number): Promise<void> {
  await db
    .update(reports)
    .set({ settledAt: sql`now()` })
    .where(and(eq(reports.kind, kind), eq(reports.relateId, id), isNull(reports.settledAt)))
}

type Decision = { id: number; hidden: boolean; note: string }

function hiddenColumns({ hidden, note }: Decision) {
  return { hiddenAt: hidden ? sql`now()` : null, hiddenNote: hidden ? note : '' }
}

export async function hidePost(db: Database, decision: Decision): Promise<string[]> {
  const { id } = decision
  return db.transaction(async (tx) => {
    const [post] = await tx
      .update(posts)
      .set(hiddenColumns(decision))
      .where(eq(posts.id, id))
      .returning()
    if (post === undefined) throw notFound('این پست')
    await closeReports(tx, 'post', id)
    return tagsOfPost(post)
  })
}

export async function hidePostComment(db: Database, decision: Decision): Promise<string[]> {
  const { id } = decision
  return db.transaction(async (tx) => {
    const [comment] = await tx
      .update(postComments)
      .set(hiddenColumns(decision))
      .where(eq(postComments.id, id))
      .returning({ postId: postComments.postId })
    if (comment === undefined) throw notFound('این دیدگاه')
    await closeReports(tx, 'post_comment', id)
    const [post] = await tx.select().from(posts).where(eq(posts.id, comment.postId))
    return post ? tagsOfPostReactions(post) : []
  })
}

const reportedTables = {
  post: { table: posts, text: posts.text },
  post_comment: { table: postComments, text: postComments.comment },
}

function readReported(db: Database, kind: ReportKind) {
  const { table, text } = reportedTables[kind]
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
    .limit(MAX_REPORTS)
}

/** Without what its writer has deleted since. */
export async function listOpenReports(db: Database): Promise<OpenReport[]> {
  const found = []
  for (const kind of ['post', 'post_comment'] as const) {
    const rows = await readReported(db, kind)
    found.push(...rows.map((row) => ({ kind, ...row })))
  }
  return found
    .toSorted((a, b) => b.times - a.times)
    .map(({ first, times: _, ...row }) => ({ ...row, first_at: first.toISOString() }))
}

function presentHidden<Row extends { hiddenAt: Date | null }>(rows: Row[]) {
  return rows.flatMap(({ hiddenAt, ...row }) =>
    hiddenAt ? [{ ...row, hidden_at: hiddenAt.toISOString() }] : [],
  )
}

export async function listHiddenWriting(db: Database, userId: number) {
  const ownPosts = and(eq(posts.userId, userId), isNotNull(posts.hiddenAt))
  const ownComments = and(eq(postComments.userId, userId), isNotNull(postComments.hiddenAt))
  const hiddenPosts = await db
    .select({
      id: posts.id,
      text: posts.text,
      image: { url: media.path, width: media.width, height: media.height, alt: posts.alt },
      note: posts.hiddenNote,
      hiddenAt: posts.hiddenAt,
    })
    .from(posts)
    .innerJoin(media, eq(media.id, posts.mediaId))
    .where(ownPosts)
    .orderBy(desc(posts.hiddenAt), desc(posts.id))
    .limit(MAX_HIDDEN_LISTED)
  const hiddenComments = await db
    .select({
      id: postComments.id,
      comment: postComments.comment,
      note: postComments.hiddenNote,
      hiddenAt: postComments.hiddenAt,
    })
    .from(postComments)
    .where(ownComments)
    .orderBy(desc(postComments.hiddenAt), desc(postComments.id))
    .limit(MAX_HIDDEN_LISTED)
  const count = (await db.$count(posts, ownPosts)) + (await db.$count(postComments, ownComments))
  return { posts: presentHidden(hiddenPosts), comments: presentHidden(hiddenComments), count }
}
