import { sql } from 'drizzle-orm'
import { check, date, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { COUNTED_STEPS } from '@/lib/contract/desk/sales-funnel'

export const funnelStep = pgEnum('funnel_step', COUNTED_STEPS)

/** How often each step was taken on a day of Tehran, by nobody in particular. */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    day: date().notNull(),
    step: funnelStep().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step] }),
    check('funnel_counts_positive', sql`${table.count} > 0`),
  ],
)
