import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, rials } from '../fields'
import { writtenText } from '../written-text'

const reference = z
  .string()
  .trim()
  .min(4, 'شمارهٔ پیگیری دست‌کم ۴ حرف یا رقم است.')
  .max(60, 'شمارهٔ پیگیری بیش از اندازه بلند است.')

const refundedItem = z.object({
  order_item_id: id,
  quantity: z.int('تعداد باید عدد صحیح باشد.').min(1, 'تعداد دست‌کم ۱ است.').max(10_000),
})

const refundOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/:id/refunds',
  summary: 'Refunds units of a paid order, less their share of the coupon, and its shipping',
  auth: 'staff',
  staff: { permission: 'orders.refund', needsFreshProof: true },
  retry: 'transaction',
  example: {
    params: { id: 8 },
    body: {
      items: [{ order_item_id: 14, quantity: 1 }],
      to: 'wallet',
      reason: 'کالا آسیب دیده بود.',
      seen_amount: 34_900_000,
    },
  },
  params: z.object({ id: idText }),
  body: z
    .object({
      items: z
        .array(refundedItem)
        .max(100)
        .refine(
          (items) => new Set(items.map((item) => item.order_item_id)).size === items.length,
          'هر کالا را یک بار بنویسید.',
        ),
      includes_shipping: z.boolean().default(false),
      to: z.enum(['wallet', 'card'], 'مقصد پول را انتخاب کنید.'),
      /** Of a transfer that was made already. */
      reference: reference.optional(),
      reason: writtenText({ what: 'دلیل', least: 2, most: 300 }),
      /** Puts the units back on the shelf. */
      restocks: z.boolean().default(false),
      /** The sum that was shown: another one refunds nothing. */
      seen_amount: rials,
    })
    .refine(({ items, includes_shipping: shipping }) => items.length > 0 || shipping, {
      message: 'کالایی برای بازپرداخت انتخاب نشده است.',
      path: ['items'],
    }),
  answer: dataOf(z.object({ refund: z.object({ id, amount: rials }) })),
})

/** Where a transfer goes, as it was shown: the account that the customer asked for, else their card. */
const seenTransfer = { seen_account: z.string().max(40).nullable(), seen_amount: rials }

/** What is stored of it by now, where that is no longer what was shown. */
export const transferClash = z.object({ account: z.string().nullable(), amount: rials })

const recordRefundTransfer = defineCall({
  method: 'POST',
  path: '/api/desk/refunds/:id/transfer',
  summary: 'Writes down the tracking number of the transfer that a refund to a card waited for',
  auth: 'staff',
  staff: { permission: 'orders.refund' },
  retry: 'transaction',
  example: {
    params: { id: 1 },
    body: {
      reference: '140509031234',
      seen_account: 'IR820540102680020817909002',
      seen_amount: 31_800_000,
    },
  },
  params: z.object({ id: idText }),
  body: z.object({ reference, ...seenTransfer }),
  answer: okAnswer,
})

const rejectRefundTransfer = defineCall({
  method: 'POST',
  path: '/api/desk/refunds/:id/transfer/reject',
  summary:
    'Puts what a customer sent on to a bank account back into the wallet, as no bank takes it',
  auth: 'staff',
  staff: { permission: 'orders.refund' },
  retry: 'transaction',
  example: {
    params: { id: 1 },
    body: {
      reason: 'بانک این شمارهٔ شبا را نپذیرفت.',
      seen_account: 'IR820540102680020817909002',
      seen_amount: 31_800_000,
    },
  },
  params: z.object({ id: idText }),
  body: z.object({ reason: writtenText({ what: 'دلیل', least: 2, most: 300 }), ...seenTransfer }),
  answer: okAnswer,
})

export const orderRefundCalls = { refundOrder, recordRefundTransfer, rejectRefundTransfer }
