import { asc, desc, eq, gt } from 'drizzle-orm'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { HOUR_MS } from '@/lib/persian/durations'
import { formatMobile } from '@/lib/persian/validators'
import { formatOrderCode } from '../../orders/order-list'
import type { Database } from '../database'
import {
  addresses,
  cities,
  orderEvents,
  orderItems,
  orders,
  payments,
  states,
} from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { createChance, type Chance } from './chance'
import { demoDelivery, demoTrackingCode, shippingMethods } from './demo/shipping'
import { DELIVERED, madeBy, momentOfStep, PAID, SENT } from './order-steps'
import type { SeededProduct } from './seed-catalogue'

const POST_ID = shippingMethods.findIndex(({ slug }) => slug === 'post') + 1
const POST = shippingMethods[POST_ID - 1]
/** Those before them have what they did in stories, or nothing. */
const LAST_WITHOUT_SALES = 8
const DELIVERED_ORDERS = 72
const DAYS = 60
/** The dearest goods are not what most people buy. */
const MAX_PRICE = 90_000_000

/** On their way now, the newest first: hours since they were placed, and how far they are. */
const UNDER_WAY: { hours: number; statuses: OrderStatus[] }[] = [
  { hours: 1, statuses: PAID },
  { hours: 3, statuses: PAID },
  { hours: 5, statuses: SENT.slice(0, 5) },
  { hours: 9, statuses: SENT.slice(0, 5) },
  { hours: 12, statuses: SENT.slice(0, 6) },
  { hours: 23, statuses: SENT.slice(0, 7) },
  { hours: 26, statuses: SENT.slice(0, 8) },
  { hours: 49, statuses: SENT },
  { hours: 58, statuses: SENT },
  { hours: 66, statuses: SENT },
]

type Sale = { createdAt: Date; statuses: OrderStatus[] }

/** More of late than before, as in a shop that grows. */
function listSales(now: Date, chance: Chance): Sale[] {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const delivered = Array.from({ length: DELIVERED_ORDERS }, () => {
    const share = chance.next() ** 1.4
    return { createdAt: before(74 + share * (DAYS - 4) * 24), statuses: DELIVERED }
  })
  const current = UNDER_WAY.map(({ hours, statuses }) => ({ createdAt: before(hours), statuses }))
  const time = ({ createdAt }: Sale) => createdAt.getTime()
  return [...delivered, ...current].sort((one, other) => time(one) - time(other))
}

async function readBuyers(db: Database) {
  return db
    .select({ userId: addresses.userId, address: addresses, city: cities.name, state: states.name })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .where(gt(addresses.userId, LAST_WITHOUT_SALES))
    .orderBy(asc(addresses.userId))
}
type Buyer = Awaited<ReturnType<typeof readBuyers>>[number]

function addressOf({ address, city, state }: Buyer): typeof orders.$inferInsert.address {
  const { receiverName, receiverMobile, postalCode, detail, plate, unit } = address
  return {
    ...{ title: '', receiver_name: receiverName, receiver_mobile: formatMobile(receiverMobile) },
    ...{ state, city, postal_code: postalCode ?? '', detail, plate: plate ?? '', unit: unit ?? '' },
  }
}

/** What the other customers bought of late, so that the desk has something to show. */
export async function seedSales(db: Database, now: Date, products: SeededProduct[]): Promise<void> {
  const chance = createChance(81)
  const buyers = await readBuyers(db)
  const offered = products.flatMap((product) => {
    const stock = product.stockRows.find(({ quantity }) => quantity > 0)
    return stock && stock.price <= MAX_PRICE ? [{ product, stock }] : []
  })
  const [last] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1)
  const firstId = (last?.id ?? 0) + 1
  const orderRows: (typeof orders.$inferInsert & { id: number })[] = []
  const itemRows: (typeof orderItems.$inferInsert)[] = []
  const eventRows: (typeof orderEvents.$inferInsert)[] = []
  const paymentRows: (typeof payments.$inferInsert)[] = []
  listSales(now, chance).forEach(({ createdAt, statuses }, nth) => {
    const id = firstId + nth
    const buyer = chance.pick(buyers)
    const first = chance.pick(offered)
    const second = chance.whole(1, 3) === 1 ? chance.pick(offered) : first
    const bought = second.product === first.product ? [first] : [first, second]
    const items = bought.map(({ product, stock }) => ({
      ...{ orderId: id, productId: product.id, stockId: stock.id, title: product.title },
      ...{ parentValue: stock.parentValue ?? {}, unitPrice: stock.price },
      quantity: stock.price < 5_000_000 ? chance.whole(1, 2) : 1,
    }))
    const itemsTotal = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0)
    const shippingPrice = itemsTotal >= (POST?.freeFrom ?? 0) ? 0 : (POST?.price ?? 0)
    const status = statuses.at(-1) ?? 'paid'
    const paidAt = momentOfStep(statuses, createdAt, 'paid')
    const code = formatOrderCode(id, createdAt)
    orderRows.push({
      ...{ id, code, userId: buyer.userId, type: 'sales', status, itemsTotal, shippingPrice },
      ...{ payable: itemsTotal + shippingPrice, address: addressOf(buyer), createdAt },
      ...demoDelivery(POST_ID, createdAt),
      trackingCode: statuses.includes('sending') ? demoTrackingCode(id) : null,
      deliveredAt: status === 'delivery' ? momentOfStep(statuses, createdAt, status) : null,
      updatedAt: momentOfStep(statuses, createdAt, status),
    })
    itemRows.push(...items)
    statuses.forEach((toStatus, step) => {
      const fromStatus = statuses[step - 1] ?? null
      const at = momentOfStep(statuses, createdAt, toStatus)
      eventRows.push({ orderId: id, fromStatus, toStatus, ...madeBy(toStatus, step), at })
    })
    paymentRows.push({
      ...{ userId: buyer.userId, orderId: id, gateway: 'test-bank', authority: `DEMO-${code}` },
      ...{ key: `demo-${id}`, amount: itemsTotal + shippingPrice, status: 'paid' },
      ...{ refId: String(72_000_000 + nth * 1117), createdAt, settledAt: paidAt },
    })
  })
  await bulkInsert(db, orders, orderRows)
  await bulkInsert(db, orderItems, itemRows)
  await bulkInsert(db, orderEvents, eventRows)
  await bulkInsert(db, payments, paymentRows)
  await continueIds(db, orders)
}
