import { and, eq } from 'drizzle-orm'
import { foldDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { products } from '../db/schema/schema'
import { notFound } from './refusal'
import { isVisible } from './visible-products'

export const PAGE_SIZE = 8
const A_CUSTOMER = 'کاربر ویترین'
const ONLY_A_NUMBER = /^[\d\s+()-]*$/

export async function mustExist(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (row === undefined) throw notFound('این کالا')
}

export function paging(rows: number, page: number) {
  return { total: Math.ceil(rows / PAGE_SIZE), count: rows, current_page: page }
}

type Person = { name: string | null; firstName: string | null }

/** Some write their mobile number where a name is asked for; it is never shown. */
export function authorOf({ name, firstName }: Person, anonymous = false): string {
  const known = [name, firstName].find((text) => text && !ONLY_A_NUMBER.test(foldDigits(text)))
  return (!anonymous && known) || A_CUSTOMER
}
