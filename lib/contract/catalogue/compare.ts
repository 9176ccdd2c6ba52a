import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { dataOf, defineCall } from '../call'
import { categoryLink } from './categories'
import { MAX_COMPARED, MAX_IDS_READ, MAX_INTEGER } from '../limits'
import { productCard, productField, property } from './products'

/** The ids in an address such as `?ids=1,2`; what is none, or comes again, is left out. */
export function parseIdList(text: string, most: number): number[] {
  const ids = foldDigits(text)
    .split(/[,،\s]+/)
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id >= 1 && id <= MAX_INTEGER)
  return [...new Set(ids)].slice(0, most)
}

const MAX_ADDRESS_LENGTH = 2_000

const comparedProduct = z.object({
  card: productCard,
  guarantee: z.string(),
  properties: z.array(property),
  fields: z.array(productField),
})
export type ComparedProduct = z.output<typeof comparedProduct>

const comparison = z.object({
  products: z.array(comparedProduct).max(MAX_COMPARED),
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
      .max(MAX_ADDRESS_LENGTH, 'این فهرست بیش از اندازه بلند است.')
      .transform((text) => parseIdList(text, MAX_IDS_READ)),
  }),
  answer: dataOf(comparison),
})
