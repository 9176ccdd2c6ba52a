import { and, eq } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../../db/database'
import { follows, users } from '../../db/schema/schema'
import { notFound, Refusal } from '../refusal'
import { followersOf } from './profiles'

async function mustBeHere(db: Database, userId: number): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (user === undefined) throw notFound('این کاربر')
}

export async function followState(db: Database, followerId: number, followedId: number) {
  await mustBeHere(db, followedId)
  const [row] = await db
    .select({ followedId: follows.followedId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
  return { following: row !== undefined, followers: await followersOf(db, followedId) }
}

/** Following twice is following, and so is it with leaving. */
export async function setFollow(
  db: Database,
  followerId: number,
  { followedId, wished }: { followedId: number; wished: boolean },
) {
  if (followerId === followedId) throw new Refusal('refused', 'خودتان را نمی‌توانید دنبال کنید.')
  await mustBeHere(db, followedId)
  const pair = and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))
  if (wished) await db.insert(follows).values({ followerId, followedId }).onConflictDoNothing()
  else await db.delete(follows).where(pair)
  const state = { following: wished, followers: await followersOf(db, followedId) }
  return { state, stale: [tags.reactions(followerId), tags.reactions(followedId)] }
}
