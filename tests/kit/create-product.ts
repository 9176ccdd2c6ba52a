import type { Database } from '@/lib/server/db/database'
import { products, stocks } from '@/lib/server/db/schema/schema'
import { indexProducts } from '@/lib/server/search/index-products'

type ProductInput = Partial<typeof products.$inferInsert> & { title: string; slug: string }
type Variant = Pick<typeof stocks.$inferInsert, 'price'> & Partial<typeof stocks.$inferInsert>

/** A product as an operator would write it: the row, its variants, and its words for searches. */
export async function createProduct(db: Database, wanted: ProductInput, variants: Variant[]) {
  const [like] = await db.select().from(products).orderBy(products.id).limit(1)
  if (!like) throw new Error('the demo shop is empty')
  const { id: _, terms: __, ...rest } = like
  const made = await db
    .insert(products)
    .values({ ...rest, soldCount: 0, ...wanted })
    .returning({ id: products.id })
  const id = made[0]?.id ?? 0
  await db.insert(stocks).values(variants.map((variant) => ({ ...variant, productId: id })))
  await indexProducts(db, [id])
  return id
}
