import { and, eq } from 'drizzle-orm'
import type { RemovedProduct } from '@/lib/contract/product-cards'
import type { Database } from '../db/database'
import { categories, products } from '../db/schema/schema'
import { productCards } from './product-cards'
import { notFound } from './refusal'
import { similarIds } from './related-products'

export async function removedProduct(db: Database, slug: string): Promise<RemovedProduct> {
  const [row] = await db
    .select({
      product: products,
      category: { id: categories.id, slug: categories.slug, title: categories.title },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), eq(products.status, 'removed')))
  if (row === undefined) throw notFound('این کالا')
  const { product, category } = row
  return {
    product: { id: product.id, title: product.title, category },
    similar: await productCards(db, await similarIds(db, product)),
  }
}
