import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, paged, pageText } from '../fields'
import { MAX_REASON } from '../limits'
import { ORDER_STATUSES } from '../orders/order-status'
import { approval } from '../reviews/own-reviews'
import { commentPicture } from '../reviews/product-reviews'
import { writtenLine, writtenText } from '../written-text'

const INBOX_QUEUES = ['tickets', 'returns', 'comments', 'questions', 'reports', 'messages'] as const

export const getInboxCounts = defineCall({
  method: 'GET',
  path: '/api/desk/inbox/counts',
  summary: 'How much waits in each queue of the inbox that the role may see',
  auth: 'staff',
  staff: { permission: 'member' },
  answer: dataOf(z.object({ counts: z.partialRecord(z.enum(INBOX_QUEUES), z.int()) })),
})

export const REVIEW_QUEUES = ['comments', 'questions', 'reports'] as const
const REVIEW_KINDS = ['comment', 'question', 'post', 'post_comment'] as const

const review = z.object({
  kind: z.enum(REVIEW_KINDS),
  id,
  /** Of what was reported: pending while a report is open, else whether it is shown. */
  status: approval,
  text: z.string(),
  /** What it is written on: a product, a question, or nothing for a post. */
  about: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** A comment has one; null elsewhere. */
  rate: z.int().nullable(),
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
  /** Of a comment on a product. */
  pictures: z.array(commentPicture),
  /** The question that an answer is to. */
  parent_question: z.string().nullable(),
  /** What those who reported it wrote. */
  reasons: z.array(z.string()),
  author: z.string(),
  /** Null of what the shop itself wrote. */
  author_id: id.nullable().default(null),
  /** Its author has bought what it is about. */
  is_buyer: z.boolean().default(false),
  /** In which, latest; null for a role that does not see orders. */
  order: z
    .object({ id, code: z.string(), status: z.enum(ORDER_STATUSES), created_at: z.iso.datetime() })
    .nullable()
    .default(null),
  /** Of the shop, to a comment. */
  answer: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
})
export type DeskReview = z.output<typeof review>

export const getDeskReviews = defineCall({
  method: 'GET',
  path: '/api/desk/reviews',
  summary:
    'Comments, questions with answers, or reported posts in one status, the longest waiting first',
  auth: 'staff',
  staff: { permission: 'reviews.moderate' },
  example: { query: { queue: 'comments' } },
  query: z.object({
    queue: z.enum(REVIEW_QUEUES, 'این صف در صندوق نیست.').default('comments'),
    status: approval.default('pending'),
    q: z.string().max(100).default(''),
    page: pageText,
  }),
  answer: dataOf(z.object({ reviews: z.array(review), ...paged })),
})

export const decideReview = defineCall({
  method: 'POST',
  path: '/api/desk/reviews/decisions',
  summary:
    'Shows or hides a comment, a question or what was reported, or answers a comment or a question; 409 when somebody decided since',
  auth: 'staff',
  staff: { permission: 'reviews.moderate' },
  retry: 'transaction',
  example: { body: { kind: 'comment', id: 1, from: 'approved', to: 'approved' } },
  body: z
    .object({
      kind: z.enum(REVIEW_KINDS),
      id,
      from: approval,
      to: z.enum(['approved', 'rejected']),
      answer: writtenText({ what: 'پاسخ', least: 2, most: 1_000 }).optional(),
      /** Why a post is hidden, for whoever wrote it. */
      note: writtenLine({ what: 'دلیل پنهان کردن', most: MAX_REASON }).default(''),
    })
    .refine(
      ({ kind, to, answer }) =>
        answer === undefined || ((kind === 'question' || kind === 'comment') && to === 'approved'),
      {
        message: 'تنها دیدگاه و پرسشی را که دیده می‌شود می‌توان پاسخ داد.',
        path: ['answer'],
      },
    ),
  answer: okAnswer,
})

const deskMessage = z.object({
  id,
  name: z.string(),
  /** Null for a role that does not see numbers. */
  mobile: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  /** Who has an account of that mobile, and can be answered in a ticket. */
  customer: z.object({ id, name: z.string() }).nullable().default(null),
  /** In which it was answered. */
  ticket_id: id.nullable().default(null),
  notes: z
    .array(z.object({ id, staff_name: z.string(), text: z.string(), created_at: z.iso.datetime() }))
    .default([]),
  /** By when the shop should have answered; null of what is done. */
  due_at: z.iso.datetime().nullable().default(null),
  handled_at: z.iso.datetime().nullable(),
})
export type DeskMessage = z.output<typeof deskMessage>

export const getDeskMessages = defineCall({
  method: 'GET',
  path: '/api/desk/messages',
  summary: 'Messages of the contact page: those that wait, oldest first, or those that are done',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  example: { query: { state: 'open' } },
  query: z.object({
    state: z.enum(['open', 'done'], 'این وضعیت پیام نامعتبر است.').default('open'),
    q: z.string().max(100).default(''),
    page: pageText,
  }),
  answer: dataOf(z.object({ messages: z.array(deskMessage), ...paged })),
})

export const answerDeskMessage = defineCall({
  method: 'POST',
  path: '/api/desk/messages/:id/answers',
  summary:
    'Answers a message of the contact page, in a ticket of the customer who has its mobile or else by SMS, and so is done with it; 409 when it is done already',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 3 }, body: { message: 'بله، عمده هم می‌فروشیم.' } },
  params: z.object({ id: idText }),
  body: z.object({ message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }) }),
  /** Null where it went by SMS. */
  answer: dataOf(z.object({ ticket_id: id.nullable() })),
})

export const addMessageNote = defineCall({
  method: 'POST',
  path: '/api/desk/messages/:id/notes',
  summary: 'A note for the staff on a message of the contact page',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 2 }, body: { text: 'تماس گرفتم؛ فردا می‌آید.' } },
  params: z.object({ id: idText }),
  body: z.object({ text: writtenText({ what: 'یادداشت', least: 2, most: 1_000 }) }),
  answer: okAnswer,
})

export const finishDeskMessage = defineCall({
  method: 'POST',
  path: '/api/desk/messages/:id/done',
  summary: 'Says that a message of the contact page is done; 409 when it is already',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 2 }, body: {} },
  params: z.object({ id: idText }),
  body: z.object({}),
  answer: okAnswer,
})
