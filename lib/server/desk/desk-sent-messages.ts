import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import {
  messageEmail,
  type getDeskSentMessages,
  type sendTestMessage as testCall,
} from '@/lib/contract/desk/messages'
import { mobile } from '@/lib/contract/fields'
import { sampleValues } from '@/lib/domain/message-text'
import { startOfDay } from '@/lib/domain/quiet-hours'
import { formatMobile } from '@/lib/persian/validators'
import type { Database } from '../db/database'
import { pageInfo } from '../db/read-rows'
import { messages, orders } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { renderMessage, templateOf } from '../outbox/expand-events'
import type { Channels } from '../outbox/open-channels'
import { readSetting } from '../settings'

const PAGE_SIZE = 50
type Filters = CallParsed<typeof getDeskSentMessages>['query']

async function countByStatus(db: Database) {
  const rows = await db
    .select({ status: messages.status, count: count() })
    .from(messages)
    .groupBy(messages.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: of('waiting'), sent: of('sent'), failed: of('failed'), demo: of('demo') }
}

export async function listSentMessages(
  db: Database,
  { status, page }: Filters,
  { seesRecipient }: { seesRecipient: boolean },
) {
  const matches = status && eq(messages.status, status)
  const rows = await db
    .select({ message: messages, code: orders.code })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .where(matches)
    .orderBy(desc(messages.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const { daily_sms: budget } = await readSetting(db, 'messages')
  const isOfToday = gte(messages.sentAt, startOfDay(new Date()))
  const sent = await db.$count(messages, and(eq(messages.channel, 'sms'), isOfToday))
  return {
    messages: rows.map(({ message, code }) => ({
      id: message.id,
      kind: message.kind,
      channel: message.channel,
      recipient: seesRecipient ? formatMobile(message.recipient) : '',
      order: message.orderId === null || code === null ? null : { id: message.orderId, code },
      subject: message.subject,
      text: message.text,
      status: message.status,
      tries: message.tries,
      error: message.error,
      created_at: message.createdAt.toISOString(),
      not_before: message.notBefore?.toISOString() ?? null,
      sent_at: message.sentAt?.toISOString() ?? null,
    })),
    counts: await countByStatus(db),
    today: { sent, budget },
    ...pageInfo(await db.$count(messages, matches), page, PAGE_SIZE),
  }
}

const NO_MAIL = 'سرور ایمیل هنوز تنظیم نشده است.'

/** Goes the way of all others, so that what it proves is true of them. */
export async function writeTestMessage(
  db: Database,
  { kind, channel, to }: CallParsed<typeof testCall>['body'],
  { channels, siteUrl }: { channels: Channels; siteUrl: string },
): Promise<number> {
  if (channel === 'email' && channels.mailer === null) {
    throw new DomainError('precondition_failed', NO_MAIL)
  }
  const recipient = (channel === 'sms' ? mobile : messageEmail).safeParse(to)
  if (!recipient.success) throw invalidField('to', recipient.error.issues[0]?.message ?? '')
  const { name } = await readSetting(db, 'shop')
  const values = { ...sampleValues(kind), فروشگاه: name, پیوند: siteUrl }
  const template = templateOf(await readSetting(db, 'messages'), kind)
  const rendered = renderMessage(template, channel, values)
  const [written] = await db
    .insert(messages)
    .values({ kind, channel, recipient: recipient.data, values, ...rendered })
    .returning({ id: messages.id })
  if (written === undefined) throw new Error('the test was not written')
  return written.id
}

/** With the templates of now: a wrong one may be why they failed. */
export async function resendMessages(db: Database, id: number | undefined): Promise<number> {
  const failed = eq(messages.status, 'failed')
  const rows = await db
    .select()
    .from(messages)
    .where(id === undefined ? failed : and(eq(messages.id, id), failed))
    .for('update')
  if (id !== undefined && rows.length === 0) throw notFound('این پیام ناموفق')
  const stored = await readSetting(db, 'messages')
  for (const { id: own, kind, channel, values } of rows) {
    await db
      .update(messages)
      .set({
        ...renderMessage(templateOf(stored, kind), channel, values),
        ...{ status: 'waiting', tries: 0, notBefore: null, error: '' },
      })
      .where(eq(messages.id, own))
  }
  return rows.length
}
