import { and, count, eq, desc, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { PersonSummary } from '@/lib/contract/social/people'
import type { Database } from '../db/database'
import { follows, likes, posts, users } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import {
  countPosts,
  IN_LIST,
  isShown,
  readPosts,
  personColumns,
  portraits,
  presentPerson,
} from './post-rows'
import { pageInfo } from '../db/read-rows'

const POSTS_PER_PAGE = 24

async function countReceivedLikes(db: Database, userId: number): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(likes)
    .innerJoin(posts, eq(posts.id, likes.postId))
    .where(and(eq(posts.userId, userId), isShown))
  return counted?.count ?? 0
}

async function countFollows(db: Database, side: 'followerId' | 'followedId', userId: number) {
  const [counted] = await db
    .select({ count: count() })
    .from(follows)
    .where(eq(follows[side], userId))
  return counted?.count ?? 0
}

const countFollowers = (db: Database, userId: number) => countFollows(db, 'followedId', userId)

async function readPublicUser(db: Database, id: number) {
  const [row] = await db
    .select({ ...personColumns, bio: users.bio })
    .from(users)
    .leftJoin(portraits, eq(portraits.id, users.imageId))
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  if (row === undefined) throw notFound('این کاربر')
  return {
    ...presentPerson(row),
    bio: row.bio,
    all_likes: await countReceivedLikes(db, id),
    post_count: await countPosts(db, eq(posts.userId, id)),
    followers: await countFollowers(db, id),
    following: await countFollows(db, 'followerId', id),
  }
}

type ProfilePageInput = { page: number; viewerId: number | null }

export async function readPublicProfile(
  db: Database,
  id: number,
  { page, viewerId }: ProfilePageInput,
) {
  const user = await readPublicUser(db, id)
  const shown = { limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE }
  return {
    user,
    posts: await readPosts(db, eq(posts.userId, id), { ...shown, viewerId, previews: IN_LIST }),
    ...pageInfo(user.post_count, page, POSTS_PER_PAGE),
  }
}

async function requireUser(db: Database, userId: number): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (user === undefined) throw notFound('این کاربر')
}

export async function readFollow(db: Database, followerId: number, followedId: number) {
  await requireUser(db, followedId)
  const [row] = await db
    .select({ followedId: follows.followedId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
  return { following: row !== undefined, followers: await countFollowers(db, followedId) }
}

/** Following twice is following once, and so it is with unfollowing. */
export async function setFollow(
  db: Database,
  followerId: number,
  { followedId, shouldFollow }: { followedId: number; shouldFollow: boolean },
) {
  if (followerId === followedId)
    throw new DomainError('precondition_failed', 'خودتان را نمی‌توانید دنبال کنید.')
  await requireUser(db, followedId)
  const pair = and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))
  if (shouldFollow)
    await db.insert(follows).values({ followerId, followedId }).onConflictDoNothing()
  else await db.delete(follows).where(pair)
  const state = { following: shouldFollow, followers: await countFollowers(db, followedId) }
  return { state, tagsToRevalidate: [tags.reactions(followerId), tags.reactions(followedId)] }
}

const MAX_SUGGESTED = 6
const MAX_FOLLOWED = 50
/** Among those whose posts are the newest, so that the whole table is never shuffled. */
const RECENT_POSTS = 500

const postCount = sql<number>`(select count(*)::int from ${posts} where ${posts.userId} = ${users.id} and ${isShown})`

async function readPeople(db: Database, ids: number[]): Promise<PersonSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...personColumns, bio: users.bio, post_count: postCount })
    .from(users)
    .leftJoin(portraits, eq(portraits.id, users.imageId))
    .where(inArray(users.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, ...presentPerson(row) }] : []
  })
}

async function listFollowedIds(db: Database, followerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: follows.followedId })
    .from(follows)
    .where(eq(follows.followerId, followerId))
    .orderBy(desc(follows.createdAt), desc(follows.followedId))
  return rows.map(({ id }) => id)
}

export async function suggestPeople(db: Database, viewerId: number | null) {
  const followedIds = viewerId === null ? [] : await listFollowedIds(db, viewerId)
  const excludedIds = viewerId === null ? [] : [viewerId, ...followedIds]
  const recent = db
    .select({ userId: posts.userId })
    .from(posts)
    .where(isShown)
    .orderBy(desc(posts.id))
    .limit(RECENT_POSTS)
    .as('recent')
  const suggested = await db
    .select({ id: recent.userId })
    .from(recent)
    .where(notInArray(recent.userId, excludedIds))
    .groupBy(recent.userId)
    .orderBy(sql`random()`)
    .limit(MAX_SUGGESTED)
  return {
    suggested: await readPeople(
      db,
      suggested.map(({ id }) => id),
    ),
    following: await readPeople(db, followedIds.slice(0, MAX_FOLLOWED)),
  }
}
