import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { HIDDEN_AT_ONCE } from '@/lib/contract/social-limits'
import type { Database } from '../../db/database'
import { media, postComments, posts } from '../../db/schema/schema'

function told<Row extends { hiddenAt: Date | null }>(rows: Row[]) {
  return rows.flatMap(({ hiddenAt, ...row }) =>
    hiddenAt ? [{ ...row, hidden_at: hiddenAt.toISOString() }] : [],
  )
}

/** For nobody but whoever wrote it. */
export async function hiddenWriting(db: Database, userId: number) {
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
    .limit(HIDDEN_AT_ONCE)
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
    .limit(HIDDEN_AT_ONCE)
  const count = (await db.$count(posts, ownPosts)) + (await db.$count(postComments, ownComments))
  return { posts: told(hiddenPosts), comments: told(hiddenComments), count }
}
