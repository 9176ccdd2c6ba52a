import type { cartCalls } from '@/lib/contract/cart'
import { readCartItems, readCartItem } from '../../cart/cart-items'
import { changeCustomerCart, readCustomerCart } from '../../cart/customer-cart'
import type { HandlersOf } from '../context'

export const cartHandlers: HandlersOf<typeof cartCalls> = {
  cartSingleItem: async ({ body }, { db, countStep }) => {
    const info = await readCartItem(db, body)
    // More than one is asked for by who has it in the cart already.
    if (body.quantity === 1 && info !== null && info.quantity > 0) countStep('cart_add')
    return { info }
  },
  cartItem: ({ body }, { db }) => readCartItems(db, body.list),
  getCustomerCart: async (_, { db, customerId }) => ({
    data: await readCustomerCart(db, customerId),
  }),
  changeCustomerCart: async ({ body }, { db, customerId }) => ({
    data: await changeCustomerCart(db, customerId, body.changes),
  }),
}
