import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { products } from '../db/schema/schema'
import { publicName } from './public-name'
import { notFound } from './refusal'
import { isVisible } from './visible-products'

export const PAGE_SIZE = 8

export async function mustExist(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (row === undefined) throw notFound('این کالا')
}

type Person = { name: string | null; firstName: string | null }

export function authorOf({ name, firstName }: Person, anonymous = false): string {
  return anonymous ? publicName() : publicName(name, firstName)
}
