import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { products, media } from './catalogue'
import { createdAt, id, moment } from './columns'
import { users } from './people'

export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    text: text().notNull().default(''),
    alt: text().notNull().default(''),
    createdAt: createdAt(),
    hiddenAt: moment(),
    /** The reason, shown to the author. */
    hiddenNote: text().notNull().default(''),
  },
  (table) => [
    index('posts_user').on(table.userId, table.createdAt),
    index('posts_product').on(table.productId, table.createdAt),
    index('posts_media').on(table.mediaId),
    check('posts_text_length', sql`char_length(${table.text}) <= 2000`),
  ],
)

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comment: text().notNull(),
    createdAt: createdAt(),
    hiddenAt: moment(),
    /** The reason, shown to the author. */
    hiddenNote: text().notNull().default(''),
  },
  (table) => [
    index('post_comments_post').on(table.postId, table.createdAt),
    index('post_comments_user').on(table.userId, table.createdAt),
  ],
)

/** How much a customer has done on a day of Tehran; what is deleted has been done all the same. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'post',
        'post_comment',
        'report',
        'portrait',
        'comment_picture',
        'comment_change',
        'attachment',
      ],
    }).notNull(),
    day: date().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.day] }),
    index('daily_counts_day').on(table.day),
    check(
      'daily_counts_kind',
      sql`${table.kind} in ('post', 'post_comment', 'report', 'portrait', 'comment_picture', 'comment_change', 'attachment')`,
    ),
  ],
)

export const likes = pgTable(
  'likes',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('likes_once').on(table.postId, table.userId),
    index('likes_user').on(table.userId),
  ],
)

export const follows = pgTable(
  'follows',
  {
    followerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.followedId}`),
  ],
)

export const reportKind = pgEnum('report_kind', ['post', 'post_comment'])

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: reportKind().notNull(),
    relateId: integer().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [unique('reports_once').on(table.reporterId, table.kind, table.relateId)],
)
