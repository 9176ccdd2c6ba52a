import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { products, media } from './catalogue'
import { createdAt, id, moment } from './columns'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: createdAt(),
})

export const pages = pgTable('pages', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull().default(''),
  body: text().notNull(),
  /** Its body is what the owner must write, and shoppers are told that it is not there yet. */
  isOutline: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  updatedAt: createdAt(),
})

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
})

export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** A draft may be without one. */
    categoryId: integer().references(() => blogCategories.id, { onDelete: 'restrict' }),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    /** A draft may be without a cover. */
    mediaId: integer().references(() => media.id, { onDelete: 'restrict' }),
    /** None is a draft; one to come publishes it by itself. */
    publishedAt: moment(),
    version: integer().notNull().default(1),
    updatedAt: createdAt(),
  },
  (table) => [
    index('articles_newest').on(table.publishedAt),
    index('articles_category').on(table.categoryId, table.publishedAt),
    index('articles_media').on(table.mediaId),
    check(
      'articles_published_in_category',
      sql`${table.publishedAt} is null or ${table.categoryId} is not null`,
    ),
  ],
)

/** What the people of the shop tell each other of an article; no reader sees it. */
export const articleNotes = pgTable(
  'article_notes',
  {
    id: id(),
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('article_notes_article').on(table.articleId)],
)

export const articleProducts = pgTable(
  'article_products',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.productId] }),
    index('article_products_product').on(table.productId),
  ],
)
