import type { checkoutCalls } from '@/lib/contract/checkout'
import { countGuess } from '../../auth/guesses'
import { readCartItems } from '../../cart/cart-items'
import { listMethodsBeforeCity, listShippingMethods } from '../../checkout/shipping-methods'
import { isUnknownCoupon, quoteCoupon } from '../../orders/coupons'
import { placeOrder } from '../../orders/place-order'
import { persistAs } from '../answers'
import type { Context, HandlersOf } from '../context'

type Shopper = Pick<Context, 'db' | 'device'> & { customerId: number | null }

/** A code that is not there is a guess, by whichever call it came. */
function countCouponGuess<T>(shopper: Shopper, check: () => Promise<T>): Promise<T> {
  const { db, device, customerId } = shopper
  const mobile = customerId === null ? '' : `customer:${customerId}`
  return countGuess(db, { kind: 'coupon', mobile, ip: device.ip }, check, isUnknownCoupon)
}

export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  checkCoupon: async ({ body }, { db, device, customerId }) => {
    const { items } = await readCartItems(db, body.list)
    const lines = items.map(({ stock_id, product_id, quantity, final_price }) => {
      const wanted = body.list.filter((line) => line.stock_id === stock_id)
      const units = wanted.reduce((sum, line) => sum + line.quantity, 0)
      return { productId: product_id, sum: final_price * Math.max(Math.min(units, quantity), 0) }
    })
    const request = { code: body.code, lines, customerId, now: new Date() }
    const shopper = { db, device, customerId }
    return { data: await countCouponGuess(shopper, () => quoteCoupon(db, request)) }
  },
  checkout: async ({ body }, { db, device, customerId, revalidateTags, persistResponse }) => {
    const submit = () =>
      placeOrder(db, customerId, body, { persistResponse: persistAs(persistResponse, 'order') })
    const { order, tagsToRevalidate } = await (body.coupon
      ? countCouponGuess({ db, device, customerId }, submit)
      : submit())
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
