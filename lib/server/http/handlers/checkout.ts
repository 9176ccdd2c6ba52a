import type { checkoutCalls } from '@/lib/contract/checkout'
import { readCartItems } from '../../cart/cart-items'
import { listShippingMethods } from '../../checkout/shipping-methods'
import { quoteCoupon } from '../../orders/coupons'
import { placeOrder } from '../../orders/place-order'
import { persistAs, type HandlersOf } from '../context'

export const checkoutHandlers: HandlersOf<typeof checkoutCalls> = {
  checkCoupon: async ({ body }, { db, customerId }) => {
    const { totals } = await readCartItems(db, body.list)
    const userId = customerId === 0 ? null : customerId
    const asking = { code: body.code, goods: totals.payable, userId, now: new Date() }
    return { data: await quoteCoupon(db, asking) }
  },
  checkout: async ({ body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, stale: tags } = await placeOrder(db, customerId, body, {
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(tags)
    return { data: { order } }
  },
  getShippingMethods: async ({ query }, { db }) => ({
    data: { methods: await listShippingMethods(db, query.city_id ?? null) },
  }),
}
