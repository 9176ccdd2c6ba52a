import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id } from '../fields'
import { cardIds } from './product-cards'

const productFacts = z.object({
  id,
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type ProductFacts = z.output<typeof productFacts>

export const getKeyFacts = defineCall({
  method: 'GET',
  path: '/api/key-facts',
  summary:
    'The few lines of the specification that a row of a list shows, of products that are visible',
  auth: 'anyone',
  example: { query: { ids: '1,2' } },
  query: z.object({ ids: cardIds }),
  answer: dataOf(z.object({ products: z.array(productFacts) })),
})
