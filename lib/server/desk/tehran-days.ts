import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays } from '@/lib/persian/days'

/** Whole days of Tehran, the last among them. */
export type DaySpan = { from: string; to: string }

type Moment = PgColumn | SQL

export const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`
export const dayOf = (moment: Moment) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`

export function within(moment: Moment, { from, to }: DaySpan) {
  return and(sql`${moment} >= ${dayStart(from)}`, sql`${moment} < ${dayStart(addDays(to, 1))}`)
}
