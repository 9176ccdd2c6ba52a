import type { ProductCard } from '@/lib/contract/catalogue/products'

/** What a card on a page shows of a product. */
export type ShownCard = Omit<ProductCard, 'brand' | 'english_title' | 'picture'> & {
  picture: { url: string } | null
}

/** Leaves out what a card that the server hands to the browser would carry for nothing. */
export function toShownCard(card: ProductCard): ShownCard {
  const { brand: _, english_title: __, picture, ...shown } = card
  return { ...shown, picture: picture && { url: picture.url } }
}
