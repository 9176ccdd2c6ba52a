import { eq, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { products } from '../db/schema/schema'
import { notFound } from './refusal'
import { markProductDue } from './stock-notices'
import { pagesOf } from './stocks'

type Wished = { id: number; status: (typeof products.$inferSelect)['status'] }

export async function publishProduct(db: Database, { id, status }: Wished): Promise<string[]> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(products)
      .set({ status, updatedAt: sql`now()` })
      .where(eq(products.id, id))
      .returning({ id: products.id })
    if (changed.length === 0) throw notFound('این کالا')
    if (status === 'published') await markProductDue(tx, id)
    return [...(await pagesOf(tx, id)), tags.menu, tags.settings]
  })
}
