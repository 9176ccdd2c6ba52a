import { and, gte, type SQL, sql } from 'drizzle-orm'
import { addDays } from '@/lib/persian/days'
import type { orders, refunds } from '../db/schema/schema'

/** Whole days of Tehran, the last among them. */
export type DaySpan = { from: string; to: string }

type Moment = typeof orders.createdAt | typeof orders.updatedAt | typeof refunds.createdAt

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`
export const dayOf = (moment: SQL | Moment) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`

export function within(moment: Moment, { from, to }: DaySpan) {
  return and(gte(moment, midnight(from)), sql`${moment} < ${midnight(addDays(to, 1))}`)
}
