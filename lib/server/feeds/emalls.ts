import { COLOUR } from '@/lib/domain/colour-property'
import { toToman } from '@/lib/domain/pricing'
import { countOffers, listOfferIds, readOffers } from './offers'
import type { FeedShop } from './torob'

/** What is asked for may be less; more would be one long answer. */
export const EMALLS_PAGE_SIZE = 100

/** Emalls reads page after page; its prices are tomans. */
export async function listEmallsPage(
  { db, filter, siteUrl }: FeedShop,
  { page, size }: { page: number; size: number },
) {
  const total = await countOffers(db, filter)
  const ids = await listOfferIds(db, filter, { order: 'added', page, size })
  const offers = await readOffers(db, ids, siteUrl)
  return {
    success: true,
    products: offers.map((offer) => ({
      id: String(offer.id),
      title: offer.title,
      price: toToman(offer.finalPrice),
      ...(offer.finalPrice < offer.price && { old_price: toToman(offer.price) }),
      category: offer.category,
      image: offer.pictures[0] ?? '',
      ...(offer.choice[COLOUR] && { color: offer.choice[COLOUR] }),
      guarantee: offer.guarantee,
      is_available: offer.isAvailable,
      url: offer.url,
    })),
    total_items: total,
    pages_count: Math.max(1, Math.ceil(total / size)),
    item_per_page: size,
    page_num: page,
  }
}
