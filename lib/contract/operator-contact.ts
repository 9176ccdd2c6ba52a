import { z } from 'zod'
import { dataOf, defineCall, done } from './call'
import { id } from './fields'

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

export const operateContact = defineCall({
  method: 'POST',
  path: '/api/operator/contact',
  summary: 'Says that a message to the shop is done',
  auth: 'operator',
  body: z.object({ id }),
  answer: done,
})
