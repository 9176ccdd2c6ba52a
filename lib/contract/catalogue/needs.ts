import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { picture, slug } from '../fields'
import { productFilters } from './products'

const { category, brands, properties, price_min, price_max, q } = productFilters.shape

/** A list of a category in the words of a shopper; without a category, of that which it stands under. */
export const shopNeed = z.object({
  label: z.string(),
  /** What it asks of the goods; empty where the prices say it. */
  note: z.string().default(''),
  ...{ category, brands, properties, price_min, price_max, q },
})
export type ShopNeed = z.input<typeof shopNeed>

const foundNeed = shopNeed.extend({ category: z.string(), picture: picture.nullable() })
export type FoundNeed = z.output<typeof foundNeed>

export const getCategoryNeeds = defineCall({
  method: 'GET',
  path: '/api/category-needs/:slug',
  summary:
    'What shoppers come to a category for, as the shop has set it, where some goods answer it',
  auth: 'anyone',
  example: { params: { slug: 'موبایل-و-تبلت' } },
  params: z.object({ slug }),
  answer: dataOf(z.object({ needs: z.array(foundNeed) })),
})
