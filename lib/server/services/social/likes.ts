import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { likes, posts } from '../../db/schema/schema'
import { notFound } from '../refusal'
import { isShown } from './post-rows'
import { pagesCounting } from './stale'

async function countLikes(tx: Database, postId: number): Promise<number> {
  const [counted] = await tx.select({ count: count() }).from(likes).where(eq(likes.postId, postId))
  return counted?.count ?? 0
}

/** A post that is being deleted waits for whoever holds it so, and then takes what they wrote along. */
export async function holdPost(tx: Database, id: number) {
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
    const post = await holdPost(tx, postId)
    // Written over itself, so that the like of a tap before is answered as well.
    const [like] = await tx
      .insert(likes)
      .values({ postId, userId })
      .onConflictDoUpdate({ target: [likes.postId, likes.userId], set: { userId } })
      .returning({ id: likes.id, user_id: likes.userId })
    if (like === undefined) throw new Error('the like was not written')
    const like_count = await countLikes(tx, postId)
    return { like: { ...like, like_count }, stale: pagesCounting(post) }
  })
}

export async function unlikePost(db: Database, userId: number, id: number) {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(likes)
      .where(and(eq(likes.id, id), eq(likes.userId, userId)))
      .returning({ postId: likes.postId })
    if (gone === undefined) throw notFound('این پسند')
    const [post] = await tx
      .select({ id: posts.id, userId: posts.userId })
      .from(posts)
      .where(eq(posts.id, gone.postId))
    const like_count = await countLikes(tx, gone.postId)
    return { like_count, stale: post ? pagesCounting(post) : [] }
  })
}
