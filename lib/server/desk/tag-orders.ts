import { and, asc, count, desc, eq, inArray, min } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { applyTagChange, hasTag, MOST_TAGS_OF_ORDER, tagKey } from '@/lib/domain/order-tags'
import { persianDigits } from '@/lib/persian/digits'
import type { Database, RecordChange } from '../db/database'
import { orderTags } from '../db/schema/schema'
import { invalidField } from '../domain-error'
import { lockOrder } from '../orders/order-transitions'
import { sortByLock } from './move-orders'

const MOST_CHOICES = 100

/** Of each order, in the order in which they were put on it. */
export async function listTags(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderId, [...orderIds]))
    .orderBy(asc(orderTags.createdAt), asc(orderTags.key))
  const byOrder = new Map<number, string[]>()
  for (const { orderId, title } of rows) {
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), title])
  }
  return byOrder
}

/** Those that are on any order, the most used first. */
export async function readTagChoices(db: Database) {
  const rows = await db
    .select({ title: min(orderTags.title), count: count() })
    .from(orderTags)
    .groupBy(orderTags.key)
    .orderBy(desc(count()), asc(orderTags.key))
    .limit(MOST_CHOICES)
  return rows.flatMap(({ title, count: used }) => (title === null ? [] : { title, count: used }))
}

/** A tag that is in use is not spelt a second way. */
async function spellAsInUse(db: Database, titles: readonly string[]): Promise<string[]> {
  const keys = titles.map(tagKey)
  if (keys.length === 0) return []
  const used = await db
    .select({ key: orderTags.key, title: min(orderTags.title) })
    .from(orderTags)
    .where(inArray(orderTags.key, keys))
    .groupBy(orderTags.key)
  const spelt = new Map(used.map(({ key, title }) => [key, title]))
  return titles.map((title) => spelt.get(tagKey(title)) ?? title)
}

/** All or none: an order that has no space for another stops the others, too. */
export async function tagDeskOrders(
  db: Database,
  input: CallParsed<typeof orderWorkCalls.tagOrders>['body'],
  recordChange: RecordChange,
): Promise<void> {
  const add = await spellAsInUse(db, input.add)
  const wanted = [...new Set(input.orders)].map((id) => ({ id }))
  for (const { id } of await sortByLock(db, wanted)) {
    const { code } = await lockOrder(db, id)
    const before = (await listTags(db, [id])).get(id) ?? []
    const after = applyTagChange(before, { add, remove: input.remove })
    const added = after.filter((title) => !hasTag(before, title))
    const removed = before.filter((title) => !hasTag(after, title))
    if (added.length === 0 && removed.length === 0) continue
    if (added.length > 0 && after.length > MOST_TAGS_OF_ORDER) {
      const most = persianDigits(MOST_TAGS_OF_ORDER)
      const message = `هر سفارش تا ${most} نشان می‌گیرد؛ از سفارش ${code} ابتدا یکی را بردارید.`
      throw invalidField('add', message)
    }
    if (removed.length > 0) {
      const keys = removed.map(tagKey)
      await db.delete(orderTags).where(and(eq(orderTags.orderId, id), inArray(orderTags.key, keys)))
    }
    if (added.length > 0) {
      const rows = added.map((title) => ({ orderId: id, key: tagKey(title), title }))
      await db.insert(orderTags).values(rows).onConflictDoNothing()
    }
    recordChange({ subject: `order:${id}`, before: { tags: before }, after: { tags: after } })
  }
}
