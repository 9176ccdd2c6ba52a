import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id } from './fields'
import { REPORT_KINDS } from './reactions'

const waiting = z.object({
  what: z.enum(['order', 'refer', 'ticket', 'comment', 'question', 'contact', ...REPORT_KINDS]),
  /** What it is by now, such as `paid` or `pending`. */
  status: z.string(),
  count: z.int(),
  /** The first of them, oldest first. */
  ids: z.array(id),
  /** What the first of them is about: its code, its subject or its text. */
  first: z.string(),
})
export type Waiting = z.output<typeof waiting>

export const getWaiting = defineCall({
  method: 'GET',
  path: '/api/operator/waiting',
  summary: 'What waits for the operator: orders, returns, tickets, talk, messages and reports',
  auth: 'operator',
  answer: dataOf(z.object({ waiting: z.array(waiting) })),
})
