import { z } from 'zod'
import { dayWritten } from '@/lib/persian/holidays'
import { dataOf, defineCall } from './call'

const answer = dataOf(z.object({ holidays: z.array(z.iso.date()) }))

export const getHolidays = defineCall({
  method: 'GET',
  path: '/api/operator/holidays',
  summary: 'The days to come on which the shop rests, beside Fridays and the solar holidays',
  auth: 'operator',
  answer,
})

export const operateHoliday = defineCall({
  method: 'POST',
  path: '/api/operator/holiday',
  summary: 'Takes a day for a holiday, or no more; it is written as 1405/3/6 or as 2026-05-27',
  auth: 'operator',
  body: z.object({
    day: z.string().transform((text, context) => {
      const day = dayWritten(text)
      if (day !== null) return day
      context.addIssue({ code: 'custom', message: 'این روز در تقویم نیست.' })
      return z.NEVER
    }),
    rests: z.boolean().default(true),
  }),
  answer,
})
