import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id } from './columns'

export const states = pgTable('states', { id: id(), name: text().notNull().unique() })

export const cities = pgTable(
  'cities',
  {
    id: id(),
    stateId: integer()
      .notNull()
      .references(() => states.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [
    unique('cities_once_a_state').on(table.stateId, table.name),
    index('cities_state').on(table.stateId),
  ],
)
