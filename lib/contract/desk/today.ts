import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, picture } from '../fields'
import { salesFunnel } from './sales-funnel'

/** In the order of their number keys. */
export const WORK_QUEUES = [
  ...([
    'confirm',
    'send',
    'in_transit',
    'returns',
    'tickets',
    'messages',
    'reviews',
    'stock',
    'transfers',
  ] as const),
] as const
export type WorkQueueName = (typeof WORK_QUEUES)[number]

const workQueue = z.object({
  name: z.enum(WORK_QUEUES),
  count: z.int(),
  /** Since when the one waits that has waited longest; goods have no such moment. */
  oldest_at: z.iso.datetime().nullable(),
  /** Past their deadline, which a transfer has none of; of goods, those that are sold out. */
  overdue: z.int(),
  /** What has to be done before midnight in Tehran, with what is late; goods have no deadline. */
  due_today: z.int(),
  /** The nearest deadline that is still to come. */
  next_due_at: z.iso.datetime().nullable(),
})
export type WorkQueue = z.output<typeof workQueue>

const workToday = z.object({
  queues: z.array(workQueue),
  /** What the staff, or who asks for their own, did since midnight in Tehran. */
  done: z.int(),
})
export type WorkToday = z.output<typeof workToday>

const getWorkToday = defineCall({
  method: 'GET',
  path: '/api/desk/today',
  summary:
    'What waits, a queue a kind of work: how much, since when, and how much of it is late; only the queues that the role may see',
  auth: 'staff',
  staff: { permission: 'member' },
  example: { query: {} },
  /** Of orders, those that were handed to who asks. */
  query: z.object({ assignee: z.literal('me').optional() }),
  answer: dataOf(workToday),
})

const figures = { net: z.int(), orders: z.int() }
const recentSales = z.object({
  /** Thirty days, today the last of them. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** The thirty before them. */
  former: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Of the thirty days. */
  funnel: salesFunnel,
  /** What brought the most money in them. */
  best: z.array(
    z.object({
      ...{ id, title: z.string(), units: z.int(), sum: z.int() },
      picture: picture.nullable(),
    }),
  ),
})
export type RecentSales = z.output<typeof recentSales>

const getRecentSales = defineCall({
  method: 'GET',
  path: '/api/desk/today/sales',
  summary:
    'What was sold on each of the last thirty days of Tehran, and on each of the thirty before; how far shoppers came, and what sold best',
  auth: 'staff',
  staff: { permission: 'reports.read' },
  answer: dataOf(recentSales),
})

export const todayCalls = { getWorkToday, getRecentSales }
