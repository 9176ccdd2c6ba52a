import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { categoryLink } from './categories'
import { idsIn } from './id-list'
import { MOST_COMPARED, MOST_IDS_READ } from './limits'
import { productCard, productField, property } from './products'

const LONGEST_ADDRESS = 2_000

const compared = z.object({
  card: productCard,
  guarantee: z.string(),
  properties: z.array(property),
  fields: z.array(productField),
})
export type Compared = z.output<typeof compared>

const comparison = z.object({
  products: z.array(compared).max(MOST_COMPARED),
  /** The part of the shop the first of them belongs to, and what else of it could be added. */
  kin: categoryLink.nullable(),
  suggestions: z.array(productCard),
})
export type Comparison = z.output<typeof comparison>

export const getCompare = defineCall({
  method: 'GET',
  path: '/api/compare',
  summary: 'Up to four products side by side; what the shop does not have is left out',
  auth: 'anyone',
  query: z.object({
    ids: z
      .string()
      .max(LONGEST_ADDRESS, 'این فهرست بیش از اندازه بلند است.')
      .transform((text) => idsIn(text, MOST_IDS_READ)),
  }),
  answer: dataOf(comparison),
})
