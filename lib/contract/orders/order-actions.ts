import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, inDigits, inJson, rials } from '../fields'
import { MEGABYTE } from '../limits'
import { writtenText } from '../written-text'
import { deliverySlot } from './delivery-slot'
import { order } from './order'

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/cancel',
  summary: 'Cancels an order that has not been packed; what was paid goes to the wallet',
  auth: 'customer',
  retry: 'transaction',
  example: { params: { id: 11 }, body: {} },
  params: z.object({ id: idText }),
  body: z.object({ reason: writtenText({ what: 'دلیل', most: 300 }).default('') }),
  answer: dataOf(z.object({ order })),
})

const returnedItem = z.object({
  order_item_id: id,
  quantity: z.int('تعداد باید عدد صحیح باشد.').min(1, 'تعداد دست‌کم ۱ است.').max(10_000),
  reason: writtenText({ what: 'دلیل', least: 2, most: 200 }),
  /** One of `getExchangeOptions`; without it the money is wanted. */
  exchange_stock_id: id.nullish(),
})

export const RETURN_FILES = { field: 'images', most: 5, bytes: 5 * MEGABYTE }

export const getReturnPickup = defineCall({
  method: 'GET',
  path: '/api/profile/orders/:id/pickup',
  summary: 'When a courier can fetch the goods of a delivered order; no slots where none comes',
  auth: 'customer',
  example: { params: { id: 7 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ slots: z.array(deliverySlot) })),
})

export const returnOrder = defineCall({
  method: 'POST',
  path: '/api/profile/orders/:id/return',
  summary: 'Asks to give goods of a delivered order back, for their money or for another variant',
  auth: 'customer',
  retry: 'transaction',
  example: {
    params: { id: 7 },
    body: { items: [{ order_item_id: 11, quantity: 1, reason: 'خراب بود' }] },
  },
  params: z.object({ id: idText }),
  files: RETURN_FILES,
  body: z.object({
    items: inJson(
      z.array(returnedItem, 'کالاها را انتخاب کنید.').min(1, 'کالایی انتخاب نکرده‌اید.').max(100),
    ),
    description: writtenText({ what: 'توضیح', most: 1_000 }).default(''),
    /** One of `getReturnPickup`; without it the shop and the customer agree on another way. */
    slot_id: inDigits(id.nullable().default(null)),
    /** Where the courier fetches them and an exchange is sent: an address of the customer's in the order's town; else where it was brought. */
    address_id: inDigits(id.optional()),
    /** What the form said goes to the wallet; another sum is refused and said. */
    seen_refund: inDigits(rials.optional()),
  }),
  answer: dataOf(z.object({ refer: order })),
})
