import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { attributeCalls, DeskAttribute } from '@/lib/contract/desk/attributes'
import { tags } from '@/lib/contract/tags'
import { lockSetting, readSettingVersion, writeSetting } from '../content/setting-row'
import type { Database, RecordChange } from '../db/database'
import { categories, productFields, products } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { readSetting } from '../settings'
import { refreshProducts } from './read-taxonomy'

const ORDER_KEY = 'attribute_order'
const MOST_ATTRIBUTES = 2_000
const MOST_VALUES = 40

const { productId, name, value } = productFields
const times = sql<number>`count(distinct ${productId})::int`
const isListed = ne(products.status, 'removed')
const ofProduct = eq(products.id, productId)

function groupByName<Row extends { name: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const byName = new Map<string, Row[]>()
  for (const row of rows) {
    const own = byName.get(row.name)
    if (own) own.push(row)
    else byName.set(row.name, [row])
  }
  return byName
}

/** In the shop's order, then the most used first. */
export async function listAttributes(db: Database): Promise<DeskAttribute[]> {
  const counted = await db
    .select({ name, products: times })
    .from(productFields)
    .innerJoin(products, ofProduct)
    .where(isListed)
    .groupBy(name)
    .orderBy(sql`2 desc`, name)
    .limit(MOST_ATTRIBUTES)
  const rank = sql<number>`row_number() over (partition by ${name} order by count(distinct ${productId}) desc)`
  const ranked = db
    .select({ name, value, products: times.as('times'), rank: rank.as('rank') })
    .from(productFields)
    .innerJoin(products, ofProduct)
    .where(isListed)
    .groupBy(name, value)
    .as('ranked')
  const values = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MOST_VALUES}`)
  const { id, title, requiredFields } = categories
  const used = await db
    .select({ name, id, title, products: times })
    .from(productFields)
    .innerJoin(products, ofProduct)
    .innerJoin(categories, eq(id, products.categoryId))
    .where(isListed)
    .groupBy(name, id, title)
  const demanding = await db.select({ title, names: requiredFields }).from(categories)
  const order = await readSetting(db, ORDER_KEY)
  const valuesOf = groupByName(values)
  const categoriesOf = groupByName(used)
  const rankOf = new Map(order.map((one, at) => [one, at]))
  const last = order.length
  return counted
    .map((one) => ({
      ...one,
      values: (valuesOf.get(one.name) ?? [])
        .map((row) => ({ value: row.value, products: row.products }))
        .sort((a, b) => b.products - a.products),
      categories: (categoriesOf.get(one.name) ?? [])
        .map((row) => ({ id: row.id, title: row.title, products: row.products }))
        .sort((a, b) => b.products - a.products),
      required_in: demanding.flatMap((row) => (row.names.includes(one.name) ? row.title : [])),
    }))
    .sort((a, b) => (rankOf.get(a.name) ?? last) - (rankOf.get(b.name) ?? last))
}

/** Editors that are open on one of the goods meet it as a clash. */
export async function renameAttribute(
  db: Database,
  change: CallParsed<typeof attributeCalls.renameAttribute>['body'],
  recordChange: RecordChange,
): Promise<string[]> {
  const { name: former, value: formerValue, to } = change
  const isFormer = and(
    eq(name, former),
    formerValue === undefined ? undefined : eq(value, formerValue),
  )
  const touched = new Set<number>()
  // A product that has the other one as well keeps that.
  if (formerValue === undefined && former !== to) {
    const both = db.select({ id: productId }).from(productFields).where(eq(name, to))
    const dropped = await db
      .delete(productFields)
      .where(and(isFormer, inArray(productId, both)))
      .returning({ id: productId })
    for (const { id } of dropped) touched.add(id)
  }
  const changed = await db
    .update(productFields)
    .set(formerValue === undefined ? { name: to } : { value: to })
    .where(isFormer)
    .returning({ id: productId })
  for (const { id } of changed) touched.add(id)
  const productIds = [...touched]
  if (productIds.length === 0) throw notFound('این ویژگی')
  await db
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(inArray(products.id, productIds))
  if (formerValue === undefined) {
    await db
      .update(categories)
      .set({ requiredFields: sql`array_replace(${categories.requiredFields}, ${former}, ${to})` })
      .where(sql`${former} = any(${categories.requiredFields})`)
    const order = await readSetting(db, ORDER_KEY)
    await writeOrder(db, [...new Set(order.map((one) => (one === former ? to : one)))])
  }
  recordChange({
    subject: `attribute:${to}`,
    before: formerValue === undefined ? { name: former } : { value: formerValue },
    after: formerValue === undefined ? { name: to } : { value: to },
  })
  return [tags.products, ...(await refreshProducts(db, { productIds }))]
}

async function writeOrder(db: Database, names: readonly string[]): Promise<void> {
  await lockSetting(db, ORDER_KEY)
  const version = await readSettingVersion(db, ORDER_KEY)
  await writeSetting(db, ORDER_KEY, { value: names, version })
}

export async function orderAttributes(
  db: Database,
  names: readonly string[],
  recordChange: RecordChange,
): Promise<string[]> {
  const before = await readSetting(db, ORDER_KEY)
  await writeOrder(db, [...new Set(names)])
  recordChange({ subject: 'settings:attributes', before: { names: before }, after: { names } })
  // Every page of a product carries the first.
  return [tags.settings, tags.products]
}
