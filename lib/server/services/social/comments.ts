import { and, eq } from 'drizzle-orm'
import type { PostComment } from '@/lib/contract/posts'
import type { Database } from '../../db/database'
import { postComments, posts } from '../../db/schema/schema'
import type { Keep } from '../keep'
import { notFound } from '../refusal'
import { countOne } from './daily-counts'
import { refuseLinksOfNewcomers } from './limits'
import { holdPost } from './likes'
import { commentRows, presentPostComment } from './post-rows'
import { pagesCounting } from './stale'

type Said = { post_id: number; comment: string }

export async function commentOnPost(
  db: Database,
  userId: number,
  said: Said,
  keep?: Keep<PostComment>,
) {
  const { post_id: postId, comment } = said
  return db.transaction(async (tx) => {
    const post = await holdPost(tx, postId)
    await refuseLinksOfNewcomers(tx, userId, { field: 'comment', text: comment })
    await countOne(tx, userId, 'post_comment')
    const [added] = await tx
      .insert(postComments)
      .values({ postId, userId, comment })
      .returning({ id: postComments.id })
    const [row] = await commentRows(tx).where(eq(postComments.id, added?.id ?? 0))
    if (row === undefined) throw new Error('the comment was not written')
    const presented = presentPostComment(row)
    await keep?.(tx, presented)
    return { comment: presented, stale: pagesCounting(post) }
  })
}

export async function deletePostComment(db: Database, userId: number, id: number) {
  const [gone] = await db
    .delete(postComments)
    .where(and(eq(postComments.id, id), eq(postComments.userId, userId)))
    .returning({ postId: postComments.postId })
  if (gone === undefined) throw notFound('این دیدگاه')
  const [post] = await db
    .select({ id: posts.id, userId: posts.userId })
    .from(posts)
    .where(eq(posts.id, gone.postId))
  return post ? pagesCounting(post) : []
}
