import { z } from 'zod'
import { dataOf, defineCall, okAnswer, type CallAnswer } from '../call'
import { MOST_LETTERS_OF_TAG, MOST_TAGS_OF_ORDER, tagKey } from '@/lib/domain/order-tags'
import { deliveryFields, seenDelivery } from '../delivery-fields'
import { id, idText } from '../fields'
import { ORDER_STATUSES } from '../orders/order-status'
import { writtenLine, writtenText } from '../written-text'
import { deskOrderFilters, MOST_ORDERS_AT_ONCE } from './orders'

const getOrderChoices = defineCall({
  method: 'GET',
  path: '/api/desk/orders/choices',
  summary: 'What orders can be filtered by and handed to: shipping methods, gateways and members',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  answer: dataOf(
    z.object({
      methods: z.array(z.object({ id, title: z.string() })),
      gateways: z.array(z.object({ name: z.string(), title: z.string() })),
      members: z.array(z.object({ id, name: z.string() })),
      /** Those in use, the most used first. */
      tags: z.array(z.object({ title: z.string(), count: z.int() })).default([]),
    }),
  ),
})
export type OrderChoices = CallAnswer<typeof getOrderChoices>['data']

const assignOrders = defineCall({
  method: 'POST',
  path: '/api/desk/assign-orders',
  summary: 'Hands orders to a member of the staff, with a deadline of its own if it has one',
  auth: 'staff',
  staff: { permission: 'orders.advance' },
  retry: 'transaction',
  example: { body: { orders: [8], staff_id: 1 } },
  body: z.object({
    orders: z
      .array(id)
      .min(1, 'سفارشی انتخاب نشده است.')
      .max(MOST_ORDERS_AT_ONCE, 'هر بار تا ۱۰۰ سفارش را می‌توان سپرد.'),
    /** Null takes it from whoever has it. */
    staff_id: id.nullable(),
    /** Absent leaves it as it is, null goes back to the hours of the step. */
    due_at: z.iso.datetime('این زمان نامعتبر است.').nullable().optional(),
  }),
  answer: okAnswer,
})

const status = z.enum(ORDER_STATUSES)

const getOrdersToAdvance = defineCall({
  method: 'GET',
  path: '/api/desk/orders/to-advance',
  summary:
    'How many orders match in each status; of one status alone, the step that all go to and their ids',
  auth: 'staff',
  staff: { permission: 'orders.advance' },
  example: { query: { stats: 'paid' } },
  query: deskOrderFilters,
  answer: dataOf(
    z.object({
      statuses: z.array(z.object({ status, count: z.int() })),
      /** Null where they are of several statuses, or have no step that is taken for many. */
      next: status.nullable(),
      /** Those that are due first, where there are very many. */
      orders: z.array(z.object({ id, code: z.string(), last_delivery_change: z.int().optional() })),
    }),
  ),
})
export type OrdersToAdvance = CallAnswer<typeof getOrdersToAdvance>['data']

const tagsField = z
  .array(
    writtenLine({ what: 'نشان', least: 1, most: MOST_LETTERS_OF_TAG }).refine(
      (text) => tagKey(text) !== '',
      'نشان باید حرف یا رقم داشته باشد.',
    ),
  )
  .max(MOST_TAGS_OF_ORDER * MOST_ORDERS_AT_ONCE, 'این نشان‌ها بیش از اندازه‌اند.')
  .default([])

const tagOrders = defineCall({
  method: 'POST',
  path: '/api/desk/tag-orders',
  summary: 'Puts tags on orders and takes others off; what is so already is no error',
  auth: 'staff',
  staff: { permission: 'orders.advance' },
  retry: 'transaction',
  example: { body: { orders: [8], add: ['هدیه'], remove: ['تماس گرفته شود'] } },
  body: z.object({
    orders: z
      .array(id)
      .min(1, 'سفارشی انتخاب نشده است.')
      .max(MOST_ORDERS_AT_ONCE, 'هر بار به ۱۰۰ سفارش می‌توان نشان زد.'),
    add: tagsField,
    remove: tagsField,
  }),
  answer: okAnswer,
})

const correctOrderAddress = defineCall({
  method: 'POST',
  path: '/api/desk/orders/:id/address',
  summary: 'Corrects where an order goes, in its town, until it is ready to send',
  auth: 'staff',
  staff: { permission: 'orders.create' },
  retry: 'transaction',
  example: {
    params: { id: 10 },
    body: {
      ...{ receiver_name: 'نگار صالحی', receiver_mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹' },
      ...{ postal_code: '۱۳۴۵۶۷۸۹۰۰', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '۳' },
      seen: { receiver_name: 'نگار صالحی', plate: '۱۱' },
    },
  },
  params: z.object({ id: idText }),
  body: deliveryFields.extend({ seen: seenDelivery }),
  answer: okAnswer,
})

const view = z.object({
  id,
  name: z.string(),
  /** The search part of its address. */
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
})
export type DeskView = z.output<typeof view>

const views = dataOf(z.object({ views: z.array(view) }))

const getDeskViews = defineCall({
  method: 'GET',
  path: '/api/desk/views',
  summary: "One's own views of the orders, and those that others share",
  auth: 'staff',
  staff: { permission: 'orders.read' },
  answer: views,
})

const addDeskView = defineCall({
  method: 'POST',
  path: '/api/desk/views',
  summary: 'Keeps the filters of the orders under a name, alone or for all',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  retry: 'transaction',
  example: { body: { name: 'دیرکردها', query: 'tab=open&due=late' } },
  body: z.object({
    name: writtenText({ what: 'نام نما', least: 2, most: 60 }),
    query: z.string().max(600, 'این فیلترها برای یک نما بیش از اندازه‌اند.'),
    is_shared: z.boolean().default(false),
  }),
  answer: views,
})

const deleteDeskView = defineCall({
  method: 'DELETE',
  path: '/api/desk/views/:id',
  summary: "Forgets one of one's own views",
  auth: 'staff',
  staff: { permission: 'orders.read' },
  retry: 'transaction',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: views,
})

export const orderWorkCalls = {
  getOrderChoices,
  getOrdersToAdvance,
  assignOrders,
  tagOrders,
  correctOrderAddress,
  getDeskViews,
  addDeskView,
  deleteDeskView,
}
