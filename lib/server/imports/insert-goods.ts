import { COLOUR } from '@/lib/domain/colour-property'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cleanHtml } from '../content/clean-html'
import type { Database } from '../db/database'
import { inPortions, isAmong, numbers, readRows } from '../db/read-rows'
import {
  importPictures,
  priceHistory,
  productFields,
  productPictures,
  products,
  stocks,
} from '../db/schema/schema'
import type { ImportOptions } from '@/lib/domain/import-options'
import { saleValues } from '../product/sales'
import { nameMovement } from '../product/stock-movement'
import { listFileNames } from './import-files'
import { indexPictures, ZIP_SCHEME } from './match-pictures'
import type { ProductPlan, RowPlan } from './plan-products'
import type { ImportItem } from './read-item'
import { freeSlug } from './taxonomy'

async function findTakenSlugs(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const taken = await readRows(
    db,
    sql`select slug from products where slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`,
    z.object({ slug: z.string() }),
  )
  return new Set(taken.map(({ slug }) => slug))
}

/** A slug for each good; of those that are taken the code of a variant tells them apart. */
async function chooseSlugs(db: Database, plans: readonly ProductPlan[]): Promise<string[]> {
  const none = new Set<string>()
  const wanted = plans.map(({ details, rows }) => ({
    plain: freeSlug(details.title, none),
    coded: freeSlug(`${details.title} ${rows[0]?.item.sku ?? ''}`, none),
  }))
  const taken = await findTakenSlugs(
    db,
    wanted.flatMap(({ plain, coded }) => [plain, coded]),
  )
  return wanted.map(({ plain, coded }) => {
    const slug = taken.has(plain) ? freeSlug(coded, taken) : plain
    taken.add(slug)
    return slug
  })
}

export const isNewRow = ({ state }: RowPlan) => state === 'new'

export type Placed = { plan: ProductPlan; categoryId: number; brandId: number }

export async function insertProducts(
  db: Database,
  { options }: { options: ImportOptions },
  placed: readonly Placed[],
) {
  const slugs = await chooseSlugs(
    db,
    placed.map(({ plan }) => plan),
  )
  if (placed.length === 0) return []
  const made = await db
    .insert(products)
    .values(
      placed.map(({ plan: { details }, categoryId, brandId }, at) => ({
        ...{ categoryId, brandId, status: options.status, slug: slugs[at] ?? '' },
        title: details.title,
        englishTitle: details.titleEn,
        intro: details.intro,
        description: cleanHtml(details.description),
        guarantee: details.guarantee,
      })),
    )
    .returning({ id: products.id, slug: products.slug })
  const idOf = new Map(made.map(({ id, slug }) => [slug, id]))
  return placed.map(({ plan }, at) => ({ plan, productId: idOf.get(slugs[at] ?? '') ?? 0 }))
}

type Filled = { plan: ProductPlan; productId: number }

export async function insertVariants(
  db: Database,
  filled: readonly Filled[],
): Promise<Map<string, number>> {
  const last = await readRows(
    db,
    sql`select product_id as "productId", max(position) as position from stocks
        where product_id = any(${numbers(filled.map(({ productId }) => productId))}::int[]) group by product_id`,
    z.object({ productId: z.int(), position: z.int() }),
  )
  const lastOf = new Map(last.map(({ productId, position }) => [productId, position]))
  const values = filled.flatMap(({ plan, productId }) =>
    plan.rows.filter(isNewRow).map(({ item, price, quantity, terms }, at) => ({
      ...{ productId, price, quantity, sku: item.sku, parentValue: item.choices },
      ...{ barcode: terms.barcode ?? null, cost: terms.cost ?? null },
      ...saleValues(terms.sale ?? null),
      position: (lastOf.get(productId) ?? -1) + 1 + at,
    })),
  )
  if (values.length === 0) return new Map()
  await nameMovement(db, { reason: 'import' })
  const stockIdOf = new Map<string, number>()
  for (const portion of inPortions(values)) {
    const made = await db
      .insert(stocks)
      .values(portion)
      .returning({ stockId: stocks.id, sku: stocks.sku, price: stocks.price })
    await db.insert(priceHistory).values(made.map(({ stockId, price }) => ({ stockId, price })))
    for (const { stockId, sku } of made) stockIdOf.set(sku ?? '', stockId)
  }
  return stockIdOf
}

export async function insertFields(db: Database, filled: readonly Filled[]): Promise<void> {
  const values = filled.flatMap(({ plan, productId }) => {
    const pairs = new Map(
      plan.rows.flatMap(({ item }) => item.attributes.map(({ name, value }) => [name, value])),
    )
    return [...pairs].map(([name, value], position) => ({
      ...{ productId, position, name: name.slice(0, 80), value: value.slice(0, 500) },
      highlighted: position < 4,
    }))
  })
  for (const portion of inPortions(values)) await db.insert(productFields).values(portion)
}

/** Only where the good has no picture yet. */
export async function insertPictures(db: Database, importId: number, filled: readonly Filled[]) {
  const shown = await db
    .selectDistinct({ id: productPictures.productId })
    .from(productPictures)
    .where(
      isAmong(
        productPictures.productId,
        filled.map(({ productId }) => productId),
      ),
    )
  const hasPictures = new Set(shown.map(({ id }) => id))
  const codes = filled.flatMap(({ plan }) => plan.rows.map(({ item }) => item.sku))
  const index = indexPictures(await listFileNames(db, importId), codes)
  const picturesOf = ({ pictures, sku }: ImportItem) => [
    ...pictures.map((url) => {
      if (!url.startsWith(ZIP_SCHEME)) return url
      const found = index.ofFile(url.slice(ZIP_SCHEME.length))
      return found === undefined ? url : ZIP_SCHEME + found
    }),
    ...index.ofCode(sku).map((name) => ZIP_SCHEME + name),
  ]
  const values = filled
    .filter(({ productId }) => !hasPictures.has(productId))
    .flatMap(({ plan, productId }) => {
      const colourOf = new Map<string, string | null>()
      for (const { item } of plan.rows) {
        const colour = item.role === 'parent' ? null : (item.choices[COLOUR] ?? null)
        for (const url of picturesOf(item)) if (!colourOf.has(url)) colourOf.set(url, colour)
      }
      return [...colourOf].map(([url, colour], position) => ({
        ...{ importId, productId, position, url, colour, alt: plan.details.title },
      }))
    })
  for (const portion of inPortions(values)) {
    await db.insert(importPictures).values(portion).onConflictDoNothing()
  }
}
