import { and, asc, count, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { endOfQuiet, startOfDay, startOfTomorrow } from '@/lib/domain/quiet-hours'
import type { StoredMessages } from '@/lib/contract/desk/messages'
import { MINUTE_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { messages } from '../db/schema/schema'
import { readSetting } from '../settings'
import { expandEvents, templateOf } from './expand-events'
import type { Channels } from './open-channels'

const BATCH_SIZE = 20
/** A sender that died with a message leaves it to the next after this. */
const LEASE_MS = 5 * MINUTE_MS
const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)
/** Who claims counts what others have claimed; any number by which nothing else in the database locks. */
const CLAIM_LOCK = 7_340_022
/** After each failure; the last one is not tried again by itself. */
const RETRY_MINUTES = [1, 5, 30, 120, 360]

type Message = typeof messages.$inferSelect
type OutboxOptions = {
  channels: Channels
  siteUrl: string
  onError: (error: unknown) => void
  now?: () => Date
  /** Ends a round between two messages. */
  signal?: AbortSignal
}

/** How many SMS went today, those under way too. */
async function countSmsToday(db: Database, now: Date): Promise<number> {
  const isUnderWay = and(
    ...[eq(messages.status, 'waiting'), gt(messages.tries, 0)],
    ...[gt(messages.notBefore, now), lte(messages.notBefore, leaseEnd(now))],
  )
  const isOfToday = or(gte(messages.sentAt, startOfDay(now)), isUnderWay)
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.channel, 'sms'), isOfToday))
  return row?.count ?? 0
}

/** When it may go instead of now; null: now. */
function waitsUntil(
  { kind, channel, eventId }: Message,
  stored: StoredMessages,
  { now, isBudgetSpent }: { now: Date; isBudgetSpent: boolean },
): Date | null {
  if (channel === 'email' || eventId === null) return null
  const quiet = templateOf(stored, kind).sms.anytime ? null : endOfQuiet(stored.quiet, now)
  return quiet ?? (isBudgetSpent ? startOfTomorrow(now) : null)
}

/** Instances that claim at the same time get different ones. */
async function claimMessages(db: Database, now: Date): Promise<{ due: number; mine: Message[] }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`)
    const isDue = or(isNull(messages.notBefore), lte(messages.notBefore, now))
    const due = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.status, 'waiting'), isDue))
      .orderBy(asc(messages.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return { due: 0, mine: [] }
    const stored = await readSetting(tx, 'messages')
    let budget = stored.daily_sms - (await countSmsToday(tx, now))
    const mine: Message[] = []
    for (const message of due) {
      const until = waitsUntil(message, stored, { now, isBudgetSpent: budget <= 0 })
      if (until !== null) {
        await tx.update(messages).set({ notBefore: until }).where(eq(messages.id, message.id))
        continue
      }
      if (message.channel === 'sms') budget -= 1
      mine.push(message)
    }
    const ids = mine.map(({ id }) => id)
    await tx
      .update(messages)
      .set({
        tries: sql`${messages.tries} + 1`,
        notBefore: leaseEnd(now),
      })
      .where(inArray(messages.id, ids))
    return { due: due.length, mine }
  })
}

/** Before each is sent, as those before it may have taken long; false where another instance has it since. */
async function renewLease(db: Database, { id, tries }: Message, now: Date): Promise<boolean> {
  const isMine = and(
    ...[eq(messages.id, id), eq(messages.status, 'waiting')],
    eq(messages.tries, tries + 1),
  )
  const renewed = await db
    .update(messages)
    .set({ notBefore: leaseEnd(now) })
    .where(isMine)
    .returning({ id: messages.id })
  return renewed.length > 0
}

async function send(message: Message, { sendSms, mailer }: Channels): Promise<string | null> {
  const { id, kind, channel, recipient, text, subject, values, pattern } = message
  if (channel === 'sms') {
    return sendSms ? sendSms({ id, kind, mobile: recipient, text, pattern, values }) : null
  }
  if (mailer === null) throw new Error('No server of e-mail is set.')
  return mailer.send({ id: `message-${id}`, to: recipient, subject, text, html: toHtml(text) })
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const LINK = /https?:\/\/\S+/g

function toHtml(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
  const linked = escaped.replace(LINK, (url) => `<a href="${url}" dir="ltr">${url}</a>`)
  const body = linked.replaceAll('\n', '<br>')
  return `<!doctype html><html lang="fa" dir="rtl"><body style="font-family:Vazirmatn,Tahoma,sans-serif;line-height:1.9">${body}</body></html>`
}

const describe = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)

function retryAt(tries: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[tries]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
}

async function deliver(db: Database, message: Message, options: OutboxOptions): Promise<void> {
  const { channels, onError, now = () => new Date() } = options
  try {
    const providerId = await send(message, channels)
    await db
      .update(messages)
      .set({
        status: providerId === null ? 'demo' : 'sent',
        providerId: providerId ?? '',
        ...{ sentAt: now(), error: '', notBefore: null },
      })
      .where(eq(messages.id, message.id))
  } catch (error) {
    onError(error)
    const again = retryAt(message.tries, now())
    await db
      .update(messages)
      .set({
        status: again === null ? 'failed' : 'waiting',
        notBefore: again,
        error: describe(error),
      })
      .where(eq(messages.id, message.id))
  }
}

/** One round: what happened becomes messages, and what is due goes. */
export async function sendDueMessages(db: Database, options: OutboxOptions): Promise<void> {
  const { channels, siteUrl, now = () => new Date() } = options
  const shop = { siteUrl, hasMail: channels.mailer !== null }
  while ((await expandEvents(db, shop, options.onError)) > 0);
  for (;;) {
    const { due, mine } = await claimMessages(db, now())
    if (due === 0) return
    for (const [at, message] of mine.entries()) {
      if (options.signal?.aborted) return release(db, mine.slice(at))
      if (await renewLease(db, message, now())) await deliver(db, message, options)
    }
  }
}

/** Leaves to another instance, at once, what a stopping one took and did not begin. */
async function release(db: Database, claimed: readonly Message[]): Promise<void> {
  const ids = claimed.map(({ id }) => id)
  await db
    .update(messages)
    .set({ tries: sql`${messages.tries} - 1`, notBefore: null })
    .where(inArray(messages.id, ids))
}
