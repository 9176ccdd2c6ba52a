import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  real,
} from 'drizzle-orm/pg-core'
import { categories, products } from './catalogue'
import { id, moment, rials, createdAt } from './columns'

/** Each value a variant can have, such as the colour red, under a number. */
export const propertyValues = pgTable(
  'property_values',
  { id: id(), name: text().notNull(), value: text().notNull() },
  (table) => [unique('property_values_one').on(table.name, table.value)],
)

/** Values that one variant has together; goods that come in the same variants share theirs. */
export const valueSets = pgTable('value_sets', {
  id: id(),
  parentValue: jsonb().$type<Record<string, string>>().notNull().unique(),
  valueIds: integer().array().notNull(),
})

const listingColumns = () => ({
  categoryId: integer().notNull(),
  brandId: integer().notNull(),
  /** The one that runs now. */
  festivalId: integer(),
  percent: smallint().notNull().default(0),
  finalPrice: rials().notNull(),
  available: boolean().notNull(),
  valueIds: integer().array().notNull(),
  /** Of the variants that are in stock. */
  freeValueIds: integer().array().notNull(),
  /** The `value_sets` of its variants, and of those in stock. */
  setIds: integer().array().notNull(),
  freeSetIds: integer().array().notNull(),
  terms: integer().array().notNull(),
  viewCount: integer().notNull(),
  soldCount: integer().notNull(),
  createdAt: moment().notNull(),
})

/**
 * What lists read: one narrow row for every product that is shown. Triggers keep it, whoever writes
 * a product, a variant or a festival; the festival clock keeps it as time passes.
 */
export const listings = pgTable(
  'listings',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...listingColumns(),
  },
  (table) => [
    index('listings_newest').on(table.available, table.createdAt, table.productId),
    index('listings_best_selling').on(table.available, table.soldCount, table.productId),
    index('listings_most_viewed').on(table.available, table.viewCount, table.productId),
    index('listings_most_expensive').on(table.available, table.finalPrice, table.productId),
    index('listings_cheapest').on(
      table.available.desc().nullsFirst(),
      table.finalPrice,
      table.productId.desc().nullsFirst(),
    ),
    index('listings_biggest_discount').on(
      table.available,
      table.percent,
      table.soldCount,
      table.productId,
    ),
    index('listings_category').on(table.categoryId, table.finalPrice),
    index('listings_brand').on(table.brandId),
    index('listings_festival')
      .on(table.festivalId)
      .where(sql`${table.festivalId} is not null`),
    index('listings_sold_out')
      .on(table.categoryId)
      .where(sql`not ${table.available}`),
    index('listings_values').using('gin', table.valueIds),
    index('listings_free_values').using('gin', table.freeValueIds),
    index('listings_terms').using('gin', table.terms),
    index('listings_unindexed')
      .on(table.productId)
      .where(sql`${table.terms} = '{}'`),
  ],
)

/** The same of one product in sixteen, picked by a hash: what is too many to count is counted by it. */
export const listingSamples = pgTable(
  'listing_samples',
  { productId: integer().primaryKey(), ...listingColumns() },
  (table) => [
    index('listing_samples_category').on(table.categoryId, table.finalPrice),
    index('listing_samples_brand').on(table.brandId),
    index('listing_samples_terms').using('gin', table.terms),
    index('listing_samples_few')
      .on(table.categoryId)
      .where(sql`hashint4(${table.productId}) & 127 = 0`),
  ],
)

export const facetKind = pgEnum('facet_kind', ['all', 'brand', 'festival', 'value'])

/** How many listings of a category have something, so that a list nobody narrowed counts nothing. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    kind: facetKind().notNull(),
    /** The id of the brand, the festival or the value. */
    key: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.kind, table.key] })],
)

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
    // Parts of words are looked for in these alone, and codes are many, most of those without digits in Latin letters.
    index('words_of_latin')
      .on(table.count, table.word)
      .where(sql`${table.word} !~ '[^a-z]'`),
    index('words_of_others')
      .on(table.count, table.word)
      .where(sql`${table.word} ~ '[^a-z]' and ${table.word} !~ '[0-9]'`),
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
