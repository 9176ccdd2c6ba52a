import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { slug } from '../fields'

const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  updated_at: z.iso.datetime(),
})
export type ContentPage = z.output<typeof contentPage>

export const getContentPage = defineCall({
  method: 'GET',
  path: '/api/page/:slug',
  summary: 'A page of text: terms, privacy, returns and the like',
  auth: 'anyone',
  example: { params: { slug: 'terms' } },
  params: z.object({ slug }),
  answer: dataOf(z.object({ page: contentPage })),
})
