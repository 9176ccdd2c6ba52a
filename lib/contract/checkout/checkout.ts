import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { cartLine } from '../cart'
import { id, rials } from '../fields'
import { CART_FULL, MAX_CART_LINES } from '../limits'
import { order } from '../orders/order'
import { writtenText } from '../written-text'

const cartLines = z.array(cartLine).min(1, 'سبد خرید خالی است.').max(MAX_CART_LINES, CART_FULL)

const couponCode = z
  .string('کد تخفیف را بنویسید.')
  .trim()
  .min(1, 'کد تخفیف را بنویسید.')
  .max(40, 'این کد تخفیف درست نیست.')
  .transform((text) => text.toUpperCase())

export const checkCoupon = defineCall({
  method: 'POST',
  path: '/api/coupon',
  summary: 'What a coupon takes off a cart, or why it does not',
  auth: 'either',
  example: { body: { code: 'SALAM', list: [{ product_id: 1, stock_id: 1, quantity: 1 }] } },
  reads: true,
  body: z.object({ code: couponCode, list: cartLines }),
  answer: dataOf(z.object({ code: z.string(), discount: rials, payable: rials })),
})

export const checkout = defineCall({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Places an order: priced anew, its stock and its delivery hours held for 30 minutes',
  auth: 'customer',
  retry: 'transaction',
  example: {
    body: {
      list: [{ product_id: 1, stock_id: 1, quantity: 1 }],
      address_id: 1,
      shipping_method_id: 2,
    },
  },
  body: z.object({
    list: cartLines,
    address_id: z.int('نشانی را انتخاب کنید.').pipe(id),
    shipping_method_id: z.int('روش ارسال را انتخاب کنید.').pipe(id),
    slot_id: id.nullish(),
    coupon: couponCode.nullish(),
    legal_invoice: z.boolean().default(false),
    note: writtenText({ what: 'یادداشت', most: 500 }).default(''),
    /** What the shopper saw last: another sum is refused, so that it can be shown first. */
    seen_payable: rials.optional(),
  }),
  answer: dataOf(z.object({ order })),
})
