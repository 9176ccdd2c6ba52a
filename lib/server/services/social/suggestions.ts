import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { KnownPerson } from '@/lib/contract/people'
import type { Database } from '../../db/database'
import { follows, posts, users } from '../../db/schema/schema'
import { isShown } from './post-rows'
import { personColumns, portraits, presentPerson } from './public-person'

const SUGGESTED = 6
const FOLLOWED = 50
/** Among those whose posts are the newest, so that the whole table is never shuffled. */
const LATELY = 500

const postCount = sql<number>`(select count(*)::int from ${posts} where ${posts.userId} = ${users.id} and ${isShown})`

async function peopleOf(db: Database, ids: number[]): Promise<KnownPerson[]> {
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

export async function randomUsers(db: Database, asker: number) {
  const followed = await db
    .select({ id: follows.followedId })
    .from(follows)
    .where(eq(follows.followerId, asker))
    .orderBy(desc(follows.createdAt), desc(follows.followedId))
  const followedIds = followed.map(({ id }) => id)
  const lately = db
    .select({ userId: posts.userId })
    .from(posts)
    .where(isShown)
    .orderBy(desc(posts.id))
    .limit(LATELY)
    .as('lately')
  const suggested = await db
    .select({ id: lately.userId })
    .from(lately)
    .where(and(ne(lately.userId, asker), notInArray(lately.userId, [0, ...followedIds])))
    .groupBy(lately.userId)
    .orderBy(sql`random()`)
    .limit(SUGGESTED)
  return {
    suggested: await peopleOf(
      db,
      suggested.map(({ id }) => id),
    ),
    following: await peopleOf(db, followedIds.slice(0, FOLLOWED)),
  }
}
