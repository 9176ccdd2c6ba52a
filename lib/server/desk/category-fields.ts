import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { UsedField, UsedOption } from '@/lib/contract/desk/category-fields'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { findAncestors, readBranchIds } from '../catalogue/categories'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import { categories, productFields, products, stocks } from '../db/schema/schema'
import { invalidField } from '../domain-error'
import { readSetting } from '../settings'
import { readAttributeInputs } from './attribute-inputs'

const MAX_USED_FIELDS = 40
const MAX_USED_VALUES = 20

/** What the category and those above it demand of their goods, the uppermost first. */
async function readRequiredFields(db: Database, categoryId: number) {
  const ancestors = await findAncestors(db, categoryId)
  if (ancestors.length === 0) return []
  const ids = ancestors.map(({ id }) => id)
  const rows = await db
    .select({ id: categories.id, names: categories.requiredFields })
    .from(categories)
    .where(inArray(categories.id, ids))
  const byName = new Map<string, boolean>()
  for (const id of ids) {
    for (const name of rows.find((row) => row.id === id)?.names ?? []) {
      if (!byName.has(name)) byName.set(name, id !== categoryId)
    }
  }
  return [...byName].map(([name, isFromParent]) => ({ name, isFromParent }))
}

async function readUsedFields(db: Database, categoryIds: number[]) {
  const { name, section, value, highlighted, productId } = productFields
  const used = await db
    .select({
      ...{ name, section, value },
      highlighted: sql<boolean>`bool_or(${highlighted})`,
      products: sql<number>`count(distinct ${productId})::int`,
    })
    .from(productFields)
    .innerJoin(products, eq(products.id, productId))
    .where(and(isAmong(products.categoryId, categoryIds), ne(products.status, 'removed')))
    .groupBy(name, section, value)
  const byName = new Map<string, Omit<UsedField, 'is_required' | 'from_parent'>>()
  for (const one of used.sort((a, b) => b.products - a.products)) {
    const field = byName.get(one.name)
    if (field === undefined) byName.set(one.name, { ...one, values: [one.value] })
    else {
      field.products += one.products
      field.highlighted ||= one.highlighted
      if (!field.values.includes(one.value)) field.values.push(one.value)
    }
  }
  return byName
}

/** Those that are required come first, also where no product has them yet. */
async function readCategoryFields(
  db: Database,
  categoryId: number,
  branchIds: number[],
): Promise<UsedField[]> {
  const byName = await readUsedFields(db, branchIds)
  const required = await readRequiredFields(db, categoryId)
  const names = [...byName.values()].sort((a, b) => b.products - a.products).map(({ name }) => name)
  const all = new Set([...required.map(({ name }) => name), ...names])
  return [...all].slice(0, MAX_USED_FIELDS).map((name) => {
    const used = byName.get(name)
    const demand = required.find((one) => one.name === name)
    return {
      name,
      section: used?.section ?? '',
      highlighted: used?.highlighted ?? false,
      products: used?.products ?? 0,
      values: used?.values.slice(0, MAX_USED_VALUES) ?? [],
      is_required: demand !== undefined,
      from_parent: demand?.isFromParent ?? false,
    }
  })
}

/** Of a product that is to be published. */
export async function assertHasRequiredFields(
  db: Database,
  { category_id: categoryId, fields }: Pick<DeskProduct, 'category_id' | 'fields'>,
): Promise<void> {
  const required = await readRequiredFields(db, categoryId)
  const missing = required.filter(({ name }) => !fields.some((field) => field.name === name))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => `«${name}»`).join('، ')
  throw invalidField('fields', `برای انتشار، این ویژگی‌های لازم دسته را پر کنید: ${names}.`)
}

const MAX_OPTION_VALUES = 12

/** The most used first. */
async function readCategoryOptions(db: Database, categoryIds: number[]): Promise<UsedOption[]> {
  const choices = sql`lateral jsonb_each_text(${stocks.parentValue}) as choice(name, value)`
  const name = sql<string>`choice.name`
  const value = sql<string>`choice.value`
  const timesUsed = sql<number>`count(distinct ${stocks.productId})::int`
  const used = await db
    .select({ name, value, timesUsed })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .innerJoin(choices, sql`true`)
    .where(and(isAmong(products.categoryId, categoryIds), ne(products.status, 'removed')))
    .groupBy(name, value)
    .orderBy(desc(timesUsed), asc(value))
  return [...new Set(used.map((one) => one.name))].map((option) => ({
    name: option,
    values: used
      .filter((one) => one.name === option)
      .slice(0, MAX_OPTION_VALUES)
      .map((one) => one.value),
  }))
}

/** What a product of the category looks like: what others of it and below it have, and what it must have. */
export async function readCategoryPattern(db: Database, categoryId: number) {
  const branchIds = await readBranchIds(db, { id: categoryId })
  return {
    fields: await readCategoryFields(db, categoryId, branchIds),
    options: await readCategoryOptions(db, branchIds),
    inputs: Object.fromEntries(await readAttributeInputs(db)),
    hexes: await readSetting(db, 'colours'),
  }
}
