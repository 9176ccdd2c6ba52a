import { and, eq, gt, lt, sql } from 'drizzle-orm'
import {
  ATTACHMENTS_PER_DAY,
  COMMENT_CHANGES_PER_DAY,
  COMMENT_PICTURES_PER_DAY,
  PORTRAITS_PER_DAY,
  POST_COMMENTS_PER_DAY,
  POSTS_PER_DAY,
  REPORTS_PER_DAY,
} from '@/lib/domain/quotas'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { dailyCounts } from '../db/schema/schema'
import { DomainError } from '../domain-error'

const DAILY_QUOTAS = {
  post: { most: POSTS_PER_DAY, what: 'پست' },
  post_comment: { most: POST_COMMENTS_PER_DAY, what: 'دیدگاه' },
  report: { most: REPORTS_PER_DAY, what: 'گزارش' },
  comment_picture: { most: COMMENT_PICTURES_PER_DAY, what: 'عکس دیدگاه' },
  comment_change: { most: COMMENT_CHANGES_PER_DAY, what: 'تغییر دیدگاه' },
  attachment: { most: ATTACHMENTS_PER_DAY, what: 'ارسال عکس' },
  portrait: { most: PORTRAITS_PER_DAY, what: 'عکس نمایه' },
}
type QuotaKind = keyof typeof DAILY_QUOTAS
const RETENTION_DAYS = 2

const today = sql`(now() at time zone 'Asia/Tehran')::date`
const tomorrow = sql`((${today} + 1)::timestamp at time zone 'Asia/Tehran')`

async function quotaError(db: Database, kind: QuotaKind) {
  const { most, what } = DAILY_QUOTAS[kind]
  const left = sql<string>`ceil(extract(epoch from ${tomorrow} - now()))`
  const [row] = await db.select({ left }).from(sql`(values (1)) as one`)
  const message = `امروز به سقف ${persianDigits(most)} ${what} رسیده‌اید؛ فردا ادامه دهید.`
  return new DomainError('daily_limit_reached', message, { retryAfter: Number(row?.left ?? 1) })
}

/** The row is held until the transaction ends, so that two at once are counted one after the other. */
export async function consumeQuota(tx: Database, userId: number, kind: QuotaKind): Promise<void> {
  const [counted] = await tx
    .insert(dailyCounts)
    .values({ userId, kind, day: today })
    .onConflictDoUpdate({
      target: [dailyCounts.userId, dailyCounts.kind, dailyCounts.day],
      set: { times: sql`${dailyCounts.times} + 1` },
      setWhere: lt(dailyCounts.times, DAILY_QUOTAS[kind].most),
    })
    .returning({ times: dailyCounts.times })
  if (counted === undefined) throw await quotaError(tx, kind)
}

/** A queue that was full, a store or a database that was away; what is refused for itself stays counted. */
const isFaultOfShop = (error: unknown) => !(error instanceof DomainError) || error.code === 'busy'

async function returnQuota(db: Database, userId: number, kind: QuotaKind): Promise<void> {
  const counted = and(
    eq(dailyCounts.userId, userId),
    eq(dailyCounts.kind, kind),
    sql`${dailyCounts.day} = ${today}`,
    gt(dailyCounts.times, 0),
  )
  await db
    .update(dailyCounts)
    .set({ times: sql`${dailyCounts.times} - 1` })
    .where(counted)
}

/** Counted before the work, which is the expensive part, and given back where the shop itself could not do it. */
export async function withQuota<T>(
  db: Database,
  { userId, kind }: { userId: number; kind: QuotaKind },
  work: () => Promise<T>,
): Promise<T> {
  await consumeQuota(db, userId, kind)
  try {
    return await work()
  } catch (error) {
    if (isFaultOfShop(error)) await returnQuota(db, userId, kind).catch(() => undefined)
    throw error
  }
}

export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, sql`${today} - ${RETENTION_DAYS}::int`))
}
