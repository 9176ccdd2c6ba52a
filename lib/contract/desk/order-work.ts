import { z } from 'zod'
import { dataOf, defineCall, okAnswer, type CallAnswer } from '../call'
import { id, idText } from '../fields'
import { writtenText } from '../written-text'

const MOST_AT_ONCE = 100

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
      .max(MOST_AT_ONCE, 'هر بار تا ۱۰۰ سفارش را می‌توان سپرد.'),
    /** Null takes it from whoever has it. */
    staff_id: id.nullable(),
    /** Absent leaves it as it is, null goes back to the hours of the step. */
    due_at: z.iso.datetime('این زمان نامعتبر است.').nullable().optional(),
  }),
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
  assignOrders,
  getDeskViews,
  addDeskView,
  deleteDeskView,
}
