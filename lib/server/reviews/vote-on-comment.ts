import { and, eq, sql } from 'drizzle-orm'
import type { Vote } from '@/lib/contract/reviews/own-reviews'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { comments, commentVotes, products } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'

type VoteInput = { comment_id: number; vote: Vote }

/** The comment's row is locked first, so that its counts and the votes they count change together. */
export async function voteOnComment(
  db: Database,
  customerId: number,
  { comment_id: id, vote }: VoteInput,
) {
  return db.transaction(async (tx) => {
    const [comment] = await tx
      .select({
        userId: comments.userId,
        productId: comments.productId,
        likes: comments.likes,
        dislikes: comments.dislikes,
      })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.productId))
      .where(and(eq(comments.id, id), eq(comments.status, 'approved'), isVisible))
      .for('update', { of: comments })
    if (comment === undefined) throw notFound('این دیدگاه')
    const { userId, productId, likes, dislikes } = comment
    if (userId === customerId) {
      throw new DomainError('precondition_failed', 'به دیدگاه خودتان نمی‌توانید رأی بدهید.')
    }
    const own = and(eq(commentVotes.commentId, id), eq(commentVotes.userId, customerId))
    const [before] = await tx.select({ vote: commentVotes.vote }).from(commentVotes).where(own)
    const oldVote = before?.vote ?? 0
    if (oldVote === vote) return { counts: { likes, dislikes }, tagsToRevalidate: [] }

    if (vote === 0) await tx.delete(commentVotes).where(own)
    else {
      await tx
        .insert(commentVotes)
        .values({ commentId: id, userId: customerId, vote })
        .onConflictDoUpdate({
          target: [commentVotes.commentId, commentVotes.userId],
          set: { vote },
        })
    }
    const change = (side: 1 | -1) => Number(vote === side) - Number(oldVote === side)
    const [counts] = await tx
      .update(comments)
      .set({
        likes: sql`${comments.likes} + ${change(1)}`,
        dislikes: sql`${comments.dislikes} + ${change(-1)}`,
      })
      .where(eq(comments.id, id))
      .returning({ likes: comments.likes, dislikes: comments.dislikes })
    if (counts === undefined) throw notFound('این دیدگاه')
    return { counts, tagsToRevalidate: [tags.reviews(productId)] }
  })
}
