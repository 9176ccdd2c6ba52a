import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Permission } from '@/lib/domain/staff'
import { createdAt, id, moment, rials } from './columns'

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Has every permission, and cannot be changed. */
    isOwner: boolean().notNull().default(false),
    permissions: jsonb().$type<Permission[]>().notNull().default([]),
    /** Null: without a limit. */
    refundLimit: rials(),
    discountLimit: integer(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('roles_owner')
      .on(table.isOwner)
      .where(sql`${table.isOwner}`),
    check('roles_discount', sql`${table.discountLimit} between 0 and 100`),
  ],
)

/** Never deleted, so that what they did keeps their name. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: id(),
    mobile: text().notNull().unique(),
    name: text().notNull(),
    roleId: integer()
      .notNull()
      .references(() => roles.id),
    isActive: boolean().notNull().default(true),
    /** Sealed with a key derived from the session secret. */
    totpSecret: text(),
    /** Sealed too; counts once a code of it was typed. */
    totpPending: text(),
    totpConfirmedAt: moment(),
    /** The step of the last code that was taken, so that none is taken twice. */
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    firstLoginAt: moment(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_members_role').on(table.roleId),
    check('staff_members_mobile_form', sql`${table.mobile} ~ '^\\+989[0-9]{9}$'`),
  ],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staffMembers.id),
    tokenHash: text().notNull().unique(),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** When whoever holds it last gave a second factor. */
    provedAt: moment(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId, table.lastSeenAt)],
)

/** A one-time link or ticket: the second step of a login, and the making of the first owner. */
export const staffTickets = pgTable(
  'staff_tickets',
  {
    id: id(),
    kind: text().notNull(),
    tokenHash: text().notNull().unique(),
    staffId: integer().references(() => staffMembers.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('staff_tickets_staff').on(table.staffId),
    check('staff_tickets_kind', sql`${table.kind} in ('login', 'first_owner')`),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staffMembers.id),
    codeHmac: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [index('recovery_codes_staff').on(table.staffId)],
)

/** Filters of a list that somebody keeps under a name, alone or for all. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staffMembers.id),
    name: text().notNull(),
    /** The search part of its address. */
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('desk_views_staff').on(table.staffId)],
)

/** Who changed what; a trigger refuses to change or delete a row. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    actorKind: text().notNull(),
    staffId: integer().references(() => staffMembers.id),
    /** As it was then. */
    actorName: text().notNull().default(''),
    /** The name of the call, or of what happened. */
    action: text().notNull(),
    /** What was changed, such as `role:3`. */
    subject: text().notNull().default(''),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    ip: text().notNull().default(''),
    device: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_events_age').on(table.createdAt),
    index('audit_events_staff').on(table.staffId, table.id),
    index('audit_events_action').on(table.action, table.id),
    index('audit_events_subject').on(table.subject, table.id),
    check(
      'audit_events_actor',
      sql`${table.actorKind} in ('staff', 'operator', 'customer', 'nobody')`,
    ),
  ],
)
