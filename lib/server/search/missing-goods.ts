import { eq } from 'drizzle-orm'
import type { MissingGoods as ShownMissingGoods } from '@/lib/contract/catalogue/products'
import type { Database } from '../db/database'
import { categories } from '../db/schema/schema'
import type { MissingGoods } from './parse-query'

/** With the category that is offered instead, where the shop has it. */
export async function resolveMissing(
  db: Database,
  missing: MissingGoods | undefined,
): Promise<ShownMissingGoods> {
  if (missing === undefined) return null
  const { kind, name, category: slug } = missing
  if (slug === null) return { kind, name, category: null }
  const [category = null] = await db
    .select({ id: categories.id, slug: categories.slug, title: categories.title })
    .from(categories)
    .where(eq(categories.slug, slug))
  return { kind, name, category }
}
