import { z } from 'zod'
import { type CallParsed, dataOf, defineCall, okAnswer } from '../call'
import { mobile } from '../fields'
import { MAX_MESSAGE_LENGTH } from '../limits'
import { writtenLine, writtenText } from '../written-text'

export const branch = z.object({
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  lat: z.number(),
  lng: z.number(),
})
export type Branch = z.output<typeof branch>

export const getBranches = defineCall({
  method: 'GET',
  path: '/api/branches',
  summary: 'The shops that can be visited',
  auth: 'anyone',
  answer: dataOf(z.object({ branches: z.array(branch) })),
})

export const sendContact = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the shop; five an hour from one address',
  auth: 'anyone',
  retry: 'transaction',
  example: {
    body: {
      name: 'مریم رستگار',
      mobile: '۰۹۱۲۳۴۵۶۷۸۹',
      subject: 'پیگیری سفارش',
      message: 'بستهٔ من هنوز نرسیده است؛ لطفاً خبر بدهید.',
    },
  },
  body: z.object({
    name: writtenLine({ what: 'نام', least: 2, most: 80 }),
    mobile,
    subject: writtenLine({ what: 'موضوع', least: 2, most: 120 }),
    message: writtenText({ what: 'پیام', least: 10, most: MAX_MESSAGE_LENGTH }),
  }),
  answer: okAnswer,
})
export type ContactMessage = CallParsed<typeof sendContact>['body']
