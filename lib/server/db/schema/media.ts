import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

export const media = pgTable(
  'media',
  {
    id: id(),
    path: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull().default('image/webp'),
    createdAt: createdAt(),
  },
  (table) => [check('media_has_size', sql`${table.width} > 0 and ${table.height} > 0`)],
)
