import { and, eq, isNotNull } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { postComments, posts } from '../db/schema/schema'

type PostRef = { id: number; userId: number; productId: number | null }

/** Of a post that is published or deleted: its neighbours, its writer's page and its product's. */
export function tagsOfPost({ id, userId, productId }: PostRef): string[] {
  const own = [tags.post(id), tags.profile(userId), tags.reactions(userId)]
  return productId === null ? own : [...own, tags.productPosts(productId)]
}

export function tagsOfPostReactions({ id, userId }: Pick<PostRef, 'id' | 'userId'>): string[] {
  return [tags.post(id), tags.reactions(userId)]
}

/** A name and a face stand on products beside what they posted, and under what they spoke of. */
export async function tagsOfPostsNaming(db: Database, userId: number): Promise<string[]> {
  const shown = await db
    .selectDistinct({ productId: posts.productId })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNotNull(posts.productId)))
  const commented = await db
    .selectDistinct({ postId: postComments.postId })
    .from(postComments)
    .where(eq(postComments.userId, userId))
  return [
    ...shown.flatMap(({ productId }) => (productId ? [tags.productPosts(productId)] : [])),
    ...commented.map(({ postId }) => tags.post(postId)),
  ]
}
