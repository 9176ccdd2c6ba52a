import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, postComments, posts } from '../../db/schema/schema'

const AT_MOST = 50

function told<Row extends { hiddenAt: Date | null }>({ hiddenAt, ...row }: Row) {
  return { ...row, hidden_at: (hiddenAt ?? new Date()).toISOString() }
}

/** For nobody but whoever wrote it. */
export async function hiddenWriting(db: Database, userId: number) {
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
    .where(and(eq(posts.userId, userId), isNotNull(posts.hiddenAt)))
    .orderBy(desc(posts.hiddenAt), desc(posts.id))
    .limit(AT_MOST)
  const hiddenComments = await db
    .select({
      id: postComments.id,
      comment: postComments.comment,
      note: postComments.hiddenNote,
      hiddenAt: postComments.hiddenAt,
    })
    .from(postComments)
    .where(and(eq(postComments.userId, userId), isNotNull(postComments.hiddenAt)))
    .orderBy(desc(postComments.hiddenAt), desc(postComments.id))
    .limit(AT_MOST)
  return { posts: hiddenPosts.map(told), comments: hiddenComments.map(told) }
}
