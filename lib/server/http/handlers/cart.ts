import type { cartCalls } from '@/lib/contract/cart'
import { readCartItems, readCartItem } from '../../cart/cart-items'
import type { HandlersOf } from '../context'

export const cartHandlers: HandlersOf<typeof cartCalls> = {
  cartSingleItem: async ({ body }, { db }) => ({ info: await readCartItem(db, body) }),
  cartItem: ({ body }, { db }) => readCartItems(db, body.list),
}
