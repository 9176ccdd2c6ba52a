import { eq, inArray, max, or } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addDeskProduct, updateDeskProduct } from '@/lib/contract/desk/products'
import type { SaleInput } from '@/lib/contract/desk/sale'
import type { Permission, StaffActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { orderItems, priceHistory, stocks } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import {
  findSaleProblem,
  isSameSale,
  presentSale,
  readNow,
  saleValues,
  toStoredSale,
} from '../product/sales'
import { markNoticesDue } from '../product/stock-notices'
import { setStock } from '../product/update-product'

type Variant = NonNullable<CallParsed<typeof updateDeskProduct>['body']['variants']>[number]
type NewVariant = CallParsed<typeof addDeskProduct>['body']['variants'][number]

type VariantPermission = Extract<Permission, 'prices.write' | 'stock.write' | 'costs.read'>
const GUARDED: Record<VariantPermission, string> = {
  'prices.write': 'قیمت',
  'stock.write': 'موجودی',
  'costs.read': 'بهای خرید',
}

export const rightsOf = ({ permissions }: StaffActor) => ({
  canSeeCosts: permissions.includes('costs.read'),
})

function assertMay({ permissions }: StaffActor, permission: VariantPermission): void {
  if (permissions.includes(permission)) return
  const what = GUARDED[permission]
  throw new DomainError('permission_denied', `نقش شما اجازهٔ تغییر ${what} را ندارد.`)
}

async function readNextPosition(db: Database, productId: number): Promise<number> {
  const [last] = await db
    .select({ position: max(stocks.position) })
    .from(stocks)
    .where(eq(stocks.productId, productId))
  return (last?.position ?? -1) + 1
}

type WithSku = { id?: number | undefined; sku?: string | null | undefined }

async function assertFreeSkus(db: Database, variants: readonly WithSku[]): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  if (skus.length === 0) return
  const holders = await db
    .select({ id: stocks.id, sku: stocks.sku })
    .from(stocks)
    .where(inArray(stocks.sku, skus))
  const taken = variants.find(({ id, sku }) =>
    holders.some((holder) => holder.sku === sku && holder.id !== id),
  )
  const twice = skus.find((sku, index) => skus.indexOf(sku) !== index)
  const refused = taken?.sku ?? twice
  if (refused) throw invalidField('variants', `کد \u2068${refused}\u2069 از آنِ تنوع دیگری است.`)
}

export async function removeVariants(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const ordered = or(
    inArray(orderItems.stockId, [...ids]),
    inArray(orderItems.exchangeStockId, [...ids]),
  )
  const [sold] = await db.select({ id: orderItems.id }).from(orderItems).where(ordered).limit(1)
  if (sold) {
    throw invalidField('variants', 'تنوعی که سفارش دارد برداشته نمی‌شود؛ موجودی آن را صفر کنید.')
  }
  await db.delete(stocks).where(inArray(stocks.id, [...ids]))
}

export async function addVariants(
  db: Database,
  productId: number,
  { variants, actor }: { variants: NewVariant[]; actor: StaffActor },
) {
  if (variants.length === 0) return
  assertMay(actor, 'prices.write')
  if (variants.some(({ quantity }) => quantity > 0)) assertMay(actor, 'stock.write')
  if (variants.some(({ cost }) => cost !== null)) assertMay(actor, 'costs.read')
  for (const { price, sale } of variants) assertSaleFits({ price, sale, actor })
  await assertFreeSkus(db, variants)
  const first = await readNextPosition(db, productId)
  const now = await readNow(db)
  const made = await db
    .insert(stocks)
    .values(
      variants.map(({ choices, price, quantity, sku, barcode, cost, sale, ...variant }, i) => ({
        ...{ productId, parentValue: choices, price, quantity, sku, barcode, cost },
        ...{ isOn: variant.is_on, guarantee: variant.guarantee || null },
        ...saleValues(toStoredSale(sale, now)),
        position: first + i,
      })),
    )
    .onConflictDoNothing()
    .returning({ stockId: stocks.id, price: stocks.price })
  if (made.length < variants.length) {
    throw invalidField('variants', 'دو تنوع این کالا انتخاب‌های یکسان دارند.')
  }
  await db.insert(priceHistory).values(made)
}

type Offered = { price: number; sale: SaleInput | null; actor: StaffActor }

function assertSaleFits({ price, sale, actor }: Offered): void {
  const problem = sale && findSaleProblem({ price, sale, actor })
  if (problem) throw invalidField('variants', problem)
}

type SavedVariant = Extract<Variant, { id: number }>

export async function changeVariant(db: Database, variant: SavedVariant, actor: StaffActor) {
  const { id, price, quantity, quantity_read, barcode, cost } = variant
  const [before] = await db.select().from(stocks).where(eq(stocks.id, id)).for('update')
  if (before === undefined) throw notFound('این تنوع کالا')
  const sold = quantity_read === undefined ? 0 : quantity_read - before.quantity
  const next = quantity === undefined ? before.quantity : Math.max(0, quantity - sold)
  if (price !== undefined && price !== before.price) assertMay(actor, 'prices.write')
  if (next !== before.quantity) assertMay(actor, 'stock.write')
  if (variant.sku !== undefined && variant.sku !== before.sku) {
    await assertFreeSkus(db, [variant])
    await db.update(stocks).set({ sku: variant.sku }).where(eq(stocks.id, id))
  }
  // Also what stands already: an answer that tells it apart tells the cost.
  if (cost !== undefined) assertMay(actor, 'costs.read')
  if (barcode !== undefined || cost !== undefined) {
    await db.update(stocks).set({ barcode, cost }).where(eq(stocks.id, id))
  }
  const { is_on: isOn, guarantee } = variant
  if (isOn !== undefined || guarantee !== undefined) {
    const set = { isOn, ...(guarantee !== undefined && { guarantee: guarantee || null }) }
    await db.update(stocks).set(set).where(eq(stocks.id, id))
    if (isOn && !before.isOn && before.quantity > before.reserved) await markNoticesDue(db, [id])
  }
  const sale =
    variant.sale === undefined ? undefined : toStoredSale(variant.sale, await readNow(db))
  const isOtherSale = sale !== undefined && !isSameSale(sale, presentSale(before))
  if (isOtherSale) {
    assertMay(actor, 'prices.write')
    assertSaleFits({ price: price ?? before.price, sale, actor })
  }
  const isSame = next === before.quantity && (price ?? before.price) === before.price
  if (isSame && !isOtherSale) return
  await setStock(db, { stock_id: id, price, quantity: next, ...(isOtherSale && { sale }) })
}

export function isNew(variant: Variant): variant is NewVariant {
  return variant.id === undefined
}
