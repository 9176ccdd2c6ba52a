import type { ProductCard } from '@/lib/contract/catalogue/products'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { splitTarget, splitTitle } from '@/lib/persian/split-title'

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

/** A title in parts: `word` and `rest` are what a narrow card can do without. */
type Heading = { before?: string; word?: string; name: string; rest?: string }

/** What a card on a page shows of a product; what is missing is as it is with most, and a price is the final one. */
export type ShownCard = Pick<ProductCard, 'id' | 'slug' | 'title' | 'price'> &
  Partial<Usual> & {
    /** Null where the title stands as it is. */
    heading: Heading | null
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

/** Its phrases hold together, so that a line ends between them. */
function toHeading(title: string): Heading | null {
  const { name, rest } = splitTitle(title)
  const target = splitTarget(name)
  const heading: Heading = {
    ...(target && { before: holdPhrases(target.before), word: target.word }),
    name: holdPhrases(target?.after ?? name),
    ...(rest !== '' && { rest: holdPhrases(rest) }),
  }
  return heading.name === title ? null : heading
}

/** Leaves out what a card that the server hands to the browser would carry for nothing. */
export function toShownCard(card: ProductCard): ShownCard {
  const { id, slug, title, price, final_price, picture, second_view, status, available } = card
  const { percent, last_units, rate, rate_count, colours, stock_id, variant, handling_days } = card
  return {
    ...{ id, slug, title, price, heading: toHeading(title) },
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
