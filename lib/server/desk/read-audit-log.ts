import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { AuditEvent, AuditPage } from '@/lib/contract/desk/staff'
import { collectReferences, isSecretField } from '@/lib/domain/audit-references'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { auditEvents, orders, products } from '../db/schema/schema'
import { likePattern } from './desk-orders'
import { nameSubjects } from './name-subjects'

type AuditFilters = {
  before_id?: number | undefined
  staff_id?: number | undefined
  action?: string[] | undefined
  subject?: string | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  limit: number
}

/** A day begins and ends as it does in the shop. */
const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`

/** Secrets stay out, wherever they stand in what was logged, and what the shop pays for its goods. */
function onlyVisible(logged: unknown, canSeeCosts: boolean): unknown {
  if (Array.isArray(logged)) return logged.map((one) => onlyVisible(one, canSeeCosts))
  if (typeof logged !== 'object' || logged === null) return logged
  const visible = Object.entries(logged).filter(
    ([name]) => !isSecretField(name) && (canSeeCosts || name !== 'cost'),
  )
  return Object.fromEntries(visible.map(([name, value]) => [name, onlyVisible(value, canSeeCosts)]))
}

/** One thing, as `order:12`, or all things of a kind, as `order`. */
function isAbout(subject: string): SQL {
  return subject.includes(':')
    ? eq(auditEvents.subject, subject)
    : sql`starts_with(${auditEvents.subject}, ${`${subject}:`})`
}

/** Words that people wrote; a search of all that was logged would tell what is kept from a reader. */
const WRITTEN = ['note', 'reason', 'title', 'name', 'code'] as const

/** As what is typed has them; a title is written with either. */
const withLatinDigits = (text: SQLWrapper) =>
  sql`translate(${text}, ${persianDigits(DIGITS)}, ${DIGITS})`
const DIGITS = '0123456789'

function mentions(db: Database, text: string): SQL | undefined {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  const pattern = likePattern(typed)
  const orderSubjects = db
    .select({ subject: sql`'order:' || ${orders.id}` })
    .from(orders)
    .where(ilike(orders.code, pattern))
  const productSubjects = db
    .select({ subject: sql`'product:' || ${products.id}` })
    .from(products)
    .where(ilike(withLatinDigits(products.title), pattern))
  return or(
    ilike(auditEvents.actorName, pattern),
    inArray(auditEvents.subject, orderSubjects),
    inArray(auditEvents.subject, productSubjects),
    ...WRITTEN.map((field) =>
      ilike(withLatinDigits(sql`${auditEvents.after} ->> ${field}`), pattern),
    ),
  )
}

function actorKind(kind: string): AuditEvent['actor_kind'] {
  return kind === 'staff' || kind === 'operator' || kind === 'customer' ? kind : 'nobody'
}

export async function readAuditLog(
  db: Database,
  filters: AuditFilters,
  { canSeeCosts, seesCustomers }: { canSeeCosts: boolean; seesCustomers: boolean },
): Promise<AuditPage> {
  const { before_id: beforeId, staff_id: staffId, action, subject, q, from, to, limit } = filters
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        beforeId === undefined ? undefined : lt(auditEvents.id, beforeId),
        staffId === undefined ? undefined : eq(auditEvents.staffId, staffId),
        action === undefined ? undefined : inArray(auditEvents.action, action),
        subject === undefined ? undefined : isAbout(subject),
        q === undefined ? undefined : mentions(db, q),
        from === undefined ? undefined : gte(auditEvents.createdAt, midnight(from)),
        to === undefined
          ? undefined
          : sql`${auditEvents.createdAt} < ${midnight(to)} + interval '1 day'`,
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit + 1)
  const events = rows.slice(0, limit).map((row) => ({
    id: row.id,
    actor_kind: actorKind(row.actorKind),
    actor_name: row.actorName,
    action: row.action,
    subject: row.subject,
    before: onlyVisible(row.before, canSeeCosts),
    after: onlyVisible(row.after, canSeeCosts),
    ip: row.ip,
    device: row.device,
    created_at: row.createdAt.toISOString(),
  }))
  const named = new Set<string>()
  for (const { subject: own, before, after } of events) {
    named.add(own)
    collectReferences(own, [before, after], named)
  }
  const names = await nameSubjects(db, named, { seesCustomers })
  return { events, names, has_more: rows.length > limit }
}
