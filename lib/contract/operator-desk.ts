import { z } from 'zod'
import { defineCall, done } from './call'
import { id } from './fields'
import { writtenText } from './written'

export const operateTicket = defineCall({
  method: 'POST',
  path: '/api/operator/ticket',
  summary: "The shop's word in a ticket",
  auth: 'operator',
  body: z.object({ id, message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }) }),
  answer: done,
})

export const operateComment = defineCall({
  method: 'POST',
  path: '/api/operator/comment',
  summary: 'Lets a comment be seen, or not',
  auth: 'operator',
  body: z.object({ id, approved: z.boolean() }),
  answer: done,
})

export const operateQuestion = defineCall({
  method: 'POST',
  path: '/api/operator/question',
  summary: 'Lets a question or an answer be seen, or not; with an answer, the shop answers it',
  auth: 'operator',
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
  answer: done,
})

export const operateProduct = defineCall({
  method: 'POST',
  path: '/api/operator/product',
  summary: 'Publishes a product, hides it, or takes it out of the shop for good',
  auth: 'operator',
  body: z.object({ id, status: z.enum(['published', 'coming_soon', 'hidden', 'removed']) }),
  answer: done,
})
