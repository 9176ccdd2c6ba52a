import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, paged, pageText, rials } from '../fields'
import { productCard } from '../catalogue/products'

const KINDS = ['product', 'blog', 'post'] as const
export type FavoriteKind = (typeof KINDS)[number]

export const updateFavorite = defineCall({
  method: 'GET',
  path: '/api/profile/update-favorite',
  summary: 'Adds a favourite, removes it, or turns it over',
  auth: 'customer',
  example: { query: { relate_to: 'product', relate_id: 1 } },
  query: z.object({
    relate_to: z.enum(KINDS, 'چنین چیزی را نمی‌توان به علاقه‌مندی‌ها افزود.'),
    relate_id: idText,
    action: z.enum(['default', 'add', 'remove'], 'این کار نامعتبر است.').default('default'),
  }),
  answer: dataOf(z.object({ result: z.union([z.literal(0), z.literal(1)]) })),
})

const favoriteCard = productCard.extend({
  /** The variant that can be bought at once: the only one, and in stock. */
  stock_id: id.nullable(),
})
export type FavoriteCard = z.output<typeof favoriteCard>

export const getFavorites = defineCall({
  method: 'GET',
  path: '/api/profile/favorites',
  summary: 'The favourite products, the latest first',
  auth: 'customer',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ products: z.array(favoriteCard), ...paged })),
})

/** What a favourite cost when it was marked, and costs now. */
const priceDrop = z.object({ product: productCard, former_price: rials })

export const getPriceDrops = defineCall({
  method: 'GET',
  path: '/api/profile/price-drops',
  summary:
    'Favourite products that cost less than on the day they were marked, the greatest drop first',
  auth: 'customer',
  answer: dataOf(z.object({ drops: z.array(priceDrop) })),
})
export type PriceDrop = z.output<typeof priceDrop>

export const getFavoriteIds = defineCall({
  method: 'GET',
  path: '/api/profile/favorite-ids',
  summary: 'Every favourite by its id, for the hearts of all lists at once',
  auth: 'customer',
  answer: dataOf(z.object({ product: z.array(id), blog: z.array(id), post: z.array(id) })),
})
export type FavoriteIds = z.output<typeof getFavoriteIds.answer>['data']
