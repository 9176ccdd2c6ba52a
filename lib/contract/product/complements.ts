import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { cardIds } from '../catalogue/product-cards'
import { productCard } from '../catalogue/products'

export const getComplements = defineCall({
  method: 'GET',
  path: '/api/complements',
  summary: 'What goes with the goods of a basket: of each category one, and none of those in it',
  auth: 'anyone',
  example: { query: { ids: '1,2' } },
  query: z.object({ ids: cardIds }),
  answer: dataOf(z.object({ products: z.array(productCard) })),
})
