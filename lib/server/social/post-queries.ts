import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { postComments, posts } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { pageInfo } from '../db/read-rows'
import { assertProductVisible } from '../catalogue/visible-products'
import {
  SINGLE_POST,
  commentRows,
  countPosts,
  IN_LIST,
  isCommentShown,
  isShown,
  presentPostComment,
  readPosts,
} from './post-rows'

const COMMENTS_PER_PAGE = SINGLE_POST.comments
const PRODUCT_POSTS_PER_PAGE = 12
const MAX_NEIGHBOURS = 500
export async function readPost(db: Database, id: number, viewerId: number | null) {
  const page = { limit: 1, offset: 0 }
  const [post] = await readPosts(db, eq(posts.id, id), { ...page, viewerId, previews: SINGLE_POST })
  if (post === undefined) throw notFound('این پست')
  return post
}

/** As many newer and older ones as anybody leafs through. */
async function neighbourIds(db: Database, userId: number, id: number): Promise<number[]> {
  const here = sql`(select ${posts.createdAt}, ${posts.id} from ${posts} where ${posts.id} = ${id})`
  const byAuthor = and(eq(posts.userId, userId), isShown)
  const position = sql`(${posts.createdAt}, ${posts.id})`
  const newer = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(byAuthor, sql`${position} > ${here}`))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(MAX_NEIGHBOURS)
  const older = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(byAuthor, sql`${position} < ${here}`))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(MAX_NEIGHBOURS)
  return [...newer.reverse(), { id }, ...older].map((row) => row.id)
}

export async function readPostWithNeighbours(db: Database, id: number, viewerId: number | null) {
  const post = await readPost(db, id, viewerId)
  return { post, ids: await neighbourIds(db, post.user.id, id) }
}

export async function requireShownPost(db: Database, id: number) {
  const [post] = await db
    .select({ userId: posts.userId })
    .from(posts)
    .where(and(eq(posts.id, id), isShown))
  if (post === undefined) throw notFound('این پست')
  return post
}

export async function listPostComments(db: Database, id: number, page: number) {
  await requireShownPost(db, id)
  const which = and(eq(postComments.postId, id), isCommentShown)
  const [counted] = await db.select({ count: count() }).from(postComments).where(which)
  const rows = await commentRows(db)
    .where(which)
    .orderBy(asc(postComments.createdAt), asc(postComments.id))
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE)
  return {
    comments: rows.map(presentPostComment),
    ...pageInfo(counted?.count ?? 0, page, COMMENTS_PER_PAGE),
  }
}

export async function listProductPosts(db: Database, productId: number, page: number) {
  await assertProductVisible(db, productId)
  const which = eq(posts.productId, productId)
  const shown = { limit: PRODUCT_POSTS_PER_PAGE, offset: (page - 1) * PRODUCT_POSTS_PER_PAGE }
  return {
    posts: await readPosts(db, which, { ...shown, viewerId: null, previews: IN_LIST }),
    ...pageInfo(await countPosts(db, which), page, PRODUCT_POSTS_PER_PAGE),
  }
}
