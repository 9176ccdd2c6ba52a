import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { isId, isText, isWhole, nullable, recordOf, shape, type Guard } from './stored'

/** What a line shows until the shop has answered; never a price. */
export type LineSnapshot = Pick<CartInfo, 'slug' | 'title' | 'parent_value' | 'picture'>
export type StoredLine = CartLine & {
  snapshot: LineSnapshot
  /** What a unit cost when the shopper last took note of it; null until the shop has said. */
  seen_price: number | null
  /** How many were wished for before the shop had fewer, until the shopper takes note. */
  lowered_from: number | null
}

/** What storage holds may be anybody's: a picture is only ever one of this site. */
const isLocalPath: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value)

const isPicture = shape<NonNullable<LineSnapshot['picture']>>({
  url: isLocalPath,
  width: isWhole,
  height: isWhole,
  alt: isText,
})

export const isStoredLine: Guard<StoredLine> = shape<StoredLine>({
  product_id: isId,
  stock_id: isId,
  quantity: isId,
  snapshot: shape<LineSnapshot>({
    slug: isText,
    title: isText,
    parent_value: recordOf(isText),
    picture: nullable(isPicture),
  }),
  seen_price: nullable(isWhole),
  lowered_from: nullable(isId),
})

export function snapshotOf({ slug, title, parent_value, picture }: CartInfo): LineSnapshot {
  return { slug, title, parent_value, picture }
}

export function newLine(info: CartInfo, quantity: number): StoredLine {
  const { product_id, stock_id, final_price: seen_price } = info
  return {
    ...{ product_id, stock_id, quantity, seen_price },
    snapshot: snapshotOf(info),
    lowered_from: null,
  }
}

export function asked({ product_id, stock_id, quantity }: StoredLine): CartLine {
  return { product_id, stock_id, quantity }
}
