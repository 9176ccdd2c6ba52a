import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ContactMessage } from '@/lib/contract/content/contact'
import type { OpenContactMessage } from '@/lib/contract/desk/inbox'
import { HOUR_MS } from '@/lib/persian/durations'
import type { Database, PersistResponse } from '../db/database'
import { contactMessages } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'

const MAX_PER_HOUR = 5
const MAX_LISTED = 100
const TOO_MANY = 'در یک ساعت گذشته چند پیام فرستاده‌اید؛ کمی بعد دوباره بنویسید یا تماس بگیرید.'

/** The sender's IP is erased as soon as it no longer counts for the limit. */
export async function sendContactMessage(
  db: Database,
  message: ContactMessage,
  senderIp: string,
  persistResponse?: PersistResponse<void>,
): Promise<void> {
  const ip = senderIp || 'unknown'
  const { createdAt } = contactMessages
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact:${ip}`}))`)
    await tx
      .update(contactMessages)
      .set({ ip: null })
      .where(and(isNotNull(contactMessages.ip), sql`${createdAt} <= now() - interval '1 hour'`))
    const sent = await tx
      .select({ at: createdAt })
      .from(contactMessages)
      .where(and(eq(contactMessages.ip, ip), gt(createdAt, sql`now() - interval '1 hour'`)))
      .orderBy(asc(createdAt))
    const oldest = sent.at(-MAX_PER_HOUR)
    if (oldest !== undefined) {
      const waitMs = oldest.at.getTime() + HOUR_MS - Date.now()
      throw new DomainError('rate_limited', TOO_MANY, {
        retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
      })
    }
    await tx.insert(contactMessages).values({ ...message, ip })
    await persistResponse?.(tx)
  })
}

export async function listOpenContactMessages(db: Database): Promise<OpenContactMessage[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.handledAt))
    .orderBy(desc(contactMessages.id))
    .limit(MAX_LISTED)
  return rows.map(({ id, name, mobile, subject, message, createdAt }) => ({
    ...{ id, name, mobile, subject, message },
    created_at: createdAt.toISOString(),
  }))
}

export async function handleContactMessage(db: Database, id: number): Promise<void> {
  const [row] = await db
    .update(contactMessages)
    .set({ handledAt: sql`coalesce(${contactMessages.handledAt}, now())` })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  if (row === undefined) throw notFound('این پیام')
}
