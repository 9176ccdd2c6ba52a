import { and, eq, isNull } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { decideReview as decideCall } from '@/lib/contract/desk/moderation'
import type { Approval } from '@/lib/contract/reviews/own-reviews'
import type { Database, RecordChange } from '../db/database'
import { comments, postComments, posts, questions, reports } from '../db/schema/schema'
import { notFound } from '../domain-error'
import {
  answerAsShop,
  answerComment,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '../reviews/moderate-reviews'
import { hidePost, hidePostComment } from '../social/moderation'
import { versionConflict } from './version-conflict'

type Decision = CallParsed<typeof decideCall>['body']

const WHAT = {
  comment: 'این دیدگاه',
  question: 'این پرسش',
  post: 'این پست',
  post_comment: 'این نظر',
}

/** Locked until the decision is made, so that of two only the first is taken. */
async function lockStatus(db: Database, { kind, id }: Decision): Promise<Approval> {
  if (kind === 'comment' || kind === 'question') {
    const table = kind === 'comment' ? comments : questions
    const [row] = await db
      .select({ status: table.status })
      .from(table)
      .where(eq(table.id, id))
      .for('update')
    if (row === undefined) throw notFound(WHAT[kind])
    return row.status
  }
  const table = kind === 'post' ? posts : postComments
  const [row] = await db
    .select({ hiddenAt: table.hiddenAt })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  if (row === undefined) throw notFound(WHAT[kind])
  const [open] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.relateId, id), isNull(reports.settledAt)))
    .limit(1)
  if (open !== undefined) return 'pending'
  return row.hiddenAt === null ? 'approved' : 'rejected'
}

async function apply(db: Database, { kind, id, to, answer, note }: Decision): Promise<string[]> {
  const isApproved = to === 'approved'
  if (kind === 'comment') {
    if (answer !== undefined) return (await answerComment(db, id, answer)).tagsToRevalidate
    return (await (isApproved ? approveComment : rejectComment)(db, id)).tagsToRevalidate
  }
  if (kind === 'question') {
    if (answer !== undefined) return (await answerAsShop(db, id, answer)).tagsToRevalidate
    return (await (isApproved ? approveQuestion : rejectQuestion)(db, id)).tagsToRevalidate
  }
  return (kind === 'post' ? hidePost : hidePostComment)(db, { id, hidden: !isApproved, note })
}

export async function decideReview(
  db: Database,
  decision: Decision,
  recordChange: RecordChange,
): Promise<string[]> {
  const { kind, id, from, to, answer, note } = decision
  const subject = `${kind}:${id}`
  const status = await lockStatus(db, decision)
  if (status !== from) throw await versionConflict(db, { subject, what: WHAT[kind], status })
  const tagsToRevalidate = await apply(db, decision)
  recordChange({
    subject,
    before: { status },
    after: { status: to, ...(answer !== undefined && { answer }), ...(note && { note }) },
  })
  return tagsToRevalidate
}
