import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { follows, likes, posts, users } from '../../db/schema/schema'
import { notFound } from '../refusal'
import { countPosts, inList, isShown, readPosts } from './post-rows'
import { personColumns, portraits, presentPerson } from './public-person'
import { paging } from '../paging'

const POSTS_A_PAGE = 24

async function likesOver(db: Database, userId: number): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(likes)
    .innerJoin(posts, eq(posts.id, likes.postId))
    .where(and(eq(posts.userId, userId), isShown))
  return counted?.count ?? 0
}

async function followCount(db: Database, side: 'followerId' | 'followedId', userId: number) {
  const [counted] = await db
    .select({ count: count() })
    .from(follows)
    .where(eq(follows[side], userId))
  return counted?.count ?? 0
}

export const followersOf = (db: Database, userId: number) => followCount(db, 'followedId', userId)

async function publicUser(db: Database, id: number) {
  const [row] = await db
    .select({ ...personColumns, bio: users.bio })
    .from(users)
    .leftJoin(portraits, eq(portraits.id, users.imageId))
    .where(eq(users.id, id))
  if (row === undefined) throw notFound('این کاربر')
  return {
    ...presentPerson(row),
    bio: row.bio,
    all_likes: await likesOver(db, id),
    post_count: await countPosts(db, eq(posts.userId, id)),
    followers: await followersOf(db, id),
    following: await followCount(db, 'followerId', id),
  }
}

type Wish = { page: number; asker: number }

export async function publicProfile(db: Database, id: number, { page, asker }: Wish) {
  const user = await publicUser(db, id)
  const shown = { limit: POSTS_A_PAGE, offset: (page - 1) * POSTS_A_PAGE }
  return {
    user,
    posts: await readPosts(db, eq(posts.userId, id), { ...shown, asker, beside: inList }),
    ...paging(user.post_count, page, POSTS_A_PAGE),
  }
}
