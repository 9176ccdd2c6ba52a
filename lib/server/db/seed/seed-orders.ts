import { eq, sql } from 'drizzle-orm'
import { EXCHANGE_HOLD_DAYS } from '@/lib/domain/quotas'
import { tagKey } from '@/lib/domain/order-tags'
import { addWorkingDays } from '@/lib/domain/working-days'
import { toTehranTime } from '@/lib/persian/days'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Database } from '../database'
import {
  coupons,
  orderEvents,
  orderItems,
  orderPictures,
  orders,
  orderTags,
  payments,
  refunds,
  slotBookings,
  stocks,
  tickets,
  wallets,
  walletTransactions,
} from '../schema/schema'
import { formatOrderCode } from '../../orders/order-list'
import { bulkInsert, continueIds } from './bulk-insert'
import type { Past } from './chance'
import { coupons as demoCoupons } from './demo/coupons'
import { customers, demoOrderAddress } from './demo/customers'
import { DELIVERED, madeBy, PAID, SENT, workingMomentOfStep } from './order-steps'
import { demoDelivery, demoTrackingCode, shippingMethods } from './demo/shipping'
import { listPictures } from './demo/product-pictures'
import { demoTickets } from './demo/tickets-and-orders'
import type { SeededProduct } from './seed-catalogue'
import { DEMO_CUSTOMER_ID } from './seed-people'

const DEMO_TAG = 'هدیه'
const POST_ID = shippingMethods.findIndex(({ slug }) => slug === 'post') + 1
const COURIER_ID = shippingMethods.findIndex(({ slug }) => slug === 'intercity-courier') + 1
const COURIER_DAYS = shippingMethods[COURIER_ID - 1]?.daysMin ?? 0
/** Its hours in the morning, as the methods are seeded one after another. */
const COURIER_SLOT_ID =
  shippingMethods.slice(0, COURIER_ID - 1).flatMap(({ slots }) => slots).length + 1
const SHIPPING = 490_000
const FREE_FROM = 8_000_000
const FIRST_CHARGE = 20_000_000
/** Half an hour would leave the demo without an unpaid order. */
const DEMO_DAYS_TO_PAY = 3

type Story = {
  daysAgo: number
  statuses: OrderStatus[]
  goods: number[]
  returns?: number
  isExchange?: true
  /** By the courier, who fetches what is returned of it as well; else by the post. */
  isByCourier?: true
}

/** One story an order: its statuses, oldest first. A return names the order it came from. */
const STORIES: Story[] = [
  { daysAgo: 95, statuses: DELIVERED, goods: [3, 14] },
  { daysAgo: 61, statuses: DELIVERED, goods: [22] },
  { daysAgo: 40, statuses: DELIVERED, goods: [31, 8, 47] },
  {
    daysAgo: 34,
    statuses: ['refer_request', 'refer_accept', 'returned', 'refer_done'],
    goods: [31],
    returns: 3,
  },
  {
    daysAgo: 28,
    statuses: ['completing', 'waiting', 'waiting_payment', 'cancel_store'],
    goods: [12],
  },
  { daysAgo: 21, statuses: [...PAID, 'processing', 'cancel_customer'], goods: [40] },
  { daysAgo: 8, statuses: DELIVERED, goods: [55, 19] },
  { daysAgo: 0.2, statuses: ['refer_request'], goods: [55], returns: 7 },
  // Sent at least half a day ago: its hour of work is never ahead.
  { daysAgo: 2.5, statuses: SENT, goods: [27] },
  { daysAgo: 1, statuses: [...PAID, 'processing', 'preparing'], goods: [60, 5] },
  { daysAgo: 1, statuses: PAID, goods: [17] },
  { daysAgo: 0, statuses: ['completing', 'waiting', 'waiting_payment'], goods: [33] },
  { daysAgo: 6, statuses: DELIVERED, goods: [30], isByCourier: true },
  {
    daysAgo: 2,
    statuses: ['refer_request', 'refer_accept'],
    goods: [30],
    returns: 13,
    isExchange: true,
    isByCourier: true,
  },
  // Delivered two days ago and not returned: who looks at the demo can fill in the form of a return.
  { daysAgo: 5, statuses: DELIVERED, goods: [30, 8], isByCourier: true },
]

/** Its events, payments and goods agree on the moment. */
function momentOf({ id, createdAt }: { id: number; createdAt: Date }, status: OrderStatus): Date {
  return workingMomentOfStep(STORIES[id - 1]?.statuses ?? [], createdAt, status)
}

type Order = typeof orders.$inferInsert & { id: number; createdAt: Date }
type Item = typeof orderItems.$inferInsert & { id: number }

function itemsOf(products: SeededProduct[], orderId: number, goods: number[], firstId: number) {
  return goods.flatMap((index, i): Item[] => {
    const product = products[index]
    const stock = product?.stockRows.find(({ quantity }) => quantity > 0) ?? product?.stockRows[0]
    if (product === undefined || stock === undefined) return []
    return [
      {
        id: firstId + i,
        orderId,
        productId: product.id,
        stockId: stock.id,
        title: product.title,
        parentValue: stock.parentValue ?? {},
        unitPrice: stock.price,
        quantity: 1,
      },
    ]
  })
}

/** What was bought, which did not come; it waits for the goods of the return. */
function exchangeOf({ stockId, parentValue, unitPrice }: Item): Partial<Item> {
  return {
    exchangeStockId: stockId,
    exchangeValue: parentValue,
    exchangePrice: unitPrice,
    exchangeDiscount: 0,
    exchangeState: 'held',
  }
}

/** Of the label in its collar, as support has asked for it. */
function labelPicturesOf(products: SeededProduct[], itemRows: Item[]) {
  return itemRows.flatMap(({ orderId, productId, parentValue: value, exchangeStockId }) => {
    const shown = products
      .filter(({ id }) => exchangeStockId && id === productId)
      .flatMap((product) => listPictures(product))
      .find(({ file, colour }) => file.includes('collar') && colour === value?.رنگ)
    return shown ? [{ orderId, position: 0, path: shown.file }] : []
  })
}

function expiryOf(status: OrderStatus, isExchange: boolean, past: Past): Date | null {
  if (status === 'waiting_payment') return past.daysAhead(DEMO_DAYS_TO_PAY)
  return isExchange ? past.daysAhead(EXCHANGE_HOLD_DAYS) : null
}

/** The soonest day on which the courier still has hours, seen from the day it is seeded. */
function pickupOf(past: Past) {
  const deliveryDay = addWorkingDays(toTehranTime(past.daysAhead(0)).day, COURIER_DAYS)
  return { shippingMethodId: COURIER_ID, slotId: COURIER_SLOT_ID, deliveryDay }
}

function buildOrders(products: SeededProduct[], past: Past) {
  const orderRows: Order[] = []
  const itemRows: Item[] = []
  const eventRows: (typeof orderEvents.$inferInsert)[] = []
  STORIES.forEach(({ daysAgo, statuses, goods, returns, isExchange, isByCourier }, i) => {
    const id = i + 1
    const createdAt = past.daysAgo(daysAgo)
    const items = itemsOf(products, id, goods, itemRows.length + 1).map((item): Item => {
      if (returns === undefined) return item
      const sold = itemRows.find(
        (one) => one.orderId === returns && one.productId === item.productId,
      )
      const reason = isExchange ? 'کالای دیگری رسید' : 'پشیمان شدم'
      const back = { ...item, reason, parentItemId: sold?.id ?? null }
      return isExchange ? { ...back, ...exchangeOf(item) } : back
    })
    const itemsTotal = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0)
    const shippingPrice = returns !== undefined || itemsTotal >= FREE_FROM ? 0 : SHIPPING
    const status = statuses.at(-1) ?? 'completing'
    orderRows.push({
      id,
      code: formatOrderCode(id, createdAt),
      userId: DEMO_CUSTOMER_ID,
      parentId: returns ?? null,
      type: returns === undefined ? 'sales' : 'refer',
      status,
      itemsTotal,
      shippingPrice,
      payable: itemsTotal + shippingPrice,
      exchangeTotal: isExchange ? itemsTotal : 0,
      address: demoOrderAddress(),
      ...(returns === undefined && {
        ...demoDelivery(isByCourier ? COURIER_ID : POST_ID, createdAt),
      }),
      ...(returns !== undefined && isByCourier && pickupOf(past)),
      trackingCode: statuses.includes('sending') ? demoTrackingCode(id) : null,
      expiresAt: expiryOf(status, isExchange === true, past),
      deliveredAt: status === 'delivery' ? momentOf({ id, createdAt }, status) : null,
      createdAt,
      updatedAt: createdAt,
    })
    itemRows.push(...items)
    statuses.forEach((toStatus, step) => {
      eventRows.push({
        orderId: id,
        fromStatus: statuses[step - 1] ?? null,
        toStatus,
        ...madeBy(toStatus, step),
        at: momentOf({ id, createdAt }, toStatus),
      })
    })
  })
  return { orderRows, itemRows, eventRows }
}

/** The demo customer's orders, one at least in every tab, with money that adds up. */
export async function seedOrders(
  db: Database,
  past: Past,
  products: SeededProduct[],
): Promise<void> {
  const { orderRows, itemRows, eventRows } = buildOrders(products, past)
  const paid = orderRows.filter(({ id, type }) => {
    const statuses = STORIES[id - 1]?.statuses
    return type === 'sales' && statuses?.includes('paid')
  })
  const returned = orderRows.filter(({ status }) => status === 'refer_done')
  const canceled = paid.filter(({ status }) => status === 'cancel_customer')
  const backToWallet = [...returned, ...canceled].map((order) => {
    const attempt = paid.indexOf(order)
    const at = momentOf(order, order.status ?? 'completing')
    return { ...order, at, paymentId: attempt < 0 ? null : attempt + 1 }
  })

  await bulkInsert(
    db,
    coupons,
    demoCoupons.map(({ daysLeft, ...coupon }, i) => ({
      id: i + 1,
      ...coupon,
      startsAt: past.daysAgo(60),
      endsAt: past.daysAhead(daysLeft),
    })),
  )
  await bulkInsert(db, orders, orderRows)
  const preparing = orderRows.filter(({ status }) => status === 'preparing' || status === 'sending')
  await bulkInsert(
    db,
    orderTags,
    preparing.map(({ id: orderId, createdAt }) => ({
      ...{ orderId, key: tagKey(DEMO_TAG), title: DEMO_TAG, createdAt },
    })),
  )
  await bulkInsert(db, slotBookings, bookingsOf(orderRows))
  await bulkInsert(db, orderItems, itemRows)
  await bulkInsert(db, orderEvents, eventRows)
  await bulkInsert(db, orderPictures, labelPicturesOf(products, itemRows))
  await bulkInsert(
    db,
    payments,
    paid.map((order, i) => ({
      id: i + 1,
      userId: DEMO_CUSTOMER_ID,
      orderId: order.id,
      gateway: 'test-bank',
      authority: `DEMO-${order.code}`,
      key: `demo-${order.id}`,
      amount: order.payable,
      status: 'paid' as const,
      refId: String(71_000_000 + i * 1117),
      createdAt: order.createdAt,
      settledAt: momentOf(order, 'paid'),
    })),
  )
  await bulkInsert(
    db,
    refunds,
    backToWallet.map((order) => ({
      orderId: order.id,
      paymentId: order.paymentId,
      amount: order.payable,
      createdAt: order.at,
    })),
  )
  await reserveHeld(db, orderRows, itemRows)
  await seedWallets(db, past, backToWallet)
  for (const table of [coupons, orders, orderItems, payments]) await continueIds(db, table)
  for (const [nth, { order }] of demoTickets.entries()) {
    if (order === undefined) continue
    await db
      .update(tickets)
      .set({ orderId: order })
      .where(eq(tickets.id, nth + 1))
  }
}

function bookingsOf(orderRows: Order[]): (typeof slotBookings.$inferInsert)[] {
  return orderRows.flatMap(({ slotId, deliveryDay: day }) =>
    slotId && day ? [{ slotId, day, taken: 1 }] : [],
  )
}

async function reserveHeld(db: Database, orderRows: Order[], itemRows: Item[]): Promise<void> {
  const unpaid = orderRows.filter(({ status }) => status === 'waiting_payment')
  const held = itemRows.flatMap(({ exchangeStockId: stockId, quantity }) =>
    stockId ? [{ stockId, quantity }] : [],
  )
  const ordered = itemRows.filter((item) => unpaid.some(({ id }) => id === item.orderId))
  for (const { stockId, quantity } of [...ordered, ...held]) {
    await db
      .update(stocks)
      .set({ reserved: sql`${stocks.reserved} + ${quantity}` })
      .where(eq(stocks.id, stockId))
  }
}

type WalletRefund = Order & { at: Date; paymentId: number | null }

async function seedWallets(db: Database, past: Past, backToWallet: WalletRefund[]): Promise<void> {
  let balance = FIRST_CHARGE
  const ledger: (typeof walletTransactions.$inferInsert)[] = [
    {
      userId: DEMO_CUSTOMER_ID,
      amount: FIRST_CHARGE,
      balanceAfter: balance,
      reason: 'charge',
      createdAt: past.daysAgo(100),
    },
  ]
  for (const order of backToWallet) {
    balance += order.payable
    ledger.push({
      userId: DEMO_CUSTOMER_ID,
      amount: order.payable,
      balanceAfter: balance,
      reason: 'refund',
      orderId: order.id,
      paymentId: order.paymentId,
      createdAt: order.at,
    })
  }
  await bulkInsert(
    db,
    wallets,
    customers.map((_, i) => ({ userId: i + 1, balance: i === 0 ? balance : 0 })),
  )
  await bulkInsert(db, walletTransactions, ledger)
}
