import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findLongestHandling, formatHandlingTag } from '@/lib/domain/handling-days'
import { readCartItem } from '@/lib/server/cart/cart-items'
import { readProductCards } from '@/lib/server/catalogue/product-cards'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import {
  addresses,
  cities,
  orderItems,
  orders,
  products,
  refundItems,
  refunds,
} from '@/lib/server/db/schema/schema'
import { readOrderSlots } from '@/lib/server/orders/change-order-slot'
import { placeOrder } from '@/lib/server/orders/place-order'
import { createBuyer, createStock, POST } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

const SATURDAY_NOON = new Date('2026-11-21T12:00:00+03:30')
const DAYS = 5

it('the days of an order are those of the good that takes longest', () => {
  expect(findLongestHandling([])).toBe(0)
  expect(findLongestHandling([{}, { handling_days: 2 }, { handling_days: 5 }])).toBe(5)
  expect(formatHandlingTag(5)).toBe('ارسال از ۵ روز کاری دیگر')
})

onEachDatabase('a good that needs days before it can leave', (db) => {
  async function findTehran() {
    const [city] = await db().select().from(cities).where(eq(cities.name, 'تهران'))
    if (city === undefined) throw new Error('Tehran is not in the list.')
    return city
  }

  async function createHandled() {
    const stock = await createStock(db(), 9)
    await db().update(products).set({ handlingDays: DAYS }).where(eq(products.id, stock.productId))
    return stock
  }

  async function placeIn(delivery: { shipping_method_id: number; slot_id?: number }) {
    const { id: cityId, stateId } = await findTehran()
    const buyer = await createBuyer(db())
    await db().update(addresses).set({ cityId, stateId }).where(eq(addresses.id, buyer.addressId))
    const stock = await createHandled()
    const { order } = await placeOrder(db(), buyer.userId, {
      list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
      ...{ address_id: buyer.addressId, legal_invoice: false, note: '', ...delivery },
    })
    return { order, buyer }
  }

  it('is offered the days and hours that come after them', async () => {
    const { id } = await findTehran()
    const methods = await listShippingMethods(db(), id, SATURDAY_NOON, DAYS)
    const [courier, post] = methods
    expect(courier).toMatchObject({ title: 'پیک تهران', earliest: '2026-11-26' })
    expect(courier?.slots[0]).toMatchObject({ date: '2026-11-26', from: '17:00' })
    expect(post).toMatchObject({ earliest: '2026-11-29', days: { min: 7, max: 9 } })
  })

  it('says so in the cart and on its card, and goods that go out at once say nothing', async () => {
    const { id, productId } = await createHandled()
    const line = { product_id: productId, stock_id: id, quantity: 1 }
    expect(await readCartItem(db(), line)).toMatchObject({ handling_days: DAYS })
    expect(await readProductCards(db(), [productId])).toMatchObject([{ handling_days: DAYS }])
    await db().update(products).set({ handlingDays: 0 }).where(eq(products.id, productId))
    expect(await readCartItem(db(), line)).not.toHaveProperty('handling_days')
  })

  it('comes no sooner, by the post or in hours that are too early', async () => {
    const { id } = await findTehran()
    const post = (await listShippingMethods(db(), id, new Date(), DAYS)).find(
      (method) => method.id === POST,
    )
    const { order } = await placeIn({ shipping_method_id: POST })
    expect(order.delivery?.day).toBe(post?.earliest)
    const courier = (await listShippingMethods(db(), id)).find(({ slots }) => slots.length > 0)
    const [soonest] = courier?.slots ?? []
    if (!courier || !soonest) throw new Error('no hours')
    const early = { shipping_method_id: courier.id, slot_id: soonest.id }
    await expect(placeIn(early)).rejects.toMatchObject({ code: 'slot_unavailable' })
  })

  async function placeInFirstHours() {
    const { id } = await findTehran()
    const methods = await listShippingMethods(db(), id, new Date(), DAYS)
    const courier = methods.find(({ slots }) => slots.length > 0)
    const [first] = courier?.slots ?? []
    if (!courier || !first) throw new Error('no hours')
    const { order, buyer } = await placeIn({ shipping_method_id: courier.id, slot_id: first.id })
    const readDays = async () => {
      const { slots } = await readOrderSlots(db(), buyer.userId, order.id)
      return slots.map(({ date }) => date)
    }
    return { order, firstDay: first.date, readDays }
  }

  it('is not moved to hours before it is ready', async () => {
    const { firstDay, readDays } = await placeInFirstHours()
    const days = await readDays()
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day >= firstDay).toBe(true)
  })

  it('is moved to any hours where the staff took the order by hand', async () => {
    const { order, firstDay, readDays } = await placeInFirstHours()
    await db().update(orders).set({ placedBy: 'مریم' }).where(eq(orders.id, order.id))
    expect((await readDays())[0]?.localeCompare(firstDay)).toBe(-1)
  })

  it('holds nothing up once it is refunded', async () => {
    const { order, firstDay, readDays } = await placeInFirstHours()
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const [refund] = await db()
      .insert(refunds)
      .values({ orderId: order.id, amount: 1_000, destination: 'wallet' })
      .returning()
    await db()
      .insert(refundItems)
      .values({
        ...{ refundId: refund?.id ?? 0, orderItemId: item?.id ?? 0 },
        ...{ quantity: 1, isRestocked: false },
      })
    expect((await readDays())[0]?.localeCompare(firstDay)).toBe(-1)
  })
})
