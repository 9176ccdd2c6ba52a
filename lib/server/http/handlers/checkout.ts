import type { checkoutCalls } from '@/lib/contract/checkout'
import { readCartItems } from '../../cart/cart-items'
import { listMethodsBeforeCity, listShippingMethods } from '../../checkout/shipping-methods'
import { quoteCoupon } from '../../orders/coupons'
import { placeOrder } from '../../orders/place-order'
import { persistAs } from '../answers'
import type { HandlersOf } from '../context'

export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  checkCoupon: async ({ body }, { db, customerId }) => {
    const { items } = await readCartItems(db, body.list)
    const lines = items.map(({ stock_id, product_id, quantity, final_price }) => {
      const wanted = body.list.filter((line) => line.stock_id === stock_id)
      const units = wanted.reduce((sum, line) => sum + line.quantity, 0)
      return { productId: product_id, sum: final_price * Math.max(Math.min(units, quantity), 0) }
    })
    const request = { code: body.code, lines, customerId, now: new Date() }
    return { data: await quoteCoupon(db, request) }
  },
  checkout: async ({ body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, tagsToRevalidate } = await placeOrder(db, customerId, body, {
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(tagsToRevalidate)
    return { data: { order } }
  },
  getShippingMethods: async ({ query }, { db }) => {
    const { city_id: cityId = null, handling_days: handlingDays } = query
    const from = new Date()
    if (cityId !== null) {
      return { data: { methods: await listShippingMethods(db, cityId, from, handlingDays) } }
    }
    const { methods, soonestCity } = await listMethodsBeforeCity(db, { from, handlingDays })
    return { data: { methods, ...(soonestCity && { soonest_city: soonestCity }) } }
  },
}
