import { z } from 'zod'
import { address, addressFields } from '../account/addresses'
import { dataOf, defineCall, type CallAnswer } from '../call'
import { chosenId, handlingDays, id, idText, mobile, picture, rials } from '../fields'
import { MAX_CART_LINES, MAX_PRICE } from '../limits'
import { writtenText } from '../written-text'

/** How an order that the staff place is paid: by the customer's own link, from their wallet, or by hand. */
const MANUAL_PAYMENTS = ['link', 'wallet', 'card-to-card', 'cash-on-delivery'] as const

const findOrderCustomer = defineCall({
  method: 'POST',
  path: '/api/desk/order-customer',
  summary: 'Who a mobile belongs to, with their addresses and wallet; null where nobody has it yet',
  auth: 'staff',
  staff: { permission: 'orders.create' },
  reads: true,
  example: { body: { mobile: '۰۹۱۲ ۰۰۰ ۰۱۰۱' } },
  body: z.object({ mobile }),
  answer: dataOf(
    z.object({
      customer: z
        .object({
          ...{ id, name: z.string(), is_blocked: z.boolean(), wallet: rials },
          addresses: z.array(address),
        })
        .nullable(),
    }),
  ),
})
export type OrderCustomer = NonNullable<CallAnswer<typeof findOrderCustomer>['data']['customer']>

const orderGoods = z.object({
  product_id: id,
  stock_id: id,
  title: z.string(),
  parent_value: z.record(z.string(), z.string()),
  sku: z.string().nullable(),
  picture: picture.nullable(),
  price: rials,
  final_price: rials,
  available: z.int(),
  /** Working days before it can leave. */
  handling_days: handlingDays.default(0),
})
export type OrderGoodsRow = z.output<typeof orderGoods>

const findOrderGoods = defineCall({
  method: 'GET',
  path: '/api/desk/order-goods',
  summary:
    'Variants that can be sold: of goods by their name or SKU, of one of them, or those of an order',
  auth: 'staff',
  staff: { permission: 'orders.create' },
  example: { query: { q: 'گوشی' } },
  query: z.object({
    q: z.string().trim().max(100).default(''),
    /** All variants of this one; then nothing is looked for. */
    product_id: idText.optional(),
    /** With commas; then nothing is looked for. */
    stock_ids: z
      .string()
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(id).max(MAX_CART_LINES))
      .optional(),
  }),
  answer: dataOf(z.object({ goods: z.array(orderGoods) })),
})

const couponCode = z.string().trim().toUpperCase().min(3).max(20)

const orderLines = z
  .array(
    z.object({
      product_id: id,
      stock_id: id,
      quantity: z.int().min(1, 'تعداد دست‌کم ۱ است.').max(10_000),
      /** Of a unit, instead of what the shop asks for it. */
      price: rials.max(MAX_PRICE).optional(),
    }),
  )
  .min(1, 'کالایی انتخاب نشده است.')
  .max(MAX_CART_LINES)
  .refine(
    (list) => new Set(list.map((line) => line.stock_id)).size === list.length,
    'هر کالا را یک بار بنویسید.',
  )

const quoteOrderCoupon = defineCall({
  method: 'POST',
  path: '/api/desk/order-coupon',
  summary:
    'What a coupon takes off an order that the staff are about to place; 412 says why it does not',
  auth: 'staff',
  staff: { permission: 'orders.create' },
  reads: true,
  example: {
    body: {
      code: 'PAYIZ15',
      list: [{ product_id: 1, stock_id: 1, quantity: 1 }],
    },
  },
  body: z.object({ code: couponCode, mobile: mobile.optional(), list: orderLines }),
  answer: dataOf(z.object({ code: z.string(), discount: rials })),
})

const addManualOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders',
  summary: 'Places an order for a customer, known or new, and has it paid by link or by hand',
  auth: 'staff',
  staff: { permission: 'orders.create' },
  retry: 'transaction',
  example: {
    body: {
      mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
      address: {
        ...{
          receiver_name: 'نگار صالحی',
          receiver_mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
          state_id: 1,
          city_id: 1,
        },
        ...{ postal_code: '۱۳۴۵۶۷۸۹۰۰', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲' },
      },
      list: [{ product_id: 1, stock_id: 1, quantity: 1 }],
      shipping_method_id: 2,
      payment: 'link',
    },
  },
  body: z
    .object({
      mobile,
      /** One of the customer's, or a new one. */
      address_id: id.optional(),
      address: addressFields.optional(),
      list: orderLines,
      /** A code of the shop's, as its customer would write it. */
      coupon: couponCode.optional(),
      shipping_method_id: chosenId('روش ارسال را انتخاب کنید.'),
      slot_id: id.nullish(),
      note: writtenText({ what: 'یادداشت', most: 500 }).default(''),
      payment: z.enum(MANUAL_PAYMENTS, 'روش پرداخت را انتخاب کنید.'),
      /** Its goods are ready: the days of handling are not waited for. */
      skips_handling: z.boolean().default(false),
      /** Of a transfer from card to card. */
      reference: z.string().trim().max(60).default(''),
      seen_payable: rials.optional(),
      /** Of the draft it is written in: from one draft comes one order. */
      draft_key: z.string().min(8).max(64).optional(),
    })
    .refine(({ address_id: known, address: added }) => known !== undefined || added !== undefined, {
      message: 'نشانی را انتخاب کنید یا بنویسید.',
      path: ['address_id'],
    })
    .refine(({ payment, reference }) => payment !== 'card-to-card' || reference.length >= 4, {
      message: 'شمارهٔ پیگیری کارت به کارت را بنویسید.',
      path: ['reference'],
    }),
  answer: dataOf(
    z.object({
      order: z.object({ id, code: z.string() }),
      /** Where its customer pays it, once logged in; null where it is paid or paid at the door. */
      payment_link: z.string().nullable(),
    }),
  ),
})

export const manualOrderCalls = {
  ...{ findOrderCustomer, findOrderGoods, quoteOrderCoupon, addManualOrder },
}
