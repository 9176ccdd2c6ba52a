import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { postComments, posts } from '../../db/schema/schema'
import { notFound } from '../refusal'
import { paging } from '../paging'
import { mustExist } from '../talk-rows'
import {
  alone,
  commentRows,
  countPosts,
  inList,
  isSaid,
  isShown,
  presentPostComment,
  readPosts,
} from './post-rows'

const COMMENTS_A_PAGE = alone.comments
const PRODUCT_POSTS_A_PAGE = 12
const AROUND = 500
const NOBODY = 0

export async function postOf(db: Database, id: number, asker: number) {
  const page = { limit: 1, offset: 0 }
  const [post] = await readPosts(db, eq(posts.id, id), { ...page, asker, beside: alone })
  if (post === undefined) throw notFound('این پست')
  return post
}

/** As many newer and older ones as anybody leafs through. */
async function idsAround(db: Database, userId: number, id: number): Promise<number[]> {
  const here = sql`(select ${posts.createdAt}, ${posts.id} from ${posts} where ${posts.id} = ${id})`
  const mine = and(eq(posts.userId, userId), isShown)
  const place = sql`(${posts.createdAt}, ${posts.id})`
  const newer = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(mine, sql`${place} > ${here}`))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(AROUND)
  const older = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(mine, sql`${place} < ${here}`))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(AROUND)
  return [...newer.reverse(), { id }, ...older].map((row) => row.id)
}

export async function postWithIds(db: Database, id: number, asker: number) {
  const post = await postOf(db, id, asker)
  return { post, ids: await idsAround(db, post.user.id, id) }
}

export async function mustBeShown(db: Database, id: number) {
  const [post] = await db
    .select({ userId: posts.userId })
    .from(posts)
    .where(and(eq(posts.id, id), isShown))
  if (post === undefined) throw notFound('این پست')
  return post
}

export async function commentsOfPost(db: Database, id: number, page: number) {
  await mustBeShown(db, id)
  const which = and(eq(postComments.postId, id), isSaid)
  const [counted] = await db.select({ count: count() }).from(postComments).where(which)
  const rows = await commentRows(db)
    .where(which)
    .orderBy(asc(postComments.createdAt), asc(postComments.id))
    .limit(COMMENTS_A_PAGE)
    .offset((page - 1) * COMMENTS_A_PAGE)
  return {
    comments: rows.map(presentPostComment),
    ...paging(counted?.count ?? 0, page, COMMENTS_A_PAGE),
  }
}

export async function productPosts(db: Database, productId: number, page: number) {
  await mustExist(db, productId)
  const which = eq(posts.productId, productId)
  const shown = { limit: PRODUCT_POSTS_A_PAGE, offset: (page - 1) * PRODUCT_POSTS_A_PAGE }
  return {
    posts: await readPosts(db, which, { ...shown, asker: NOBODY, beside: inList }),
    ...paging(await countPosts(db, which), page, PRODUCT_POSTS_A_PAGE),
  }
}
