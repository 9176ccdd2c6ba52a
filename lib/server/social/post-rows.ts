import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Post, Person } from '@/lib/contract/social/posts'
import type { Database } from '../db/database'
import {
  likes,
  media,
  orderItems,
  orders,
  postComments,
  posts,
  products,
  users,
} from '../db/schema/schema'
import { isVisible } from '../catalogue/visible-products'
import { publicName } from './public-name'

export const portraits = alias(media, 'portraits')
export const personColumns = { id: users.id, name: users.name, image: portraits.path }

export function presentPerson({ id, name, image }: Person): Person {
  return { id, name: publicName(name), image }
}

export const isShown = isNull(posts.hiddenAt)
export const isCommentShown = isNull(postComments.hiddenAt)

/** How many likes and comments come with each post. */
type PreviewLimits = { likes: number; comments: number }
export const IN_LIST: PreviewLimits = { likes: 10, comments: 2 }
export const SINGLE_POST: PreviewLimits = { likes: 100, comments: 20 }

const hasBought = sql<boolean>`exists (
  select 1 from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
  where ${orders.userId} = ${posts.userId} and ${orders.type} = 'sales'
    and ${orders.status} = 'delivery' and ${orderItems.productId} = ${posts.productId})`
const likeCount = sql<number>`(select count(*)::int from ${likes} where ${likes.postId} = ${posts.id})`
const commentCount = sql<number>`(select count(*)::int from ${postComments} where ${postComments.postId} = ${posts.id} and ${isCommentShown})`

function postRows(db: Database) {
  return db
    .select({
      id: posts.id,
      text: posts.text,
      createdAt: posts.createdAt,
      user: personColumns,
      image: { url: media.path, width: media.width, height: media.height, alt: posts.alt },
      product: { id: products.id, slug: products.slug, title: products.title },
      is_buyer: hasBought,
      like_count: likeCount,
      comment_count: commentCount,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .innerJoin(media, eq(media.id, posts.mediaId))
    .leftJoin(portraits, eq(portraits.id, users.imageId))
    .leftJoin(products, and(eq(products.id, posts.productId), isVisible))
}

type ReadOptions = { viewerId: number | null; previews: PreviewLimits }

async function likesOf(db: Database, ids: number[], { viewerId, previews }: ReadOptions) {
  const nth = sql<number>`row_number() over (
    partition by ${likes.postId} order by ${likes.userId} = ${viewerId} desc, ${likes.id} desc)`
  const ranked = db
    .select({ id: likes.id, post_id: likes.postId, user_id: likes.userId, nth: nth.as('nth') })
    .from(likes)
    .where(inArray(likes.postId, ids))
    .as('ranked')
  return db
    .select({ id: ranked.id, post_id: ranked.post_id, user_id: ranked.user_id })
    .from(ranked)
    .where(sql`${ranked.nth} <= ${previews.likes}`)
    .orderBy(asc(ranked.nth))
}

export function commentRows(db: Database) {
  return db
    .select({
      id: postComments.id,
      post_id: postComments.postId,
      user: personColumns,
      comment: postComments.comment,
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .innerJoin(users, eq(users.id, postComments.userId))
    .leftJoin(portraits, eq(portraits.id, users.imageId))
}

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number]

export function presentPostComment({ createdAt, user, ...row }: CommentRow) {
  return { ...row, user: presentPerson(user), created_at: createdAt.toISOString() }
}

async function commentsOf(db: Database, ids: number[], { previews }: ReadOptions) {
  const nth = sql<number>`row_number() over (
    partition by ${postComments.postId} order by ${postComments.createdAt}, ${postComments.id})`
  const ranked = db
    .select({ id: postComments.id, nth: nth.as('nth') })
    .from(postComments)
    .where(and(inArray(postComments.postId, ids), isCommentShown))
    .as('ranked')
  const rows = await commentRows(db)
    .innerJoin(
      ranked,
      and(eq(ranked.id, postComments.id), sql`${ranked.nth} <= ${previews.comments}`),
    )
    .orderBy(asc(ranked.nth))
  return rows.map(presentPostComment)
}

export type PageRange = { limit: number; offset: number }

/** Posts that are shown, newest first, with what others did with them. */
export async function readPosts(
  db: Database,
  which: SQL | undefined,
  { limit, offset, ...options }: PageRange & ReadOptions,
): Promise<Post[]> {
  const rows = await postRows(db)
    .where(and(which, isShown))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const liked = await likesOf(db, ids, options)
  const comments = await commentsOf(db, ids, options)
  return rows.map(({ createdAt, user, ...row }) => ({
    ...row,
    user: presentPerson(user),
    created_at: createdAt.toISOString(),
    likes: liked
      .filter(({ post_id }) => post_id === row.id)
      .map(({ id, user_id }) => ({ id, user_id })),
    comments: comments.filter(({ post_id }) => post_id === row.id),
  }))
}

export async function countPosts(db: Database, which: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(posts).where(and(which, isShown))
  return counted?.count ?? 0
}
