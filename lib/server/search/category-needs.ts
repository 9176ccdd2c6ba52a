import { inArray } from 'drizzle-orm'
import type { FoundNeed } from '@/lib/contract/catalogue/needs'
import type { Database } from '../db/database'
import { categories } from '../db/schema/schema'
import { readSetting } from '../settings'
import { listTopProducts } from './list-products'

/** Fewer goods are no choice. */
const MIN_GOODS = 3
/** Among so many each need finds a picture that no other shows. */
const CANDIDATES = 8

/** What the shop has set for a category, each with a good of its own, without what too few answer. */
export async function readCategoryNeeds(db: Database, slug: string): Promise<FoundNeed[]> {
  const needs = (await readSetting(db, 'needs'))[slug] ?? []
  const slugs = [slug, ...needs.flatMap(({ category }) => category ?? [])]
  const known = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, slugs))
  const isKnown = new Set(known.map((one) => one.slug))
  const shown = new Set<number>()
  const found: FoundNeed[] = []
  for (const { label, note, category = slug, ...filters } of needs) {
    if (!isKnown.has(category)) continue
    const wanted = { ...filters, category, ...(filters.q && { sort: 'relevant' as const }) }
    const goods = await listTopProducts(db, wanted, CANDIDATES)
    if (goods.length < MIN_GOODS) continue
    const good = goods.find(({ id, picture }) => picture && !shown.has(id))
    if (good) shown.add(good.id)
    found.push({ label, note, category, ...filters, picture: good?.picture ?? null })
  }
  return found
}
