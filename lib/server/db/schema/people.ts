import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { stocks, media } from './catalogue'
import { createdAt, id, moment } from './columns'
import { cities, states } from './shipping'

export const users = pgTable(
  'users',
  {
    id: id(),
    mobile: text().notNull().unique(),
    passwordHash: text(),
    name: text().notNull().default(''),
    bio: text().notNull().default(''),
    imageId: integer().references(() => media.id, { onDelete: 'set null' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    nationalCode: text(),
    email: text(),
    birthDate: date(),
    bankCard: text(),
    createdAt: createdAt(),
    /** Since when nobody can log in to it, and why; only the staff read the reason. */
    blockedAt: moment(),
    blockReason: text().notNull().default(''),
    /** Nothing of the person is left but what the books need. */
    erasedAt: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('users_image').on(table.imageId),
    index('users_created').on(table.createdAt),
    check(
      'users_mobile_form',
      sql`case when ${table.erasedAt} is null then ${table.mobile} ~ '^\\+989[0-9]{9}$' else ${table.mobile} = 'erased ' || ${table.id} end`,
    ),
  ],
)

/** What the staff tell each other of a customer, who never sees it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('customer_notes_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Revoked from another device, for the customer's safety. */
    revokedForSafety: boolean().notNull().default(false),
    /** When whoever holds it last typed a code sent to their number. */
    provedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId, table.lastSeenAt)],
)

export const codes = pgTable(
  'codes',
  {
    id: id(),
    mobile: text().notNull(),
    codeHmac: text().notNull(),
    ip: text().notNull().default(''),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('codes_mobile').on(table.mobile, table.createdAt),
    index('codes_ip').on(table.ip, table.createdAt),
    index('codes_age').on(table.createdAt),
    check('codes_tries', sql`${table.tries} between 0 and 5`),
  ],
)

/** Guesses at a code or a password that were not right. */
export const guesses = pgTable(
  'guesses',
  {
    id: id(),
    kind: text().notNull(),
    mobile: text().notNull(),
    ip: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('guesses_mobile').on(table.kind, table.mobile, table.createdAt),
    index('guesses_ip').on(table.kind, table.ip, table.createdAt),
    check('guesses_kind', sql`${table.kind} in ('code', 'password', 'second_factor', 'coupon')`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    receiverName: text().notNull(),
    receiverMobile: text().notNull(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    cityId: integer().references(() => cities.id),
    otherCity: text(),
    postalCode: text().notNull(),
    detail: text().notNull(),
    plate: text().notNull().default(''),
    unit: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    check('addresses_have_city', sql`(${table.cityId} is null) <> (${table.otherCity} is null)`),
  ],
)

export const legalProfiles = pgTable('legal_profiles', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyName: text().notNull(),
  nationalId: text().notNull(),
  economicCode: text().notNull(),
  registrationId: text().notNull(),
  stateId: integer()
    .notNull()
    .references(() => states.id),
  cityId: integer().references(() => cities.id),
  phone: text().notNull(),
  updatedAt: createdAt(),
})

export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relateTo: text().notNull(),
    relateId: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('favorites_once').on(table.userId, table.relateTo, table.relateId),
    check('favorites_kind', sql`${table.relateTo} in ('product', 'blog', 'post')`),
  ],
)

/** The cart of a customer, on whichever device it was filled. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stockId: integer()
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    isSavedForLater: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.stockId] }),
    index('cart_lines_stock').on(table.stockId),
    check('cart_lines_some', sql`${table.quantity} > 0`),
  ],
)

export const stockNotices = pgTable(
  'stock_notices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stockId: integer()
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Since when there is something to tell. */
    dueAt: moment(),
    sentAt: moment(),
    tries: smallint().notNull().default(0),
    /** Until then somebody is sending it, or the provider is left in peace. */
    notBefore: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.stockId] }),
    index('stock_notices_stock').on(table.stockId),
    index('stock_notices_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
)
