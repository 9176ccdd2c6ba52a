import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

/** What was done to the shop by hand, whatever it was; written together with the change itself. */
export const operatorEvents = pgTable(
  'operator_events',
  {
    id: id(),
    /** The name of the call. */
    call: text().notNull(),
    input: jsonb().$type<unknown>().notNull(),
    /** The operator, by the name they give themselves. */
    madeBy: text().notNull().default(''),
    at: createdAt(),
  },
  (table) => [index('operator_events_call').on(table.call, table.at)],
)
