import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SaleInput } from '@/lib/contract/desk/sale'
import { findDiscountPercent } from '@/lib/domain/discount-percent'
import type { DeskActor } from '@/lib/domain/staff'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import type { StoredSale } from '../db/schema/schema'

const moment = z.string().transform((text) => new Date(text).toISOString())

/** As `saleColumn` reads it. */
export const storedSale = z
  .object({ price: z.number(), from: moment, until: moment.nullable() })
  .nullable()

export const saleColumn = sql`case when stocks.sale_price is not null then json_build_object(
  'price', stocks.sale_price, 'from', stocks.sale_from, 'until', stocks.sale_until) end`

/** A percent that is no whole number counts as the next one: it is a limit of a role. */
function ceilPercent(price: number, salePrice: number): number {
  const percent = findDiscountPercent(price, salePrice)
  return price * (100 - percent) > salePrice * 100 ? percent + 1 : percent
}

type Offered = { price: number; sale: SaleInput; actor: DeskActor | null }

/** Why a variant of a price may not be sold so, in the words of the desk. */
export function findSaleProblem({ price, sale, actor }: Offered, now = new Date()): string | null {
  if (sale.price >= price) return 'قیمت فروش ویژه باید کمتر از قیمت باشد.'
  if (sale.until !== null && new Date(sale.until) <= now) return 'پایان فروش ویژه گذشته است.'
  const limit = actor?.kind === 'staff' ? actor.limits.discountPercent : null
  if (limit === null || ceilPercent(price, sale.price) <= limit) return null
  return `نقش شما تا ${persianDigits(limit)} درصد تخفیف می‌دهد.`
}

/** Of the transaction, as its triggers see it: a sale of this moment has begun for them too. */
export async function readNow(db: Database): Promise<Date> {
  const [row] = await readRows(db, sql`select now() as now`, z.object({ now: z.coerce.date() }))
  return row?.now ?? new Date()
}

/** Without a day it begins now. */
export function toStoredSale(sale: SaleInput | null, now: Date): StoredSale | null {
  if (sale === null) return null
  const { price, from, until } = sale
  return { price: price - (price % 10), from: from ?? now.toISOString(), until }
}

export function isSameSale(a: StoredSale | null, b: StoredSale | null): boolean {
  return a?.price === b?.price && a?.from === b?.from && a?.until === b?.until
}

/** What stands in the three columns. */
export function saleValues(sale: StoredSale | null) {
  return {
    salePrice: sale?.price ?? null,
    saleFrom: sale ? new Date(sale.from) : null,
    saleUntil: sale?.until ? new Date(sale.until) : null,
  }
}

type SaleRow = { salePrice: number | null; saleFrom: Date | null; saleUntil: Date | null }

export function presentSale({ salePrice, saleFrom, saleUntil }: SaleRow): StoredSale | null {
  if (salePrice === null || saleFrom === null) return null
  return {
    price: salePrice,
    from: saleFrom.toISOString(),
    until: saleUntil?.toISOString() ?? null,
  }
}
