import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { isId, isText, isWhole, nullable, recordOf, shape, type Guard } from './stored'

/** What a line shows until the shop has answered; never a price. */
export type LineSnapshot = Pick<CartInfo, 'slug' | 'title' | 'parent_value' | 'picture'>
export type StoredLine = CartLine & { snapshot: LineSnapshot }

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
})

export function snapshotOf({ slug, title, parent_value, picture }: CartInfo): LineSnapshot {
  return { slug, title, parent_value, picture }
}

export function asked({ product_id, stock_id, quantity }: StoredLine): CartLine {
  return { product_id, stock_id, quantity }
}
