import { and, count, eq } from 'drizzle-orm'
import type { PostComment } from '@/lib/contract/social/posts'
import type { Database, PersistResponse } from '../db/database'
import { likes, posts, postComments } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { isShown, commentRows, presentPostComment } from './post-rows'
import { tagsOfPostReactions } from './post-tags'
import { consumeQuota } from './daily-quota'
import { refuseNewcomerLinks } from './refuse-links'

async function countLikes(tx: Database, postId: number): Promise<number> {
  const [counted] = await tx.select({ count: count() }).from(likes).where(eq(likes.postId, postId))
  return counted?.count ?? 0
}

/** A post that is being deleted waits for whoever holds it so, and then takes what they wrote along. */
async function lockPost(tx: Database, id: number) {
  const [post] = await tx
    .select({ id: posts.id, userId: posts.userId })
    .from(posts)
    .where(and(eq(posts.id, id), isShown))
    .for('key share')
  if (post === undefined) throw notFound('این پست')
  return post
}

export async function likePost(db: Database, userId: number, postId: number) {
  return db.transaction(async (tx) => {
    const post = await lockPost(tx, postId)
    // Written over itself, so that the like of a tap before is answered as well.
    const [like] = await tx
      .insert(likes)
      .values({ postId, userId })
      .onConflictDoUpdate({ target: [likes.postId, likes.userId], set: { userId } })
      .returning({ id: likes.id, user_id: likes.userId })
    if (like === undefined) throw new Error('the like was not written')
    const like_count = await countLikes(tx, postId)
    return { like: { ...like, like_count }, tagsToRevalidate: tagsOfPostReactions(post) }
  })
}

export async function unlikePost(db: Database, userId: number, id: number) {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(likes)
      .where(and(eq(likes.id, id), eq(likes.userId, userId)))
      .returning({ postId: likes.postId })
    if (deleted === undefined) throw notFound('این پسند')
    const [post] = await tx
      .select({ id: posts.id, userId: posts.userId })
      .from(posts)
      .where(eq(posts.id, deleted.postId))
    const like_count = await countLikes(tx, deleted.postId)
    return { like_count, tagsToRevalidate: post ? tagsOfPostReactions(post) : [] }
  })
}

type CommentInput = { post_id: number; comment: string }

export async function commentOnPost(
  db: Database,
  userId: number,
  input: CommentInput,
  persistResponse?: PersistResponse<PostComment>,
) {
  const { post_id: postId, comment } = input
  return db.transaction(async (tx) => {
    const post = await lockPost(tx, postId)
    await refuseNewcomerLinks(tx, userId, { field: 'comment', text: comment })
    await consumeQuota(tx, userId, 'post_comment')
    const [added] = await tx
      .insert(postComments)
      .values({ postId, userId, comment })
      .returning({ id: postComments.id })
    const [row] = await commentRows(tx).where(eq(postComments.id, added?.id ?? 0))
    if (row === undefined) throw new Error('the comment was not written')
    const presented = presentPostComment(row)
    await persistResponse?.(tx, presented)
    return { comment: presented, tagsToRevalidate: tagsOfPostReactions(post) }
  })
}

export async function deletePostComment(db: Database, userId: number, id: number) {
  const [deleted] = await db
    .delete(postComments)
    .where(and(eq(postComments.id, id), eq(postComments.userId, userId)))
    .returning({ postId: postComments.postId })
  if (deleted === undefined) throw notFound('این دیدگاه')
  const [post] = await db
    .select({ id: posts.id, userId: posts.userId })
    .from(posts)
    .where(eq(posts.id, deleted.postId))
  return post ? tagsOfPostReactions(post) : []
}
