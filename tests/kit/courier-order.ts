import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/server/db/database'
import { addresses, cities } from '@/lib/server/db/schema/schema'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { placeOrder } from '@/lib/server/orders/place-order'
import { createBuyer, createStock } from './buyer'

async function findTehran(db: Database) {
  const [city] = await db.select().from(cities).where(eq(cities.name, 'تهران'))
  if (city === undefined) throw new Error('Tehran is not in the list.')
  return city
}

/** The free hours of the courier of Tehran. */
export async function readCourier(db: Database) {
  const methods = await listShippingMethods(db, (await findTehran(db)).id)
  const courier = methods.find(({ slots }) => slots.length > 0)
  if (courier === undefined) throw new Error('No courier has hours.')
  return { methodId: courier.id, slots: courier.slots.filter(({ available }) => available > 0) }
}

/** Unpaid, to an address in Tehran; by its courier where hours are given. */
export async function placeTehranOrder(
  db: Database,
  delivery: { slotOfDayId: number } | { methodId: number },
) {
  const { id: cityId, stateId } = await findTehran(db)
  const buyer = await createBuyer(db)
  await db.update(addresses).set({ cityId, stateId }).where(eq(addresses.id, buyer.addressId))
  const stock = await createStock(db, 3)
  const { order } = await placeOrder(db, buyer.userId, {
    list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
    ...{ address_id: buyer.addressId, legal_invoice: false, note: '' },
    ...('methodId' in delivery
      ? { shipping_method_id: delivery.methodId }
      : {
          shipping_method_id: (await readCourier(db)).methodId,
          slot_id: delivery.slotOfDayId,
        }),
  })
  return { id: order.id, buyer }
}
