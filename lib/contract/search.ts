import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { brandLink, categoryLink } from './catalogue/categories'
import { productCard } from './catalogue/products'

const MAX_SEARCH_LENGTH = 100

export const getSearch = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'Suggestions while a shopper types; without `q`, only what others look for',
  auth: 'anyone',
  query: z.object({
    q: z.string().trim().max(MAX_SEARCH_LENGTH, 'این متن بیش از اندازه بلند است.').default(''),
  }),
  answer: dataOf(
    z.object({
      products: z.array(productCard).max(6),
      categories: z.array(categoryLink.extend({ count: z.int() })),
      brands: z.array(brandLink.extend({ count: z.int() })),
      /** How the shop read what was typed, when that differs. */
      corrected: z.string().nullable(),
      popular: z.array(z.string()),
    }),
  ),
})
