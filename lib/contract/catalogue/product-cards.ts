import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { foldDigits } from '@/lib/persian/digits'
import { idText } from '../fields'
import { MAX_CARDS } from '../limits'
import { productCard } from './products'

/** «۱,۲», each once. */
export const cardIds = z
  .string()
  .transform((text): unknown[] => [...new Set(foldDigits(text).split(','))])
  .pipe(z.array(idText).max(MAX_CARDS, 'بیش از ۲۰ کالا را نمی‌توان با هم خواست.'))

export const getProductCards = defineCall({
  method: 'GET',
  path: '/api/product-cards',
  summary: 'The cards of some products in the given order, without those that are not visible',
  auth: 'anyone',
  example: { query: { ids: '1,2' } },
  query: z.object({ ids: cardIds }),
  answer: dataOf(z.object({ products: z.array(productCard) })),
})
