import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addFestival,
  DeskFestival,
  FormerGood,
  removeFestivalGoods,
  setFestivalGoods,
  updateFestival as updateCall,
} from '@/lib/contract/desk/discounts'
import type { StaffActor } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import { readBranchIds } from '../catalogue/categories'
import type { Database, RecordChange } from '../db/database'
import { isAmong } from '../db/read-rows'
import { festivals, products } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { touchProducts } from '../product/update-product'
import { readDeskFestival } from './read-discounts'
import { staleVersion } from '../stale-version'

export type DiscountEditor = { actor: StaffActor; recordChange: RecordChange }
type SavedFestival = { festival: DeskFestival; tagsToRevalidate: string[] }

const BATCH_SIZE = 500
const ENDS_BEFORE_START = 'پایان باید پس از آغاز باشد.'

function assertInOrder(start: Date, end: Date): void {
  if (end <= start) throw invalidField('ends_at', ENDS_BEFORE_START)
}

/** The role's limit of discounts holds for every percent that it gives. */
export function assertMayDiscount({ limits }: StaffActor, percent: number, field: string): void {
  const limit = limits.discountPercent
  if (limit !== null && percent > limit) {
    throw invalidField(field, `نقش شما تا ${persianDigits(limit)} درصد تخفیف می‌دهد.`)
  }
}

/** The pages that show goods of the festival, and the lists that they stand in. */
export async function touchAll(db: Database, ids: readonly number[]): Promise<string[]> {
  const stale = new Set<string>()
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    for (const tag of await touchProducts(db, ids.slice(start, start + BATCH_SIZE))) stale.add(tag)
  }
  return [...stale]
}

async function listGoodIds(db: Database, festivalId: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.festivalId, festivalId))
    .orderBy(products.id)
  return rows.map(({ id }) => id)
}

export async function lockFestival(db: Database, id: number): Promise<DeskFestival> {
  await db.select({ id: festivals.id }).from(festivals).where(eq(festivals.id, id)).for('update')
  return readDeskFestival(db, id)
}

async function lockVersion(db: Database, id: number, version: number): Promise<DeskFestival> {
  const before = await lockFestival(db, id)
  if (before.version === version) return before
  throw await staleVersion(db, 'کس دیگری این جشنواره را تغییر داده است.', {
    subject: `festival:${id}`,
    current: before,
  })
}

export async function createFestival(
  db: Database,
  { title, slug, ...times }: CallParsed<typeof addFestival>['body'],
  { recordChange }: DiscountEditor,
): Promise<DeskFestival> {
  const [startsAt, endsAt] = [new Date(times.starts_at), new Date(times.ends_at)]
  assertInOrder(startsAt, endsAt)
  const [made] = await db
    .insert(festivals)
    .values({ title, slug, startsAt, endsAt })
    .onConflictDoNothing()
    .returning({ id: festivals.id })
  if (made === undefined) throw invalidField('slug', 'جشنوارهٔ دیگری این نشانی را دارد.')
  const festival = await readDeskFestival(db, made.id)
  recordChange({ subject: `festival:${festival.id}`, after: festival })
  return festival
}

export async function updateFestival(
  db: Database,
  id: number,
  { version, title, ...times }: CallParsed<typeof updateCall>['body'],
  { recordChange }: DiscountEditor,
): Promise<SavedFestival> {
  const before = await lockVersion(db, id, version)
  const startsAt = new Date(times.starts_at ?? before.starts_at)
  const endsAt = new Date(times.ends_at ?? before.ends_at)
  assertInOrder(startsAt, endsAt)
  await db
    .update(festivals)
    .set({ ...(title !== undefined && { title }), startsAt, endsAt, version: version + 1 })
    .where(eq(festivals.id, id))
  const festival = await readDeskFestival(db, id)
  recordChange({ subject: `festival:${id}`, before, after: festival })
  return { festival, tagsToRevalidate: await touchAll(db, await listGoodIds(db, id)) }
}

export async function deleteFestival(
  db: Database,
  id: number,
  version: number,
  { recordChange }: DiscountEditor,
): Promise<string[]> {
  const before = await lockVersion(db, id, version)
  const now = new Date()
  if (new Date(before.starts_at) <= now && now < new Date(before.ends_at)) {
    const message = 'جشنواره‌ای که برپاست پاک نمی‌شود؛ اول آن را پایان دهید.'
    throw new DomainError('precondition_failed', message)
  }
  const ids = await listGoodIds(db, id)
  await release(db, id, ids)
  await db.delete(festivals).where(eq(festivals.id, id))
  recordChange({ subject: `festival:${id}`, before })
  return touchAll(db, ids)
}

async function release(
  db: Database,
  festivalId: number,
  ids: readonly number[],
): Promise<FormerGood[]> {
  if (ids.length === 0) return []
  const before = await db
    .select(FORMER)
    .from(products)
    .where(and(eq(products.festivalId, festivalId), isAmong(products.id, ids)))
    .orderBy(products.id)
    .for('no key update')
  if (before.length === 0) return []
  const released = before.map((row) => row.product_id)
  await db
    .update(products)
    .set({ festivalId: null, festivalPercent: 0 })
    .where(isAmong(products.id, released))
  return before
}

const FORMER = {
  product_id: products.id,
  festival_id: products.festivalId,
  percent: products.festivalPercent,
}

type GoodsInput = CallParsed<typeof setFestivalGoods>['body']

export async function goodsCondition(db: Database, input: Omit<GoodsInput, 'percent'>) {
  const { product_ids: productIds, category_id: categoryId, brand_id: brandId } = input
  return and(
    categoryId === undefined
      ? undefined
      : isAmong(products.categoryId, await readBranchIds(db, { id: categoryId })),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    productIds.length > 0 ? isAmong(products.id, productIds) : undefined,
    ne(products.status, 'removed'),
  )
}

/** Rows are locked in one order, as every bulk change of products does. */
async function findGoods(db: Database, input: GoodsInput): Promise<FormerGood[]> {
  return db
    .select(FORMER)
    .from(products)
    .where(await goodsCondition(db, input))
    .orderBy(products.id)
    .for('no key update')
}

export async function addFestivalGoods(
  db: Database,
  id: number,
  input: GoodsInput,
  { actor, recordChange }: DiscountEditor,
) {
  assertMayDiscount(actor, input.percent, 'percent')
  await lockFestival(db, id)
  const before = await findGoods(db, input)
  const ids = before.map((good) => good.product_id)
  if (ids.length === 0) throw invalidField('product_ids', 'کالایی با این شرط‌ها نیست.')
  const moved = before.filter(({ festival_id: other }) => other !== null && other !== id).length
  await db
    .update(products)
    .set({ festivalId: id, festivalPercent: input.percent })
    .where(isAmong(products.id, ids))
  await db
    .update(festivals)
    .set({ version: sql`${festivals.version} + 1` })
    .where(eq(festivals.id, id))
  recordChange({
    subject: `festival:${id}`,
    after: { ...input, changed: ids.length, moved },
  })
  const answer = { changed: ids.length, moved, before }
  return { answer, tagsToRevalidate: await touchAll(db, ids) }
}

export async function takeFestivalGoods(
  db: Database,
  id: number,
  { product_ids: ids }: CallParsed<typeof removeFestivalGoods>['body'],
  { recordChange }: DiscountEditor,
) {
  await lockFestival(db, id)
  const before = await release(db, id, ids)
  const released = before.map((good) => good.product_id)
  recordChange({ subject: `festival:${id}`, before: { product_ids: released } })
  const answer = { removed: released.length, before }
  return { answer, tagsToRevalidate: await touchAll(db, released) }
}
