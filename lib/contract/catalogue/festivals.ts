import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, slug } from '../fields'

const festival = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  ends_at: z.iso.datetime(),
  running: z.boolean(),
  count: z.int(),
})

export const getFestival = defineCall({
  method: 'GET',
  path: '/api/festival/:slug',
  summary: 'A festival, whether it runs, and how many products it holds',
  auth: 'anyone',
  example: { params: { slug: 'شگفت-انگیز' } },
  params: z.object({ slug }),
  answer: dataOf(z.object({ festival })),
})
