import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { categoryLink } from './categories'
import { foldDigits } from '@/lib/persian/digits'
import { id, idText, slug } from '../fields'
import { productCard } from './products'

const MAX_CARDS = 20

export const getProductCards = defineCall({
  method: 'GET',
  path: '/api/product-cards',
  summary: 'The cards of some products in the given order, without those that are not visible',
  auth: 'anyone',
  example: { query: { ids: '1,2' } },
  query: z.object({
    ids: z
      .string()
      .transform((text): unknown[] => [...new Set(foldDigits(text).split(','))])
      .pipe(z.array(idText).max(MAX_CARDS, 'بیش از ۲۰ کالا را نمی‌توان با هم خواست.')),
  }),
  answer: dataOf(z.object({ products: z.array(productCard) })),
})

const related = z.object({
  similar: z.array(productCard),
  /** What others bought with it, filled up with complements of its category. */
  together: z.array(productCard),
})

export const getRelatedProducts = defineCall({
  method: 'GET',
  path: '/api/related-products/:id',
  summary: 'Products like one, and products bought with it',
  auth: 'anyone',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(related),
})

const removedProduct = z.object({
  product: z.object({ id, title: z.string(), category: categoryLink }),
  similar: z.array(productCard),
})
export type RemovedProduct = z.output<typeof removedProduct>

export const getRemovedProduct = defineCall({
  method: 'GET',
  path: '/api/removed-product/:slug',
  summary: 'A product that is sold no more, and similar ones',
  auth: 'anyone',
  example: { params: { slug: 'چراغ-روغنی-سفالی-فانوس-مدل-پیه-سوز' } },
  params: z.object({ slug }),
  answer: dataOf(removedProduct),
})
