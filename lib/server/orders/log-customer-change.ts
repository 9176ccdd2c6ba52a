import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { LOGGED_CUSTOMER_CALLS } from '@/lib/contract/orders/delivery-changes'
import { DELIVERY_CHANGES_PER_DAY } from '@/lib/domain/quotas'
import { DAY_SECONDS } from '@/lib/persian/durations'
import { persianDigits } from '@/lib/persian/digits'
import { insertAuditEvents } from '../audit-log'
import type { Database, RecordChange } from '../db/database'
import { auditEvents } from '../db/schema/schema'
import { DomainError } from '../domain-error'

const TOO_MANY = `نشانی و زمان تحویل این سفارش امروز ${persianDigits(DELIVERY_CHANGES_PER_DAY)} بار تغییر کرده است؛ فردا دوباره تغییر دهید یا به پشتیبانی بگویید.`

/** What the log says of a customer: that it was them, and nothing of where they sat. */
const BY_CUSTOMER = { actor: { kind: 'customer', name: '' }, ip: '', device: '' } as const

/** The log is never pruned, so that an order must not fill it; the order is locked by its change. */
async function assertWithinQuota(tx: Database, subject: string): Promise<void> {
  const changes = await tx
    .select({ age: sql<number>`extract(epoch from now() - ${auditEvents.createdAt})::int` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, subject),
        eq(auditEvents.actorKind, BY_CUSTOMER.actor.kind),
        gt(auditEvents.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(DELIVERY_CHANGES_PER_DAY)
  const oldest = changes[DELIVERY_CHANGES_PER_DAY - 1]
  if (oldest === undefined) return
  throw new DomainError('daily_limit_reached', TOO_MANY, {
    retryAfter: Math.max(DAY_SECONDS - oldest.age, 1),
  })
}

/** In the transaction of the change, as the desk's own are logged. */
export async function logCustomerChange(
  tx: Database,
  action: (typeof LOGGED_CUSTOMER_CALLS)[number],
  change: Parameters<RecordChange>[0] & { subject: string },
): Promise<void> {
  await assertWithinQuota(tx, change.subject)
  await insertAuditEvents(tx, BY_CUSTOMER, action, [change])
}
