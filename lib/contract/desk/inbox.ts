import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id } from '../fields'
import { REPORT_KINDS } from '../social/reactions'
import { MAX_REASON } from '../limits'
import { writtenLine } from '../written-text'

const waitingItem = z.object({
  what: z.enum(['order', 'refer', 'ticket', 'comment', 'question', 'contact', ...REPORT_KINDS]),
  /** What it is by now, such as `paid` or `pending`. */
  status: z.string(),
  count: z.int(),
  /** The first of them, oldest first. */
  ids: z.array(id),
  /** What the first of them is about: its code, its subject or its text. */
  first: z.string(),
})
export type WaitingItem = z.output<typeof waitingItem>

export const getWaitingItems = defineCall({
  method: 'GET',
  path: '/api/operator/waiting',
  summary: 'What waits for the operator: orders, returns, tickets, talk, messages and reports',
  auth: 'operator',
  answer: dataOf(z.object({ waiting: z.array(waitingItem) })),
})

const contactMessage = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type OpenContactMessage = z.output<typeof contactMessage>

export const getContactMessages = defineCall({
  method: 'GET',
  path: '/api/operator/contact',
  summary: 'The messages to the shop that are not done, newest first',
  auth: 'operator',
  answer: dataOf(z.object({ messages: z.array(contactMessage) })),
})

export const closeContactMessage = defineCall({
  method: 'POST',
  path: '/api/operator/contact',
  summary: 'Says that a message to the shop is done',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 1 } },
  body: z.object({ id }),
  answer: okAnswer,
})

const moderationBody = z.object({
  id,
  hidden: z.boolean().default(true),
  /** Why, for whoever wrote it. */
  note: writtenLine({ what: 'دلیل پنهان کردن', most: MAX_REASON }).default(''),
})

export const moderatePost = defineCall({
  method: 'POST',
  path: '/api/operator/post',
  summary: 'Hides a post, or shows it again; what was reported of it is settled',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 40 } },
  body: moderationBody,
  answer: okAnswer,
})

export const moderatePostComment = defineCall({
  method: 'POST',
  path: '/api/operator/post-comment',
  summary: 'Hides a comment on a post, or shows it again; what was reported of it is settled',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 1, hidden: false } },
  body: moderationBody,
  answer: okAnswer,
})

const openReport = z.object({
  kind: z.enum(REPORT_KINDS),
  id,
  /** What was written there. */
  text: z.string(),
  reasons: z.array(z.string()),
  first_at: z.iso.datetime(),
})
export type OpenReport = z.output<typeof openReport>

export const getReports = defineCall({
  method: 'GET',
  path: '/api/operator/reports',
  summary: 'What was reported and is not settled, the most reported first',
  auth: 'operator',
  answer: dataOf(z.object({ reports: z.array(openReport) })),
})
