import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallParsed } from '@/lib/contract/call'
import type { editComment as editCommentCall } from '@/lib/contract/reviews/write-reviews'
import { releasePictures } from '../adapters/media/claim-pictures'
import type { Database, PersistResponse } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { comments } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { consumeQuota } from '../social/daily-quota'
import { attachPictures, detachPictures } from './comment-pictures'
import { changeRating, findReviewTags } from './moderate-reviews'
import { presentOwnComment } from './read-own-reviews'
import { selectComments } from './read-reviews'
import { assertNoOtherComment } from './write-reviews'

type CommentRow = typeof comments.$inferSelect

/** Another customer's is not there. */
async function lockOwnComment(tx: Database, customerId: number, id: number): Promise<CommentRow> {
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, customerId)))
    .for('update')
  if (comment === undefined) throw notFound('این دیدگاه')
  return comment
}

/** Counted, as room for another is left; gives the tags of the pages that have shown it. */
async function removeComment(
  tx: Database,
  { id, userId, productId, status, rate }: CommentRow,
): Promise<string[]> {
  await consumeQuota(tx, userId, 'comment_change')
  await tx.delete(comments).where(eq(comments.id, id))
  if (status !== 'approved') return []
  await changeRating(tx, productId, { rate, change: -1 })
  return findReviewTags(tx, productId)
}

type EditedComment = CallAnswer<typeof editCommentCall>['data']
type EditCommand = {
  id: number
  body: CallParsed<typeof editCommentCall>['body']
  persistResponse?: PersistResponse<EditedComment>
}

/**
 * Another comment in the place of the former, as what others read has been read by the shop: what the
 * desk has open of the former decides nothing about this one, and its votes and answer were of another text.
 */
export async function editComment(
  db: Database,
  customerId: number,
  { id, body, persistResponse }: EditCommand,
): Promise<EditedComment & { tagsToRevalidate: string[] }> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const former = await lockOwnComment(tx, customerId, id)
    const { productId, stockId, isBuyer } = former
    await assertNoOtherComment(tx, customerId, productId, id)
    const before = await detachPictures(tx, id)
    const tagsToRevalidate = await removeComment(tx, former)
    const { pictures, ...written } = body
    const [saved] = await tx
      .insert(comments)
      .values({ ...written, productId, userId: customerId, stockId, isBuyer })
      .returning({ id: comments.id })
    const commentId = saved?.id ?? 0
    const left = await attachPictures(tx, commentId, pictures, before)
    await releasePictures(
      tx,
      before.filter((mediaId) => !left.includes(mediaId)),
    )
    const [row] = await selectComments(tx).where(eq(comments.id, commentId))
    if (row === undefined) throw notFound('این دیدگاه')
    const answer = { comment: presentOwnComment(row), status: 'pending' as const }
    await persistResponse?.(tx, answer)
    return { ...answer, tagsToRevalidate }
  })
}

/** With its votes and its pictures, whose files the sweeper deletes. */
export async function deleteComment(
  db: Database,
  customerId: number,
  id: number,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const comment = await lockOwnComment(tx, customerId, id)
    await releasePictures(tx, await detachPictures(tx, id))
    return removeComment(tx, comment)
  })
}
