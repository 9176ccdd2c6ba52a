import { asc, eq, isNull, sql } from 'drizzle-orm'
import {
  startingTemplate,
  type MessageTemplate,
  type StoredMessages,
} from '@/lib/contract/desk/messages'
import { detailsOfKind, MESSAGE_KIND_NAMES, type MessageKind } from '@/lib/domain/message-kinds'
import { CURRENCY_NAMES, setCurrency } from '@/lib/persian/currency'
import { fillTemplate, followUnit } from '@/lib/domain/message-text'
import type { Database } from '../db/database'
import { messages, outboxEvents } from '../db/schema/schema'
import { readSetting } from '../settings'
import { readEventValues, type EventRow, type EventMessage } from './event-values'

const BATCH_SIZE = 50

export type Shop = {
  siteUrl: string
  /** Whether the server sends e-mail. */
  hasMail: boolean
}
type MessageRow = typeof messages.$inferInsert

export function templateOf(stored: StoredMessages, kind: MessageKind): MessageTemplate {
  const { sms, email } = stored.templates[kind] ?? startingTemplate(kind)
  return {
    sms: { ...sms, text: followUnit(sms.text) },
    email: { ...email, subject: followUnit(email.subject), text: followUnit(email.text) },
  }
}

/** Of messages that were written before the unit was a setting. */
const FORMER_UNIT = { واحد: CURRENCY_NAMES.toman }

export function renderMessage(
  template: MessageTemplate,
  channel: 'sms' | 'email',
  given: Record<string, string>,
) {
  const values = { ...FORMER_UNIT, ...given }
  const { text } = template[channel]
  const subject = channel === 'email' ? fillTemplate(template.email.subject, values) : ''
  const pattern = channel === 'sms' ? template.sms.pattern : ''
  return { text: fillTemplate(text, values), subject, pattern }
}

/** Who is told of it: the customer whose it is, or those of the staff whom the owner named. */
function recipientsOf(
  kind: MessageKind,
  { customer }: EventMessage,
  stored: StoredMessages,
): { sms: string[]; email: string[] } {
  if (detailsOfKind(kind).audience === 'staff') {
    return { sms: stored.staff_mobiles, email: stored.staff_emails }
  }
  return {
    sms: customer ? [customer.mobile] : [],
    email: customer?.email ? [customer.email] : [],
  }
}

function messagesOf(
  event: EventRow,
  outgoing: EventMessage[],
  stored: StoredMessages,
  { hasMail }: Shop,
) {
  return outgoing.flatMap((one): MessageRow[] => {
    const { kind, values } = one
    const template = templateOf(stored, kind)
    const to = recipientsOf(kind, one, stored)
    const isForCustomer = detailsOfKind(kind).audience === 'customer'
    const row = (channel: 'sms' | 'email') => (recipient: string) => ({
      ...{ eventId: event.id, kind, channel, recipient, values },
      ...{ orderId: event.orderId, userId: isForCustomer ? (one.customer?.id ?? null) : null },
      ...renderMessage(template, channel, values),
    })
    return [
      ...(template.sms.on ? to.sms.map(row('sms')) : []),
      ...(hasMail && template.email.on ? to.email.map(row('email')) : []),
    ]
  })
}

/** Writes the messages of what happened; gives how many events are done. One that fails is left for later. */
export async function expandEvents(
  db: Database,
  shop: Shop,
  onError: (error: unknown) => void,
): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(outboxEvents)
      .where(isNull(outboxEvents.expandedAt))
      .orderBy(asc(outboxEvents.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return 0
    const stored = await readSetting(tx, 'messages')
    const { name: shopName, currency } = await readSetting(tx, 'shop')
    // Another instance may have changed it a moment ago, and a message is written once.
    setCurrency(currency)
    let done = 0
    for (const event of waiting) {
      const kinds = MESSAGE_KIND_NAMES.filter((kind) => detailsOfKind(kind).event === event.kind)
      const context = { kinds, shopName, siteUrl: shop.siteUrl, lowStock: stored.low_stock }
      try {
        await tx.transaction((own) => expandEvent(own, event, { context, stored, shop }))
        done += 1
      } catch (error) {
        onError(error)
      }
    }
    return done
  })
}

type Expansion = {
  context: Parameters<typeof readEventValues>[2]
  stored: StoredMessages
  shop: Shop
}

async function expandEvent(
  db: Database,
  event: EventRow,
  { context, stored, shop }: Expansion,
): Promise<void> {
  const rows = messagesOf(event, await readEventValues(db, event, context), stored, shop)
  if (rows.length > 0) await db.insert(messages).values(rows).onConflictDoNothing()
  await db
    .update(outboxEvents)
    .set({ expandedAt: sql`now()` })
    .where(eq(outboxEvents.id, event.id))
}

/** What was told long ago is nobody's any more. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .delete(messages)
    .where(
      sql`${messages.status} <> 'waiting' and ${messages.createdAt} < now() - interval '90 days'`,
    )
  await db.delete(outboxEvents).where(sql`${outboxEvents.expandedAt} < now() - interval '30 days'`)
}
