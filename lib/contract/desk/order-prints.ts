import { z } from 'zod'
import { dataOf, defineCall, type CallAnswer } from '../call'
import { id, rials } from '../fields'
import { order, refundedShare } from '../orders/order'
import { orderAddress } from '../orders/order-address'

const MOST_AT_ONCE = 100

const ids = z
  .string()
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(
    z
      .array(id)
      .min(1, 'سفارشی انتخاب نشده است.')
      .max(MOST_AT_ONCE, 'هر بار تا ۱۰۰ سفارش را می‌توان چاپ کرد.'),
  )

const amounts = z.object({
  net: rials,
  discount: rials,
  taxable: rials,
  vat: rials,
  total: rials,
})

const printedItem = z.object({
  id,
  title: z.string(),
  parent_value: z.record(z.string(), z.string()),
  sku: z.string().nullable(),
  quantity: z.int(),
  /** Less what was refunded and lies on the shelf again: what is packed. */
  packed: z.int(),
  price: rials,
  amounts,
})

const printedOrder = z.object({
  order,
  items: z.array(printedItem),
  address: orderAddress.nullable(),
  legal: z.record(z.string(), z.string()).nullable(),
  paid_at: z.iso.datetime().nullable(),
  refunded: rials,
  /** Of `whole` nothing is sent, and no label is printed. */
  refunded_share: refundedShare.default('none'),
  shipping: amounts.nullable(),
  total: amounts,
  /** The code of the order as an SVG. */
  qr_svg: z.string(),
})
export type PrintedOrder = z.output<typeof printedOrder>

const getOrderPrints = defineCall({
  method: 'GET',
  path: '/api/desk/orders/prints',
  summary: 'What labels, invoices and picking lists of orders say',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { query: { ids: '8,9' } },
  query: z.object({ ids }),
  answer: dataOf(
    z.object({
      seller: z.object({
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        national_id: z.string(),
        economic_code: z.string(),
        registration_id: z.string(),
        postal_code: z.string(),
      }),
      vat_percent: z.int(),
      orders: z.array(printedOrder),
    }),
  ),
})
export type OrderPrints = CallAnswer<typeof getOrderPrints>['data']

export const orderPrintCalls = { getOrderPrints }
