import { index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

/** Every word that stands in a product, as searches compare it. */
export const words = pgTable(
  'words',
  {
    id: id(),
    word: text().notNull().unique(),
    /** As people write it: آرایش for ارایش. */
    shown: text().notNull(),
    /** What it has in common with the same name in the other script. */
    sound: text(),
    /** How many listings have it. */
    count: integer().notNull().default(0),
  },
  // Prefixes are compared byte by byte, whatever the order of the server's own language.
  (table) => [
    index('words_prefix').on(table.word.op('text_pattern_ops'), table.count),
    index('words_sound').on(table.sound),
  ],
)

/** A word with one or two letters left out: what a misspelling of it has in common with it. */
export const misspellings = pgTable(
  'misspellings',
  {
    form: text().notNull(),
    wordId: integer()
      .notNull()
      .references(() => words.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.wordId] }),
    index('misspellings_word').on(table.wordId),
  ],
)

/** What shoppers look for, without who; the score halves as time passes. */
export const searches = pgTable(
  'searches',
  {
    term: text().primaryKey(),
    score: real().notNull(),
    at: createdAt(),
  },
  (table) => [index('searches_score').on(table.score)],
)
