import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { EventData, EventKind, MessageKind } from '@/lib/domain/message-kinds'
import { createdAt, id, moment } from './columns'

/**
 * What happened and somebody may be told of, written in the transaction in which it happened. Nothing
 * here refers to orders and customers by a key: it would lock them out of turn.
 */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: id(),
    kind: text().$type<EventKind>().notNull(),
    orderId: integer(),
    userId: integer(),
    data: jsonb().$type<EventData>().notNull().default({}),
    createdAt: createdAt(),
    /** When its messages were written; from then on they alone count. */
    expandedAt: moment(),
  },
  (table) => [
    index('outbox_events_waiting')
      .on(table.id)
      .where(sql`${table.expandedAt} is null`),
    index('outbox_events_order').on(table.orderId),
    index('outbox_events_user').on(table.userId),
    index('outbox_events_age').on(table.createdAt),
  ],
)

/** One SMS or e-mail to one person. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** None of a test. */
    eventId: integer().references(() => outboxEvents.id, { onDelete: 'set null' }),
    kind: text().$type<MessageKind>().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    /** `+989…`, or an address of e-mail. */
    recipient: text().notNull(),
    /** The customer whom it is for. */
    userId: integer(),
    orderId: integer(),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The provider's own template, filled with the values. */
    pattern: text().notNull().default(''),
    subject: text().notNull().default(''),
    text: text().notNull(),
    status: text().$type<'waiting' | 'sent' | 'failed' | 'demo'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** Nobody takes it before then: it waits, or somebody is sending it. */
    notBefore: moment(),
    error: text().notNull().default(''),
    /** What the provider calls it. */
    providerId: text().notNull().default(''),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    unique('messages_once_an_event').on(table.eventId, table.kind, table.channel, table.recipient),
    index('messages_waiting')
      .on(table.notBefore)
      .where(sql`${table.status} = 'waiting'`),
    index('messages_status').on(table.status, table.id),
    index('messages_sent').on(table.channel, table.sentAt),
    index('messages_user').on(table.userId),
    index('messages_order').on(table.orderId),
    check('messages_channel', sql`${table.channel} in ('sms', 'email')`),
    check('messages_status_known', sql`${table.status} in ('waiting', 'sent', 'failed', 'demo')`),
  ],
)
