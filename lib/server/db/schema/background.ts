import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Daily work that one of all instances does: whoever writes the day first. */
export const dailyRuns = pgTable('daily_runs', {
  job: text().primaryKey(),
  day: date().notNull(),
  startedAt: moment().notNull().defaultNow(),
  /** When the job last ended well. */
  succeededAt: moment(),
})
