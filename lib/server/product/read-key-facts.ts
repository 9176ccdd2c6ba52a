import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProductFacts } from '@/lib/contract/catalogue/key-facts'
import { isVisible } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import { productFields, products } from '../db/schema/schema'
import { fieldOrder } from './field-order'

const MAX_FACTS = 3

/** Those that the shop has marked come before the others. */
export async function readKeyFacts(db: Database, ids: number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return []
  const fields = await db
    .select({ id: products.id, name: productFields.name, value: productFields.value })
    .from(productFields)
    .innerJoin(products, eq(products.id, productFields.productId))
    .where(and(inArray(products.id, ids), isVisible))
    .orderBy(desc(productFields.highlighted), fieldOrder, asc(productFields.position))
  return ids.map((id) => ({
    id,
    facts: fields
      .filter((field) => field.id === id)
      .slice(0, MAX_FACTS)
      .map(({ name, value }) => ({ name, value })),
  }))
}
