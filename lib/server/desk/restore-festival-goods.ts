import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  FestivalGoodsPreview,
  FormerGood,
  previewFestivalGoods,
  restoreFestivalGoods as restoreCall,
} from '@/lib/contract/desk/discounts'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import { festivals, products } from '../db/schema/schema'
import {
  assertMayDiscount,
  goodsCondition,
  lockFestival,
  touchAll,
  type DiscountEditor,
} from './edit-festivals'

/** What adding would do, before it is done: goods come out of the festival that they are in. */
export async function countFestivalGoods(
  db: Database,
  id: number,
  { product_id, ...input }: CallParsed<typeof previewFestivalGoods>['query'],
): Promise<FestivalGoodsPreview> {
  const chosen = { ...input, product_ids: product_id === undefined ? [] : [product_id] }
  if (Object.values({ product_id, ...input }).every((one) => one === undefined)) {
    return { goods: 0, own: 0, moved: [] }
  }
  const rows = await db
    .select({ festivalId: products.festivalId, title: festivals.title, goods: count() })
    .from(products)
    .leftJoin(festivals, eq(festivals.id, products.festivalId))
    .where(await goodsCondition(db, chosen))
    .groupBy(products.festivalId, festivals.title)
    .orderBy(products.festivalId)
  return {
    goods: rows.reduce((sum, { goods }) => sum + goods, 0),
    own: rows.find(({ festivalId }) => festivalId === id)?.goods ?? 0,
    moved: rows.flatMap(({ festivalId, title, goods }) =>
      festivalId === null || festivalId === id || title === null ? [] : [{ title, goods }],
    ),
  }
}

/** What has come into a third festival since stays there, and a festival that is gone gets nothing back. */
export async function restoreFestivalGoods(
  db: Database,
  id: number,
  { goods }: CallParsed<typeof restoreCall>['body'],
  { actor, recordChange }: DiscountEditor,
) {
  assertMayDiscount(actor, Math.max(...goods.map(({ percent }) => percent)), 'goods')
  await lockFestival(db, id)
  const untouched = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isAmong(
          products.id,
          goods.map((good) => good.product_id),
        ),
        or(isNull(products.festivalId), eq(products.festivalId, id)),
      ),
    )
    .orderBy(products.id)
    .for('no key update')
  const ids = new Set(untouched.map((row) => row.id))
  const there = new Set(
    (await db.select({ id: festivals.id }).from(festivals)).map((row) => row.id),
  )
  const groups = new Map<string, FormerGood[]>()
  for (const good of goods) {
    if (!ids.has(good.product_id)) continue
    const former =
      good.festival_id !== null && there.has(good.festival_id) ? good.festival_id : null
    const percent = former === null ? 0 : good.percent
    const key = `${former} ${percent}`
    const own = { product_id: good.product_id, festival_id: former, percent }
    const group = groups.get(key)
    if (group) group.push(own)
    else groups.set(key, [own])
  }
  const restored = [...groups.values()].flatMap((group) => group.map((good) => good.product_id))
  for (const group of groups.values()) {
    const [first] = group
    if (first === undefined) continue
    const its = group.map((good) => good.product_id)
    await db
      .update(products)
      .set({ festivalId: first.festival_id, festivalPercent: first.percent })
      .where(isAmong(products.id, its))
  }
  await db
    .update(festivals)
    .set({ version: sql`${festivals.version} + 1` })
    .where(eq(festivals.id, id))
  recordChange({ subject: `festival:${id}`, after: { product_ids: restored } })
  return {
    answer: { restored: restored.length },
    tagsToRevalidate: await touchAll(db, restored),
  }
}
