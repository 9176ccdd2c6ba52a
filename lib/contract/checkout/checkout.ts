import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { cartLine } from '../cart'
import { id, idText, rials } from '../fields'
import { CART_FULL, MAX_CART_LINES, MEGABYTE } from '../limits'
import { order, payment } from '../orders/order'
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
  reads: true,
  body: z.object({ code: couponCode, list: cartLines }),
  answer: dataOf(z.object({ code: z.string(), discount: rials, payable: rials })),
})

export const checkout = defineCall({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Places an order: priced anew, its stock and its delivery hours held for 30 minutes',
  auth: 'customer',
  body: z.object({
    list: cartLines,
    address_id: z.int('نشانی را انتخاب کنید.').pipe(id),
    shipping_method_id: z.int('شیوهٔ ارسال را انتخاب کنید.').pipe(id),
    slot_id: id.nullish(),
    coupon: couponCode.nullish(),
    legal_invoice: z.boolean().default(false),
    note: writtenText({ what: 'یادداشت', most: 500 }).default(''),
    /** What the shopper saw last: another sum is refused, so that it can be shown first. */
    seen_payable: rials.optional(),
  }),
  answer: dataOf(z.object({ order })),
})

export const getGateways = defineCall({
  method: 'GET',
  path: '/api/gateways',
  summary: 'The ways to pay that are configured',
  auth: 'anyone',
  answer: dataOf(
    z.object({ gateways: z.array(z.object({ name: z.string(), title: z.string() })) }),
  ),
})

const redirect = z.object({ redirect_url: z.string() })

export const pay = defineCall({
  method: 'POST',
  path: '/api/payment',
  summary: 'Pays an order from the wallet, or leads to a gateway',
  auth: 'customer',
  body: z.object({
    order_id: z.int('سفارش را انتخاب کنید.').pipe(id),
    gateway: z.string('راه پرداخت را انتخاب کنید.').trim().min(1).max(40),
    /** Pays with what the wallet holds first, and the rest through the gateway. */
    use_wallet: z.boolean().default(false),
  }),
  answer: dataOf(z.union([redirect, z.object({ payment })])),
})

export const getPayment = defineCall({
  method: 'GET',
  path: '/api/payment/:id',
  summary: 'How a payment ended, for who holds its key',
  auth: 'anyone',
  secret: true,
  params: z.object({ id: idText }),
  query: z.object({ key: z.string().max(100).default('') }),
  answer: dataOf(
    z.object({
      payment: z.object({
        status: z.enum(['paid', 'failed', 'pending']),
        ref_id: z.string().nullable(),
        amount: rials,
        order_id: id.nullable(),
        order_code: z.string().nullable(),
        /** Where the money is when it was paid and the order could not take it. */
        returned_to: z.enum(['wallet', 'gateway']).nullable(),
        /** Until when the order may be paid again. */
        retry_until: z.iso.datetime().nullable(),
      }),
    }),
  ),
})

export const MIN_CHARGE = 100_000
export const MAX_CHARGE = 2_000_000_000

export const chargeCredit = defineCall({
  method: 'POST',
  path: '/api/profile/charge-credit',
  summary: 'Leads to a gateway to charge the wallet',
  auth: 'customer',
  body: z.object({
    amount: z
      .int('مبلغ را با رقم بنویسید.')
      .min(MIN_CHARGE, 'کمترین مبلغ شارژ ۱۰,۰۰۰ تومان است.')
      .max(MAX_CHARGE, 'بیشترین مبلغ شارژ ۲۰۰,۰۰۰,۰۰۰ تومان است.'),
    gateway: z.string('درگاه را انتخاب کنید.').trim().min(1).max(40),
  }),
  answer: dataOf(redirect),
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/cancel',
  summary: 'Cancels an order that has not been packed; what was paid goes to the wallet',
  auth: 'customer',
  params: z.object({ id: idText }),
  body: z.object({ reason: writtenText({ what: 'دلیل', most: 300 }).default('') }),
  answer: dataOf(z.object({ order })),
})

const returnedItem = z.object({
  order_item_id: id,
  quantity: z.int('تعداد باید عدد صحیح باشد.').min(1, 'تعداد دست‌کم ۱ است.').max(10_000),
  reason: writtenText({ what: 'دلیل', least: 2, most: 200 }),
})

/** A form sends the list as one text. */
function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export const RETURN_FILES = { field: 'images', most: 5, bytes: 5 * MEGABYTE }

export const returnOrder = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/return',
  summary: 'Asks to give goods of a delivered order back',
  auth: 'customer',
  params: z.object({ id: idText }),
  files: RETURN_FILES,
  body: z.object({
    items: z.preprocess(
      parseJsonText,
      z.array(returnedItem, 'کالاها را انتخاب کنید.').min(1, 'کالایی انتخاب نکرده‌اید.').max(100),
    ),
    description: writtenText({ what: 'توضیح', most: 1_000 }).default(''),
  }),
  answer: dataOf(z.object({ refer: order })),
})
