import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products, stocks, media } from './catalogue'
import { createdAt, id, moment } from './columns'
import { orders } from './orders'
import { users } from './people'
import { staffMembers } from './staff'

export const approval = pgEnum('approval', ['pending', 'approved', 'rejected'])

export const comments = pgTable(
  'comments',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stockId: integer().references(() => stocks.id, { onDelete: 'set null' }),
    title: text().notNull().default(''),
    comment: text().notNull(),
    rate: smallint().notNull(),
    advantages: text().array().notNull().default([]),
    disadvantages: text().array().notNull().default([]),
    suggest: boolean(),
    anonymous: boolean().notNull().default(false),
    isBuyer: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    /** Of the shop; public once the comment is. */
    answer: text(),
    answeredAt: moment(),
    status: approval().notNull().default('pending'),
    createdAt: createdAt(),
  },
  (table) => [
    index('comments_product').on(table.productId, table.status, table.createdAt),
    index('comments_user').on(table.userId, table.createdAt),
    uniqueIndex('comments_one_per_product')
      .on(table.productId, table.userId)
      .where(sql`${table.status} <> 'rejected'`),
    check('comments_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('comments_rate', sql`${table.rate} between 1 and 5`),
    check('comments_votes', sql`${table.likes} >= 0 and ${table.dislikes} >= 0`),
    check(
      'comments_lists',
      sql`cardinality(${table.advantages}) <= 10 and cardinality(${table.disadvantages}) <= 10`,
    ),
  ],
)

/** What the writer of a comment took; public once the comment is. */
export const commentPictures = pgTable(
  'comment_pictures',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.position] }),
    index('comment_pictures_media').on(table.mediaId),
  ],
)

export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vote: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    check('comment_votes_value', sql`${table.vote} in (-1, 1)`),
  ],
)

export const questions = pgTable(
  'questions',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    parentId: integer(),
    question: text().notNull(),
    status: approval().notNull().default('pending'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('questions_product').on(table.productId, table.status, table.createdAt),
    index('questions_parent').on(table.parentId),
    index('questions_user').on(table.userId, table.createdAt),
    check(
      'questions_shop_only_answers',
      sql`${table.userId} is not null or ${table.parentId} is not null`,
    ),
  ],
)

export const ticketDepartment = pgEnum('ticket_department', [
  'sales',
  'support',
  'finance',
  'returns',
])
export const ticketStatus = pgEnum('ticket_status', ['open', 'answered', 'closed'])

export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    department: ticketDepartment().notNull(),
    status: ticketStatus().notNull().default('open'),
    /** Whose it is to answer; nobody's in particular where null. */
    assigneeId: integer().references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** When the first message came that the shop has not answered; the deadline counts from it. */
    waitingSince: createdAt(),
  },
  (table) => [
    index('tickets_assignee')
      .on(table.assigneeId)
      .where(sql`${table.assigneeId} is not null`),
    index('tickets_user').on(table.userId, table.updatedAt),
    index('tickets_order').on(table.orderId),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: id(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    fromShop: boolean().notNull().default(false),
    /** Who answered for the shop; the desk alone shows it. */
    staffName: text(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketId, table.createdAt)],
)

export const ticketNotes = pgTable(
  'ticket_notes',
  {
    id: id(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ticket_notes_ticket').on(table.ticketId)],
)

export const ticketFiles = pgTable(
  'ticket_files',
  {
    messageId: integer()
      .notNull()
      .references(() => ticketMessages.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.mediaId] })],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    mobile: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Stored for as long as it is counted. */
    ip: text(),
    createdAt: createdAt(),
    handledAt: moment(),
    /** In which its sender, a customer by then, was answered. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contact_messages_ip')
      .on(table.ip, table.createdAt)
      .where(sql`${table.ip} is not null`),
    index('contact_messages_ticket')
      .on(table.ticketId)
      .where(sql`${table.ticketId} is not null`),
  ],
)

/** For the staff; whoever wrote the message never reads them. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_notes_message').on(table.messageId)],
)
