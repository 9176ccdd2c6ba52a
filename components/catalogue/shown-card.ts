import type { ProductCard } from '@/lib/contract/catalogue/products'

type Swatch = ProductCard['colours'][number]
type Usual = Pick<
  ProductCard,
  | 'second_view'
  | 'status'
  | 'available'
  | 'final_price'
  | 'percent'
  | 'last_units'
  | 'rate'
  | 'rate_count'
  | 'stock_id'
  | 'variant'
  | 'handling_days'
>

export type ShownSwatch = Pick<Swatch, 'name' | 'hex'> & Partial<Swatch>

/** What a card on a page shows of a product; what is missing is as it is with most, and a price is the final one. */
export type ShownCard = Pick<ProductCard, 'id' | 'slug' | 'title' | 'price'> &
  Partial<Usual> & {
    picture?: { url: string } | null
    colours?: readonly ShownSwatch[]
  }

function toShownSwatch(swatch: Swatch, card: ProductCard): ShownSwatch {
  const { name, hex, picture, stock_id, price, final_price } = swatch
  return {
    name,
    hex,
    ...(picture !== null && { picture }),
    ...(stock_id !== null && { stock_id }),
    ...(price !== card.price && { price }),
    ...(final_price !== price && { final_price }),
  }
}

/** Leaves out what a card that the server hands to the browser would carry for nothing. */
export function toShownCard(card: ProductCard): ShownCard {
  const { id, slug, title, price, final_price, picture, second_view, status, available } = card
  const { percent, last_units, rate, rate_count, colours, stock_id, variant, handling_days } = card
  return {
    ...{ id, slug, title, price },
    ...(final_price !== price && { final_price }),
    ...(picture && { picture: { url: picture.url } }),
    ...(second_view !== null && { second_view }),
    ...(status !== 'published' && { status }),
    ...(!available && { available }),
    ...(percent > 0 && { percent }),
    ...(last_units !== null && { last_units }),
    ...(rate !== null && { rate, rate_count }),
    ...(colours.length > 0 && { colours: colours.map((swatch) => toShownSwatch(swatch, card)) }),
    ...(stock_id !== null && { stock_id }),
    ...(variant && { variant }),
    ...(handling_days && { handling_days }),
  }
}
