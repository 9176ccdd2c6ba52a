import { z } from 'zod'
import { persianDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { type CallParsed, dataOf, defineCall } from './call'
import { mobile } from './fields'
import { LONGEST_MESSAGE } from './limits'

const branch = z.object({
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

type Length = { least: number; most: number }

function written(empty: string, what: string, { least, most }: Length) {
  const persian = (value: number) => persianDigits(value.toLocaleString('en-US'))
  return z
    .string(empty)
    .transform(normalizeText)
    .pipe(
      z
        .string()
        .min(1, empty)
        .min(least, `${what} باید دست‌کم ${persian(least)} نویسه باشد.`)
        .max(most, `${what} نباید بیش از ${persian(most)} نویسه باشد.`),
    )
}

export const sendContact = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the shop; five an hour from one address',
  auth: 'anyone',
  body: z.object({
    name: written('نام خود را بنویسید.', 'نام', { least: 2, most: 80 }),
    mobile,
    subject: written('موضوع پیام را بنویسید.', 'موضوع', { least: 2, most: 120 }),
    message: written('پیام خود را بنویسید.', 'پیام', { least: 10, most: LONGEST_MESSAGE }),
  }),
  answer: dataOf(z.object({ ok: z.literal(true) })),
})
export type ContactMessage = CallParsed<typeof sendContact>['body']
