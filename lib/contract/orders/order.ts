import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, paged, pageText, picture, rials } from '../fields'
import { itemExchange } from './exchange'
import { orderAddress } from './order-address'
import { ORDER_STATUSES, ORDER_TYPES } from './order-status'

const status = z.enum(ORDER_STATUSES)

const orderItem = z.object({
  id,
  product_id: id,
  stock_id: id,
  slug: z.string(),
  title: z.string(),
  parent_value: z.record(z.string(), z.string()),
  picture: picture.nullable(),
  /** Before and after the festival it was bought in. */
  price: rials,
  final_price: rials,
  quantity: z.int(),
  /** Whether the coupon of the order is for it. */
  takes_coupon: z.boolean().default(true),
  reason: z.string().nullable(),
  /** Units of it that may still be returned: no return or refund has them. Left out while no return may be asked for. */
  returnable_quantity: z.int().optional(),
  /** The shop still pays both ways of an exchange of it for another size or colour. Left out as `returnable_quantity` is. */
  has_free_exchange: z.boolean().optional(),
  /** In a return: the variant that is wanted instead, where it is not the money. */
  exchange: itemExchange.optional(),
})
export type OrderItem = z.output<typeof orderItem>

export const order = z.object({
  id,
  code: z.string(),
  type: z.enum(ORDER_TYPES),
  status,
  parent_id: id.nullable(),
  items_total: rials,
  discount: rials,
  coupon_discount: rials,
  coupon_code: z.string().nullable(),
  /** What the goods that the coupon is for cost; null where it is for all of them. */
  coupon_base: rials.nullable().default(null),
  shipping_price: rials,
  wallet_paid: rials,
  /** It is paid at the door. */
  cash_on_delivery: z.boolean().default(false),
  payable: rials,
  /** Of a return: the part of its worth that pays for what is wanted instead. */
  exchange_total: rials.default(0),
  /** The return that this order was made by, and paid with. */
  exchange_of: id.nullable().default(null),
  shipping_method: z.string().nullable(),
  /** Its customer comes for it. */
  is_pickup: z.boolean().default(false),
  /** Without hours it is the first day on which it can come. */
  delivery: z
    .object({
      day: z.iso.date(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** The last one, by the days that its method needs; a backend that does not tell leaves it out. */
      last_day: z.iso.date().optional(),
    })
    .nullable(),
  tracking_code: z.string().nullable(),
  note: z.string(),
  /** Until when an unpaid order keeps its goods, or an accepted return the variant that is wanted instead. */
  expires_at: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Order = z.output<typeof order>

const listed = order.extend({
  items: z.array(orderItem),
  /** A bank has not said yet how a payment of it ended; a backend that does not tell leaves it out. */
  payment_in_doubt: z.boolean().optional(),
  /** Until when a return may be asked for, where it may. */
  return_until: z.iso.datetime().optional(),
  /** Units of it in a return that still goes on, by what is wanted, and those whose money went back; left out for none. */
  given_back: z.object({ exchanging: z.int(), returning: z.int(), refunded: z.int() }).optional(),
})
export type ListedOrder = z.output<typeof listed>

const statuses = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(ORDER_STATUSES, 'این وضعیت سفارش نامعتبر است.')))

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/profile/orders',
  summary: "The customer's orders in the given statuses, newest first",
  auth: 'customer',
  example: { query: { stats: 'paid,processing', types: 'sales', page: 1 } },
  query: z.object({
    stats: statuses,
    types: z.enum(ORDER_TYPES, 'این نوع سفارش نامعتبر است.').optional(),
    page: pageText,
  }),
  answer: dataOf(z.object({ orders: z.array(listed), ...paged })),
})

export const orderEvent = z.object({
  id,
  from_status: status.nullable(),
  to_status: status,
  actor: z.enum(['customer', 'operator', 'system', 'gateway']),
  note: z.string(),
  at: z.iso.datetime(),
})
export type OrderEvent = z.output<typeof orderEvent>

export const payment = z.object({
  id,
  gateway: z.string(),
  amount: rials,
  status: z.enum(['pending', 'paid', 'failed', 'reversed']),
  ref_id: z.string().nullable(),
  card: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When the shop learned that it was paid. */
  paid_at: z.iso.datetime().nullable(),
})

export const refund = z.object({
  id,
  amount: rials,
  way: z.enum(['wallet', 'gateway']),
  /** Why, in the words of the shop. */
  reason: z.string().default(''),
  /** Of a transfer to the card or the account: its tracking number. */
  reference: z.string().nullable().default(null),
  /** The transfer to the card or the account has still to be made. */
  is_due: z.boolean().default(false),
  /** What of it may go on from the wallet to a bank account. */
  transferable: rials.default(0),
  /** What of it goes on, or went, and to which account. */
  transfer_amount: rials.nullable().default(null),
  sheba: z.string().nullable().default(null),
  /** Why the last transfer of it was not made; the money is in the wallet again. */
  transfer_rejection: z.string().nullable().default(null),
  shipping: rials.default(0),
  items: z.array(z.object({ order_item_id: id, quantity: z.int() })).default([]),
  created_at: z.iso.datetime(),
})
export type OrderRefund = z.output<typeof refund>

/** Of the units of an order, given back by line. */
export const refundedShare = z.enum(['none', 'part', 'whole'])
export type RefundedShare = z.output<typeof refundedShare>

const linkedOrder = z.object({ id, code: z.string(), status })
const exchangeOrder = linkedOrder.extend({ payable: rials })
const linkedReturn = linkedOrder.extend({
  /** What its goods are worth, and the part of that which pays for what is wanted instead. */
  payable: rials.default(0),
  exchange_total: rials.default(0),
  /** Its goods, each with the variant that is wanted instead; null where it is the money. */
  items: z
    .array(
      z.object({
        id,
        /** The order's own item; a backend that does not tell leaves it out. */
        order_item_id: id.nullable().default(null),
        title: z.string(),
        quantity: z.int(),
        exchange_value: z.record(z.string(), z.string()).nullable(),
      }),
    )
    .default([]),
  exchange: exchangeOrder.optional(),
})

/** What returns and refunds have taken of an order: of the goods that its coupon is for, and of the coupon. */
const returnedBefore = z.object({ goods: rials, coupon: rials })

/** What may be done with an order now. */
export const ORDER_ACTIONS = ['pay', 'cancel', 'return', 'buy_again'] as const

export const wholeOrder = z.object({
  order,
  items: z.array(orderItem),
  events: z.array(orderEvent),
  payments: z.array(payment),
  address: orderAddress.nullable(),
  legal: z.record(z.string(), z.string()).nullable(),
  refunds: z.array(refund),
  /** A further return takes its share of the coupon after it. */
  returned_before: returnedBefore.default({ goods: 0, coupon: 0 }),
  refers: z.array(linkedReturn),
  /** The order that a return made for what is wanted instead. */
  exchange: exchangeOrder.optional(),
  /** Of an exchange's order the return, of a return the order that its goods were bought in. */
  origin: linkedOrder.extend({ exchange_of: id.nullish() }).optional(),
  pictures: z.array(z.string()),
  /** What its customer gave to the goods in it, from 1 to 5, unless that was rejected. */
  ratings: z.array(z.object({ product_id: id, rate: z.int() })).default([]),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  /** Until when a return may be asked for, where it may. */
  return_until: z.iso.datetime().optional(),
  /** Of a return that waits for the shop: until when it has promised to take it on. */
  promised_by: z.iso.datetime().optional(),
})
export type WholeOrder = z.output<typeof wholeOrder>

export const getOrder = defineCall({
  method: 'GET',
  path: '/api/profile/orders/:id',
  summary: 'One order with all that belongs to it',
  auth: 'customer',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(wholeOrder),
})

export const getOrderCalendar = defineCall({
  method: 'GET',
  path: '/api/profile/orders/:id/calendar',
  summary: 'The delivery of an order as a calendar file (RFC 5545)',
  auth: 'customer',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ file_name: z.string(), calendar: z.string() })),
})
