import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { slug } from '../fields'
import { MAX_INTEGER } from '../limits'
import { writtenLine } from '../written-text'
import { pageSlug } from './taxonomy'

const access = { auth: 'staff', staff: { permission: 'content.write' } } as const
const params = z.object({ slug })

/** The shop itself leads to these, from its checkout, its login and its menu. */
export const FIXED_PAGES: readonly string[] = ['about', 'terms', 'privacy', 'returns']

const listedPage = z.object({
  slug: z.string(),
  title: z.string(),
  in_menu: z.boolean(),
  /** The first column of the footer that leads to it, counted from 0. */
  footer_column: z.int().nullable(),
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

const NO_BODY = 'متن صفحه را بنویسید.'
const pageFields = {
  slug: pageSlug.refine(
    (slug) => slug !== 'new',
    'این نشانی از آنِ میز کار است؛ نشانی دیگری بنویسید.',
  ),
  title: writtenLine({ what: 'عنوان صفحه', least: 2, most: 100 }),
  description: writtenLine({ what: 'توضیح صفحه', most: 300 }),
  body: z
    .string(NO_BODY)
    .max(100_000, 'متن صفحه بیش از اندازه بلند است.')
    .transform((text) => text.replaceAll('\u0000', '')),
  in_menu: z.boolean(),
  footer_column: z.int().min(0).max(2).nullable(),
}

export const addDeskPage = defineCall({
  method: 'POST',
  path: '/api/desk/pages',
  summary: 'Makes a page of text, which the shop shows at once',
  ...access,
  retry: 'transaction',
  example: {
    body: { slug: 'size-guide', title: 'راهنمای اندازه', body: '<p>دور کمر را اندازه بگیرید.</p>' },
  },
  body: z.object({
    ...pageFields,
    description: pageFields.description.default(''),
    in_menu: pageFields.in_menu.default(false),
    footer_column: pageFields.footer_column.default(null),
  }),
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
  body: z.object({ ...pageFields, version: z.int().min(1).max(MAX_INTEGER) }).partial({
    ...{ slug: true, title: true, description: true, body: true },
    ...{ in_menu: true, footer_column: true },
  }),
  answer: dataOf(z.object({ page: deskPage })),
})

export const deleteDeskPage = defineCall({
  method: 'DELETE',
  path: '/api/desk/pages/:slug',
  summary: 'Takes a page of text away, with the links of the menu and the footer that lead to it',
  ...access,
  retry: 'transaction',
  example: { params: { slug: 'how-to-order' } },
  params,
  answer: okAnswer,
})
