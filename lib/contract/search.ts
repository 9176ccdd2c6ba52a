import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { rials } from './fields'
import { brandLink, categoryLink } from './catalogue/categories'
import { missingGoods, productCard, searchIntent, searchText, SORTS } from './catalogue/products'

export const getSearch = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'Suggestions while a shopper types; without `q`, popular searches and best sellers',
  auth: 'anyone',
  example: { query: { q: 'گوشی' } },
  query: z.object({ q: searchText.default('') }),
  answer: dataOf(
    z.object({
      products: z.array(productCard).max(6),
      categories: z.array(categoryLink.extend({ count: z.int() })),
      brands: z.array(brandLink.extend({ count: z.int() })),
      /** Whether the counts say only that there are at least so many. */
      is_minimum: z.boolean().default(false),
      /** The search text as it was understood, when that differs from what was typed. */
      corrected: z.string().nullable(),
      missing: missingGoods,
      /** What the text says of the price and of other filters, and how many products there are so. */
      price_intent: z
        .object({
          q: z.string(),
          price_min: rials.optional(),
          price_max: rials.optional(),
          properties: searchIntent.shape.properties,
          available: z.boolean().optional(),
          sort: z.enum(SORTS).optional(),
          count: z.int(),
          /** What the same words find for a little more. */
          dearer: z.object({ price_max: rials, count: z.int() }).optional(),
        })
        .nullable()
        .default(null),
      popular: z.array(z.string()),
    }),
  ),
})

export const searchCalls = { getSearch }
