import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/server/db/database'
import {
  addresses,
  orderItems,
  orders,
  products,
  stocks,
  users,
  wallets,
} from '@/lib/server/db/schema/schema'
import type { Gateway } from '@/lib/server/adapters/payments/gateway'
import { createTestBank } from '@/lib/server/adapters/payments/test-bank'
import { placeOrder } from '@/lib/server/orders/place-order'
import type { GatewayRegister } from '@/lib/server/payments/gateway-register'
import { payOrder, type PaymentContext } from '@/lib/server/payments/pay-order'
import { decideTestBankPayment } from '@/lib/server/payments/test-bank-payment'
import { recordWalletTransaction } from '@/lib/server/account/wallet'

export const POST = 2

export function testPaymentContext(db: Database): PaymentContext {
  return { gateways: openRegister([createTestBank(db)]), siteUrl: 'http://127.0.0.1:3000' }
}

/** Of gateways that are open for good. */
export function openRegister(gateways: readonly Gateway[]): GatewayRegister {
  const find = (name: string) => gateways.find((one) => one.name === name)
  return {
    list: async () =>
      gateways.map((gateway) => ({
        ...{ name: gateway.name, title: gateway.title, setBy: 'server' as const, gateway },
        ...{ isOn: true, isSandbox: false, marks: '', accountId: null },
      })),
    findFor: async (_, attempt) => find(attempt.gateway),
    authorityOf: (name, params) => find(name)?.authorityOf(params) ?? null,
  }
}

/** A customer with an address and, if wished, money. */
export async function createBuyer(db: Database, rials = 0) {
  const number = 100_000_000 + Math.floor(Math.random() * 800_000_000)
  const [user] = await db
    .insert(users)
    .values({ mobile: `+989${number}` })
    .returning()
  if (!user) throw new Error('no customer')
  const [address] = await db
    .insert(addresses)
    .values({
      userId: user.id,
      receiverName: 'مینا راد',
      receiverMobile: user.mobile,
      stateId: 1,
      cityId: 1,
      postalCode: '1345678900',
      detail: 'خیابان سعدی، کوچهٔ یاس',
      plate: '۱۲',
    })
    .returning()
  if (rials > 0)
    await recordWalletTransaction(db, { userId: user.id, amount: rials, reason: 'gift' })
  return { userId: user.id, addressId: address?.id ?? 0 }
}
export type Buyer = Awaited<ReturnType<typeof createBuyer>>

/** A variant that nobody else in the test touches, with so many units. */
export async function createStock(db: Database, quantity: number, price = 1_000_000) {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'published'), sql`${products.festivalId} is null`))
    .limit(1)
  return createVariant(db, { productId: product?.id ?? 0 }, { quantity, price })
}

type NewVariant = { quantity: number; price: number }

/** Of the same product as another one. */
export async function createVariant(
  db: Database,
  { productId }: Pick<Stock, 'productId'>,
  { quantity, price }: NewVariant,
) {
  const parentValue = { رنگ: `آزمون ${Math.random()}` }
  const [stock] = await db
    .insert(stocks)
    .values({ productId, parentValue, price, quantity })
    .returning()
  if (!stock) throw new Error('no stock')
  return stock
}
export type Stock = typeof stocks.$inferSelect

/** With one of another variant beside it, where that is named. */
type TestOrder = {
  quantity?: number
  coupon?: string
  also?: Stock | undefined
  methodId?: number
  now?: Date
}

export function placeTestOrder(
  db: Database,
  buyer: Buyer,
  stock: Pick<Stock, 'id' | 'productId'>,
  { quantity = 1, coupon, also, methodId = POST, now = new Date() }: TestOrder = {},
) {
  return placeOrder(
    db,
    buyer.userId,
    {
      coupon,
      list: [
        { product_id: stock.productId, stock_id: stock.id, quantity },
        ...(also ? [{ product_id: also.productId, stock_id: also.id, quantity: 1 }] : []),
      ],
      address_id: buyer.addressId,
      shipping_method_id: methodId,
      legal_invoice: false,
      note: '',
    },
    { now },
  )
}

/** Goes to the test bank and decides there; gives what the bank sends back. */
export async function payAtTestBank(
  db: Database,
  buyer: Buyer,
  orderId: number,
  paid: boolean,
  { usesWallet = false } = {},
) {
  const context = testPaymentContext(db)
  const command = { order_id: orderId, gateway: 'test-bank', use_wallet: usesWallet }
  const { answer } = await payOrder(db, context, buyer.userId, command)
  if (!('redirect_url' in answer)) throw new Error('no way to the bank')
  const params = new URL(answer.redirect_url, context.siteUrl).searchParams
  await decideTestBankPayment(db, context, params.get('authority') ?? '', paid)
  return params
}

export async function readOrderStatus(db: Database, orderId: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  return row?.status
}

export async function readStockUnits(db: Database, stock: Stock) {
  const [row] = await db.select().from(stocks).where(eq(stocks.id, stock.id))
  return { quantity: row?.quantity, reserved: row?.reserved }
}

export async function readWalletBalance(db: Database, { userId }: Buyer): Promise<number> {
  const [row] = await db.select().from(wallets).where(eq(wallets.userId, userId))
  return row?.balance ?? 0
}

/** Units of a variant that orders hold or have taken. */
export async function countOrderedUnits(db: Database, stock: Stock): Promise<number> {
  const [row] = await db
    .select({ units: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.stockId, stock.id), sql`${orders.status}::text not like 'cancel%'`))
  return row?.units ?? 0
}
