import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { dataOf, defineCall } from '../call'
import { categoryLink } from './categories'
import { MAX_COMPARED, MAX_IDS_READ, MAX_INTEGER } from '../limits'
import { productField, property } from './product-facts'
import { productCard } from './products'

/** The ids in a query string such as `?ids=1,2`, without duplicates and what is no id. */
export function parseIdList(text: string, most: number): number[] {
  const ids = foldDigits(text)
    .split(/[,،\s]+/)
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id >= 1 && id <= MAX_INTEGER)
  return [...new Set(ids)].slice(0, most)
}

const MAX_LIST_LENGTH = 2_000

const comparedProduct = z.object({
  card: productCard,
  guarantee: z.string(),
  properties: z.array(
    property.extend({
      /** The values that no variant in stock has. */
      sold_out: z.array(z.string()).default([]),
    }),
  ),
  fields: z.array(productField),
})
export type ComparedProduct = z.output<typeof comparedProduct>

const comparison = z.object({
  products: z.array(comparedProduct).max(MAX_COMPARED),
  /** The comparison group of the first product; the suggestions are from it too, or the best sellers without it. */
  comparison_group: categoryLink.nullable(),
  suggestions: z.array(productCard),
  /** With nothing to compare: best sellers of one category each, the first of which the suggestions are from. */
  starts: z.array(z.object({ category: categoryLink, ids: z.array(z.number()) })).default([]),
})
export type Comparison = z.output<typeof comparison>

export const getCompare = defineCall({
  method: 'GET',
  path: '/api/compare',
  summary: 'Up to four products side by side; what the shop does not have is left out',
  auth: 'anyone',
  example: { query: { ids: '1,2' } },
  query: z.object({
    ids: z
      .string()
      .max(MAX_LIST_LENGTH, 'این فهرست بیش از اندازه بلند است.')
      .transform((text) => parseIdList(text, MAX_IDS_READ)),
  }),
  answer: dataOf(comparison),
})
