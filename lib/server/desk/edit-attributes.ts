import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { attributeCalls, DeskAttribute } from '@/lib/contract/desk/attributes'
import { tags } from '@/lib/contract/tags'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { isAmong } from '../db/read-rows'
import {
  type AttributeChange,
  attributeChanges,
  categories,
  productFields,
  products,
} from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { readSetting } from '../settings'
import { inputOf, readAttributeInputs, renameInInputs } from './attribute-inputs'
import { refreshProducts } from './read-taxonomy'

export const ORDER_KEY = 'attribute_order'
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
  const inputs = await readAttributeInputs(db)
  const counts = new Map(counted.map((one) => [one.name, one.products]))
  const unused = [...inputs.keys()].filter((one) => !counts.has(one))
  const valuesOf = groupByName(values)
  const categoriesOf = groupByName(used)
  const rankOf = new Map(order.map((one, at) => [one, at]))
  const last = order.length
  return [...counted, ...unused.map((one) => ({ name: one, products: 0 }))]
    .map((one) => ({
      ...one,
      ...inputOf(inputs, one.name),
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

/** Every page of one of them is made anew, and an editor that is open on it meets a clash. */
export async function markEdited(db: Database, productIds: number[]): Promise<string[]> {
  await db
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(isAmong(products.id, productIds))
  return [tags.products, ...(await refreshProducts(db, { productIds }))]
}

/** A product that has the other one as well keeps that. */
async function dropDoubles(db: Database, former: string, to: string) {
  const both = db.select({ id: productId }).from(productFields).where(eq(name, to))
  return db
    .delete(productFields)
    .where(and(eq(name, former), inArray(productId, both)))
    .returning({
      ...{ product_id: productId, position: productFields.position, value },
      ...{ highlighted: productFields.highlighted, section: productFields.section },
    })
}

/** The demands of categories, and the order of all attributes. */
async function renameElsewhere(db: Database, former: string, to: string, isJoined: boolean) {
  // Whoever saves an order meanwhile waits, and nothing of theirs is written over.
  await lockSetting(db, ORDER_KEY)
  const { id, requiredFields } = categories
  const demanding = await db
    .select({ id, before: requiredFields })
    .from(categories)
    .where(sql`${former} = any(${requiredFields})`)
  const required = demanding.map((one) => ({ ...one, after: replaceIn(one.before, former, to) }))
  for (const one of required) {
    await db.update(categories).set({ requiredFields: one.after }).where(eq(id, one.id))
  }
  const before = [...(await readSetting(db, ORDER_KEY))]
  const after =
    isJoined && before.includes(to)
      ? before.filter((one) => one !== former)
      : replaceIn(before, former, to)
  await writeOrder(db, after)
  return { required, order: { before, after } }
}

const replaceIn = (names: readonly string[], former: string, to: string) => [
  ...new Set(names.map((one) => (one === former ? to : one))),
]

const NOWHERE_ELSE = { required: [], order: null }

type Join = { to: string; isFormer: SQL | undefined; isOther: SQL | undefined }

/** What the panel shows is not all there is, so whether two become one is known here alone. */
async function refuseJoin(db: Database, { to, isFormer, isOther }: Join): Promise<never> {
  const [of, another] = await Promise.all(
    [isFormer, isOther].map((which) =>
      db
        .select({ products: times })
        .from(productFields)
        .innerJoin(products, ofProduct)
        .where(and(which, isListed)),
    ),
  )
  const current = { former: of?.[0]?.products ?? 0, other: another?.[0]?.products ?? 0 }
  throw new DomainError('precondition_failed', `«${to}» هست؛ این دو یکی می‌شوند.`, { current })
}

export async function renameAttribute(
  db: Database,
  input: CallParsed<typeof attributeCalls.renameAttribute>['body'],
  recordChange: RecordChange,
) {
  const { name: former, value: formerValue, to, joins } = input
  const isName = formerValue === undefined
  const isFormer = isName ? eq(name, former) : and(eq(name, former), eq(value, formerValue))
  const isOther = isName ? eq(name, to) : and(eq(name, former), eq(value, to))
  const hasOther = (formerValue ?? former) !== to && (await db.$count(productFields, isOther)) > 0
  if (hasOther && !joins) await refuseJoin(db, { to, isFormer, isOther })
  const isJoined = isName && hasOther
  const dropped = isJoined ? await dropDoubles(db, former, to) : []
  const changed = await db
    .update(productFields)
    .set(isName ? { name: to } : { value: to })
    .where(isFormer)
    .returning({ product_id: productId, value })
  const productIds = productsOf([...dropped, ...changed])
  if (productIds.length === 0) throw notFound('این ویژگی')
  const change: AttributeChange = {
    name: { before: former, after: isName ? to : former },
    ...(!isName && { value: { before: formerValue, after: to } }),
    ...{ dropped, renamed: changed },
    ...(isName ? await renameElsewhere(db, former, to, isJoined) : NOWHERE_ELSE),
    inputs: await renameInInputs(db, { name: former, value: formerValue, to }),
  }
  const [made] = await db
    .insert(attributeChanges)
    .values({ change })
    .returning({ id: attributeChanges.id })
  if (!made) throw new Error('A change of an attribute was not stored.')
  recordChange({
    subject: `attribute:${change.name.after}`,
    before: isName ? { name: former } : { value: formerValue },
    after: isName ? { name: to } : { value: to },
  })
  const tagsToRevalidate = await markEdited(db, productIds)
  return { answer: { change_id: made.id, products: productIds.length }, tagsToRevalidate }
}

export const productsOf = (rows: readonly { product_id: number }[]) => [
  ...new Set(rows.map((row) => row.product_id)),
]

export async function writeOrder(db: Database, names: readonly string[]): Promise<void> {
  await lockSetting(db, ORDER_KEY)
  const version = await readSettingVersion(db, ORDER_KEY)
  await writeSetting(db, ORDER_KEY, { value: names, version })
}

export async function orderAttributes(
  db: Database,
  names: readonly string[],
  recordChange: RecordChange,
): Promise<string[]> {
  await lockSetting(db, ORDER_KEY)
  const before = await readSetting(db, ORDER_KEY)
  await writeOrder(db, [...new Set(names)])
  recordChange({ subject: 'settings:attributes', before: { names: before }, after: { names } })
  // Every page of a product carries the first.
  return [tags.settings, tags.products]
}

/** As an import, a change of the attributes can be taken back for a day. */
export const UNDO_HOURS = 24

/** They hold a row for each good, and go into every backup. */
export async function deleteOldAttributeChanges(db: Database): Promise<void> {
  await db
    .delete(attributeChanges)
    .where(sql`${attributeChanges.createdAt} < now() - make_interval(hours => ${UNDO_HOURS})`)
}
