import { and, eq, lt, sql } from 'drizzle-orm'
import {
  PORTRAITS_A_DAY,
  POST_COMMENTS_A_DAY,
  POSTS_A_DAY,
  REPORTS_A_DAY,
} from '@/lib/contract/social-limits'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../../db/database'
import { dailyCounts } from '../../db/schema/schema'
import { tooMany } from '../limits'

const MOST = {
  post: { most: POSTS_A_DAY, what: 'پست' },
  post_comment: { most: POST_COMMENTS_A_DAY, what: 'دیدگاه' },
  report: { most: REPORTS_A_DAY, what: 'گزارش' },
  portrait: { most: PORTRAITS_A_DAY, what: 'عکس نمایه' },
}
type Kind = keyof typeof MOST
const KEPT_DAYS = 2

const today = sql`(now() at time zone 'Asia/Tehran')::date`
const tomorrow = sql`((${today} + 1)::timestamp at time zone 'Asia/Tehran')`

async function refused(db: Database, kind: Kind) {
  const { most, what } = MOST[kind]
  const left = sql<string>`ceil(extract(epoch from ${tomorrow} - now()))`
  const [row] = await db.select({ left }).from(sql`(values (1)) as one`)
  const told = `امروز به سقف ${persianDigits(most)} ${what} رسیده‌اید؛ فردا ادامه دهید.`
  return tooMany(told, Number(row?.left ?? 1))
}

/** Before work that would be for nothing; it is counted when it is done. */
export async function mustHaveRoom(db: Database, userId: number, kind: Kind): Promise<void> {
  const [row] = await db
    .select({ times: dailyCounts.times })
    .from(dailyCounts)
    .where(
      and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, kind), eq(dailyCounts.day, today)),
    )
  if (row && row.times >= MOST[kind].most) throw await refused(db, kind)
}

/** The row is held until the transaction ends, so that two at once are counted one after the other. */
export async function countOne(tx: Database, userId: number, kind: Kind): Promise<void> {
  const [counted] = await tx
    .insert(dailyCounts)
    .values({ userId, kind, day: today })
    .onConflictDoUpdate({
      target: [dailyCounts.userId, dailyCounts.kind, dailyCounts.day],
      set: { times: sql`${dailyCounts.times} + 1` },
      setWhere: lt(dailyCounts.times, MOST[kind].most),
    })
    .returning({ times: dailyCounts.times })
  if (counted === undefined) throw await refused(tx, kind)
}

export async function forgetOldCounts(db: Database): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, sql`${today} - ${KEPT_DAYS}::int`))
}
