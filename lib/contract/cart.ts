import { z } from 'zod'
import { defineCall } from './call'
import { id, picture, rials } from './fields'
import { CART_FULL, MAX_CART_LINES, MAX_INTEGER } from './limits'

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

export const cartCalls = { cartSingleItem, cartItem }
