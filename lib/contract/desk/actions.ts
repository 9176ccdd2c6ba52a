import { z } from 'zod'
import { parseWrittenDay } from '@/lib/domain/working-days'
import { ORDER_STATUSES } from '../orders/order-status'
import { order } from '../orders/order'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, rials } from '../fields'
import { MAX_INTEGER, MAX_PRICE } from '../limits'
import { writtenText } from '../written-text'

export const setStock = defineCall({
  method: 'POST',
  path: '/api/operator/stock',
  summary: 'Sets the price or the quantity of a variant; pages that show it are made anew',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { stock_id: 345, quantity: 3 } },
  body: z
    .object({
      stock_id: id,
      price: rials.min(1).max(MAX_PRICE).optional(),
      quantity: z.int().min(0).max(MAX_INTEGER).optional(),
    })
    .refine(({ price, quantity }) => price !== undefined || quantity !== undefined, {
      message: 'قیمت یا موجودی تازه را بنویسید.',
    }),
  answer: dataOf(z.object({ stock: z.object({ id, price: rials, quantity: z.int() }) })),
})

export const setOrderStatus = defineCall({
  method: 'POST',
  path: '/api/operator/order',
  summary: 'Moves an order or a return: to the next step of its way, or to the status named',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 10 } },
  body: z.object({
    id,
    to: z.enum(['next', ...ORDER_STATUSES]).default('next'),
    note: writtenText({ what: 'یادداشت', most: 300 }).default(''),
    tracking_code: z.string().trim().max(60).optional(),
  }),
  answer: dataOf(z.object({ order })),
})

export const replyToTicket = defineCall({
  method: 'POST',
  path: '/api/operator/ticket',
  summary: "The shop's word in a ticket",
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 2, message: 'پیگیری کردیم.' } },
  body: z.object({ id, message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }) }),
  answer: okAnswer,
})

export const moderateComment = defineCall({
  method: 'POST',
  path: '/api/operator/comment',
  summary: 'Lets a comment be seen, or not',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 1, approved: true } },
  body: z.object({ id, approved: z.boolean() }),
  answer: okAnswer,
})

export const moderateQuestion = defineCall({
  method: 'POST',
  path: '/api/operator/question',
  summary: 'Lets a question or an answer be seen, or not; with an answer, the shop answers it',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 1 } },
  body: z
    .object({
      id,
      approved: z.boolean().default(true),
      answer: writtenText({ what: 'پاسخ', least: 2, most: 1_000 }).optional(),
    })
    .refine(({ approved, answer }) => approved || answer === undefined, {
      message: 'پرسشی را که رد می‌شود نمی‌توان پاسخ داد؛ یکی از این دو را بفرستید.',
      path: ['answer'],
    }),
  answer: okAnswer,
})

export const setProductStatus = defineCall({
  method: 'POST',
  path: '/api/operator/product',
  summary: 'Publishes a product, hides it, or takes it out of the shop for good',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { id: 104, status: 'published' } },
  body: z.object({ id, status: z.enum(['published', 'coming_soon', 'hidden', 'removed']) }),
  answer: okAnswer,
})

export const writtenDay = z.string().transform((text, context) => {
  const day = parseWrittenDay(text)
  if (day !== null) return day
  context.addIssue({ code: 'custom', message: 'این روز در تقویم نیست.' })
  return z.NEVER
})

const holidaysAnswer = dataOf(z.object({ holidays: z.array(z.iso.date()) }))

export const getHolidays = defineCall({
  method: 'GET',
  path: '/api/operator/holidays',
  summary: 'The days to come on which the shop rests, beside Fridays and the solar holidays',
  auth: 'operator',
  answer: holidaysAnswer,
})

export const setHoliday = defineCall({
  method: 'POST',
  path: '/api/operator/holiday',
  summary: 'Takes a day for a holiday, or no more; it is written as 1405/3/6 or as 2026-05-27',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { day: '۱۴۲۰/۳/۶' } },
  body: z.object({ day: writtenDay, rests: z.boolean().default(true) }),
  answer: holidaysAnswer,
})
