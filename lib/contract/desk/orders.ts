import { z } from 'zod'
import { dataOf, defineCall, okAnswer, type CallAnswer } from '../call'
import { id, idText, inDigits, paged, pageText, picture, rials } from '../fields'
import { MAX_PRICE } from '../limits'
import { ORDER_STATUSES, ORDER_TYPES } from '../orders/order-status'
import { orderEvent, refund, refundedShare, wholeOrder } from '../orders/order'
import { writtenText } from '../written-text'
import { MESSAGE_STATUSES } from './messages'

const status = z.enum(ORDER_STATUSES)
export const MOST_ORDERS_AT_ONCE = 100
export const DESK_ORDERS_A_PAGE = 50
/** The latest, of what is shown beside an order. */
export const MOST_DELIVERY_CHANGES = 20

const loggedHours = z.object({
  ...{ day: z.iso.date(), from: z.string().nullable(), to: z.string().nullable() },
})

const listedOrder = z.object({
  id,
  code: z.string(),
  type: z.enum(ORDER_TYPES),
  /** A return that wants another variant, or the order that sends it. */
  is_exchange: z.boolean().default(false),
  status,
  /** The step that is the shop's to take; null where none is. */
  next: status.nullable(),
  customer_id: id,
  customer_name: z.string(),
  city: z.string(),
  pieces: z.int(),
  pictures: z.array(picture),
  total: rials,
  refunded: refundedShare.default('none'),
  /** What the shop has still to transfer of it, where there is something. */
  transfer_due: rials.optional(),
  cash_on_delivery: z.boolean(),
  shipping_method: z.string().nullable(),
  delivery_day: z.iso.date().nullable(),
  /** Through what it was paid, such as `zarinpal` and `wallet`. */
  gateways: z.array(z.string()),
  assignee: z.object({ id, name: z.string() }).nullable(),
  /** Of the staff, in the order in which they were put on it. */
  tags: z.array(z.string()).default([]),
  /** When this step began, and until when it should be done. */
  since: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_delivery_change: z.int().optional(),
  /** Of its parcel. */
  tracking_code: z.string().nullable().optional(),
})
export type ListedDeskOrder = z.output<typeof listedOrder>

/** The newest change of where or when an order goes, as its mover saw it; absent with an older page. */
const lastDeliveryChange = z.int().min(0).optional()

const statuses = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(ORDER_STATUSES, 'این وضعیت سفارش نامعتبر است.')))

const MOST_OF_A_FILTER = 30

/** Several of one filter, any of which may match: `2,5`. */
const severalOf = <Schema extends z.ZodType>(one: Schema) =>
  z
    .string()
    .max(1_000)
    .transform((text): unknown[] => text.split(',').filter(Boolean))
    .pipe(z.array(one).max(MOST_OF_A_FILTER, 'این همه را با هم نمی‌توان فیلتر کرد.'))
    .optional()
const sumText = inDigits(z.int('مبلغ باید عدد باشد.').min(0).max(MAX_PRICE))

export const DESK_ORDER_SORTS = ['due', 'newest', 'oldest', 'dearest'] as const

export const deskOrderFilters = z.object({
  stats: statuses,
  q: z.string().max(100).default(''),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Shipping methods. */
  method: severalOf(idText),
  gateway: severalOf(z.string().max(40)),
  /** Of what is to be paid, in rials. */
  total_from: sumText.optional(),
  total_to: sumText.optional(),
  /** By the deadline of the step: over, today, or within three days. */
  due: z.enum(['late', 'today', 'soon'], 'این مهلت نامعتبر است.').optional(),
  /** `me`, `none`, or members of the staff. */
  assignee: severalOf(z.union([z.enum(['me', 'none']), idText], 'این مسئول نامعتبر است.')),
  /** Those with a transfer to a card that has still to be made. */
  refund_due: z.stringbool('این فیلتر نامعتبر است.').optional(),
  /** In any spelling. */
  tag: z.string().max(60).optional(),
})

export const getDeskOrders = defineCall({
  method: 'GET',
  path: '/api/desk/orders',
  summary: 'Orders and returns in the given statuses; `q` is in the code, the name or the mobile',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { query: { stats: 'paid,processing', sort: 'due' } },
  query: deskOrderFilters.extend({
    sort: z.enum(DESK_ORDER_SORTS).default('due'),
    page: pageText,
  }),
  answer: dataOf(z.object({ orders: z.array(listedOrder), ...paged })),
})

export const getDeskOrderBoard = defineCall({
  method: 'GET',
  path: '/api/desk/orders/board',
  summary: 'Orders and returns by status, of each those whose step is due first',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { query: { stats: 'paid,processing' } },
  query: deskOrderFilters,
  answer: dataOf(
    z.object({
      columns: z.array(z.object({ status, count: z.int(), orders: z.array(listedOrder) })),
    }),
  ),
})
export type BoardColumn = CallAnswer<typeof getDeskOrderBoard>['data']['columns'][number]

export const getDeskOrderCounts = defineCall({
  method: 'GET',
  path: '/api/desk/orders/counts',
  summary: 'How many orders and returns are in each status, of all or of those that match',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { query: {} },
  query: deskOrderFilters,
  answer: dataOf(z.object({ counts: z.partialRecord(status, z.int()) })),
})

const note = z.object({
  id,
  staff_name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
})

const staffOrder = wholeOrder.omit({ actions: true }).extend({
  /** `staff_name` is of whoever of the staff took the step, where the log knows it. */
  events: z.array(orderEvent.extend({ staff_name: z.string().nullable().default(null) })),
  /** `staff_name` is of whoever gave it; null for what a step of the order gave back. */
  refunds: z.array(refund.extend({ staff_name: z.string().nullable().default(null) })),
  /** Who of the staff placed it; null where its customer did. */
  placed_by: z.string().nullable().default(null),
  /** What its customer was told of it. */
  messages: z
    .array(
      z.object({
        id,
        kind: z.string(),
        channel: z.enum(['sms', 'email']),
        status: z.enum(MESSAGE_STATUSES),
        at: z.iso.datetime(),
      }),
    )
    .default([]),
  /** By which each of the goods is found, and how many of it are packed: what lies on the shelf again is not. */
  picking: z
    .array(z.object({ order_item_id: id, sku: z.string().nullable(), units: z.int() }))
    .default([]),
  customer: z.object({
    id,
    name: z.string(),
    /** Null for a role that does not see numbers. */
    mobile: z.string().nullable(),
    /** That they wrote in their account, for money that goes back; masked for a role that gives none back. */
    bank_card: z.string().nullable().default(null),
    /** What they bought so far; null for a role that does not see customers. */
    history: z
      .object({ orders: z.int(), spent: z.int(), joined_at: z.iso.datetime() })
      .nullable()
      .default(null),
  }),
  /** Its address or its hours, changed by the staff or by its customer; the oldest first. */
  delivery_changes: z
    .array(
      z.object({
        id,
        what: z.enum(['address', 'slot']),
        by: z.enum(['staff', 'customer']),
        /** Of who of the staff it was, where the log knows it. */
        staff_name: z.string().nullable(),
        /** Of changed hours, as the log has them: an older line has the days alone, or nothing. */
        hours: z.object({ before: loggedHours, after: loggedHours }).nullable().default(null),
        at: z.iso.datetime(),
      }),
    )
    .max(MOST_DELIVERY_CHANGES)
    .default([]),
  last_delivery_change: z.int().optional(),
  refunded: refundedShare.default('none'),
  next: status.nullable(),
  /** Every status that it may be given now, the next among them. */
  allowed: z.array(status),
  due_at: z.iso.datetime().nullable(),
  assignee: z.object({ id, name: z.string() }).nullable(),
  tags: z.array(z.string()).default([]),
  notes: z.array(note),
  /** What is left to others of the variants that are wanted instead. */
  exchange_stocks: z.array(z.object({ stock_id: id, available: z.int() })).default([]),
  /** What of it may still be refunded; null where nothing was paid or nothing is left. */
  refundable: z
    .object({
      amount: rials,
      /** Of it to the card that paid. */
      card_amount: rials,
      shipping: rials,
      /** What the role may still give back of this order; null is no limit. */
      limit: rials.nullable(),
      items: z.array(z.object({ order_item_id: id, quantity: z.int() })),
    })
    .nullable(),
})
export type StaffOrder = z.output<typeof staffOrder>

export const getStaffOrder = defineCall({
  method: 'GET',
  path: '/api/desk/orders/:id',
  summary: 'One order or return whole: its goods, money, steps and the notes of the staff',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { params: { id: 8 } },
  params: z.object({ id: idText }),
  answer: dataOf(staffOrder),
})

export const advanceOrders = defineCall({
  method: 'POST',
  path: '/api/desk/advance-orders',
  summary: 'Takes orders to their next step; what has moved meanwhile stays and is said',
  auth: 'staff',
  staff: { permission: 'orders.advance' },
  retry: 'transaction',
  example: { body: { orders: [{ id: 8, from: 'paid' }] } },
  body: z.object({
    orders: z
      .array(z.object({ id, from: status, last_delivery_change: lastDeliveryChange }))
      .min(1, 'سفارشی انتخاب نشده است.')
      .max(MOST_ORDERS_AT_ONCE, 'هر بار تا ۱۰۰ سفارش را می‌توان پیش برد.'),
  }),
  answer: dataOf(
    z.object({
      advanced: z.array(id),
      refused: z.array(z.object({ id, code: z.string(), error: z.string() })),
    }),
  ),
})

export const moveOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/:id/status',
  summary: 'Gives an order one of the statuses it may have now; cancelling a paid one refunds it',
  auth: 'staff',
  staff: { permission: 'orders.advance' },
  retry: 'transaction',
  example: { params: { id: 8 }, body: { from: 'paid', to: 'processing' } },
  params: z.object({ id: idText }),
  body: z.object({
    from: status,
    to: status,
    last_delivery_change: lastDeliveryChange,
    note: writtenText({ what: 'یادداشت', most: 300 }).default(''),
    tracking_code: z.string().trim().max(60, 'کد رهگیری بیش از اندازه بلند است.').optional(),
    /** Of an order that is paid at the door and was brought: that its money came, and the number of a card's slip. */
    collected: z.object({ reference: z.string().trim().max(60).default('') }).optional(),
  }),
  answer: okAnswer,
})

export const addOrderNote = defineCall({
  method: 'POST',
  path: '/api/desk/orders/:id/notes',
  summary: 'A note for the staff, which the customer never sees',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  retry: 'transaction',
  example: { params: { id: 8 }, body: { text: 'مشتری ظهر خانه نیست.' } },
  params: z.object({ id: idText }),
  body: z.object({ text: writtenText({ what: 'یادداشت', least: 2, most: 1_000 }) }),
  answer: okAnswer,
})
