import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, picture, rials } from './fields'
import { CART_FULL, MAX_CART_CHANGES, MAX_CART_LINES, MAX_INTEGER } from './limits'

export const cartLine = z.object({
  product_id: id,
  stock_id: id,
  quantity: z
    .int('تعداد باید عدد صحیح باشد.')
    .min(1, 'تعداد دست‌کم ۱ است.')
    .max(MAX_INTEGER, 'تعداد بیش از اندازه بزرگ است.'),
})
export type CartLine = z.output<typeof cartLine>

/** What the shop knows of a line: `quantity` is how many can be bought now. */
export const cartInfo = z.object({
  product_id: id,
  stock_id: id,
  quantity: z.int(),
  slug: z.string(),
  title: z.string(),
  parent_value: z.record(z.string(), z.string()),
  picture: picture.nullable(),
  guarantee: z.string(),
  /** Working days before it can leave; absent of what goes out at once. */
  handling_days: z.int().optional(),
  price: rials,
  final_price: rials,
})
export type CartInfo = z.output<typeof cartInfo>

export const cartSingleItem = defineCall({
  method: 'POST',
  path: '/api/cart-single-item',
  summary: 'What the shop knows of one variant before it goes into the cart',
  auth: 'anyone',
  example: { body: { product_id: 1, stock_id: 1, quantity: 1 } },
  reads: true,
  body: cartLine,
  answer: z.object({ info: cartInfo.nullable() }),
})

const cartTotals = z.object({
  /** Units, with each line lowered to what is available. */
  count: z.int(),
  items_total: rials,
  discount: rials,
  payable: rials,
})
export type CartTotals = z.output<typeof cartTotals>

export const cartItem = defineCall({
  method: 'POST',
  path: '/api/cart-item',
  summary: 'What the shop knows of every line of a cart, and what it costs',
  auth: 'anyone',
  example: { body: { list: [{ product_id: 1, stock_id: 1, quantity: 1 }] } },
  reads: true,
  body: z.object({
    list: z.array(cartLine).max(MAX_CART_LINES, CART_FULL),
  }),
  answer: z.object({ items: z.array(cartInfo), totals: cartTotals }),
})

const customerCartLine = cartLine.extend({ saved_for_later: z.boolean() })
export type CustomerCartLine = z.output<typeof customerCartLine>

/** None of a variant takes it out of the cart. */
export const cartChange = customerCartLine.extend({
  quantity: z.int().min(0).max(MAX_INTEGER),
})
export type CartChange = z.output<typeof cartChange>

const customerCart = dataOf(z.object({ list: z.array(customerCartLine), items: z.array(cartInfo) }))
export type CustomerCart = z.output<typeof customerCart>['data']

export const getCustomerCart = defineCall({
  method: 'GET',
  path: '/api/profile/cart',
  summary: 'The cart of a customer, the same on all their devices, and what the shop knows of it',
  auth: 'customer',
  answer: customerCart,
})

export const changeCustomerCart = defineCall({
  method: 'POST',
  path: '/api/profile/cart',
  summary: 'Sets lines of the cart of a customer; the others stay, and all of them are answered',
  auth: 'customer',
  example: {
    body: { changes: [{ product_id: 1, stock_id: 1, quantity: 1, saved_for_later: false }] },
  },
  retry: 'idempotent',
  body: z.object({ changes: z.array(cartChange).max(MAX_CART_CHANGES, CART_FULL) }),
  answer: customerCart,
})

export const cartCalls = { cartSingleItem, cartItem, getCustomerCart, changeCustomerCart }
