import { and, eq, min, sql } from 'drizzle-orm'
import type { Slide } from '@/lib/contract/content/home'
import { decodeSlug, paths } from '@/lib/paths'
import { readBranchIds } from '../catalogue/categories'
import type { Database } from '../db/database'
import { categories, listings, products } from '../db/schema/schema'
import { numbers } from '../db/read-rows'

/** The last part of a path that begins so, without its query; null of any other. */
function slugAfter(start: string, href: string): string | null {
  const [path = ''] = href.split(/[?#]/, 1)
  const rest = path.startsWith(start) ? path.slice(start.length) : ''
  return rest.includes('/') ? null : decodeSlug(rest)
}

/** What the good of a slide costs, or the cheapest of its category; null of what cannot be bought. */
export async function readSlidePrice(db: Database, href: string): Promise<Slide['price']> {
  const productSlug = slugAfter(paths.product(''), href)
  if (productSlug !== null) {
    const [product] = await db
      .select({ rials: listings.finalPrice, handlingDays: products.handlingDays })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .where(and(eq(products.slug, productSlug), eq(listings.available, true)))
    if (!product) return null
    const { rials, handlingDays } = product
    return {
      ...{ rials, is_least: false },
      ...(handlingDays > 0 && { handling_days: handlingDays }),
    }
  }
  const slug = slugAfter(paths.category(''), href)
  if (slug === null) return null
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug))
  if (!category) return null
  const branch = await readBranchIds(db, category)
  const [least] = await db
    .select({ rials: min(listings.finalPrice) })
    .from(listings)
    .where(
      and(
        sql`${listings.categoryId} = any(${numbers(branch)}::int[])`,
        eq(listings.available, true),
      ),
    )
  const rials = least?.rials ?? null
  return rials === null ? null : { rials, is_least: true }
}
