import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** A row without a status is a call still in flight, in the hands of the attempt it names. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    payloadHash: text().notNull(),
    attempt: uuid().notNull().defaultRandom(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
