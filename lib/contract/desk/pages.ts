import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { slug } from '../fields'
import { MAX_INTEGER } from '../limits'
import { writtenLine } from '../written-text'

const access = { auth: 'staff', staff: { permission: 'content.write' } } as const
const params = z.object({ slug })

const listedPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** Not yet written: its body is what the owner must write, and shoppers do not see it. */
  is_outline: z.boolean(),
  updated_at: z.iso.datetime(),
})
const deskPage = listedPage.extend({
  description: z.string(),
  body: z.string(),
  version: z.int(),
})
export type DeskTextPage = z.output<typeof deskPage>

export const getDeskPages = defineCall({
  method: 'GET',
  path: '/api/desk/pages',
  summary: 'The pages of text, with those that are still to be written',
  ...access,
  answer: dataOf(z.object({ pages: z.array(listedPage) })),
})

export const getDeskPage = defineCall({
  method: 'GET',
  path: '/api/desk/pages/:slug',
  summary: 'One page of text as it is edited, with the version that its save carries',
  ...access,
  example: { params: { slug: 'terms' } },
  params,
  answer: dataOf(z.object({ page: deskPage })),
})

export const updateDeskPage = defineCall({
  method: 'PATCH',
  path: '/api/desk/pages/:slug',
  summary: 'Saves a page of text; HTML that the shop does not allow is left out',
  ...access,
  retry: 'transaction',
  example: { params: { slug: 'terms' }, body: { version: 1, title: 'قوانین و مقررات' } },
  params,
  body: z.object({
    version: z.int().min(1).max(MAX_INTEGER),
    title: writtenLine({ what: 'عنوان صفحه', least: 2, most: 100 }).optional(),
    description: writtenLine({ what: 'توضیح صفحه', most: 300 }).optional(),
    body: z
      .string('متن صفحه را بنویسید.')
      .max(100_000, 'متن صفحه بیش از اندازه بلند است.')
      .transform((text) => text.replaceAll('\u0000', ''))
      .optional(),
  }),
  answer: dataOf(z.object({ page: deskPage })),
})
