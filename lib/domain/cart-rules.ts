import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { MAX_CART_LINES } from '@/lib/contract/limits'

/** What a line shows until the shop has answered; never a price. */
export type LineSnapshot = Pick<CartInfo, 'slug' | 'title' | 'parent_value' | 'picture'>
export type StoredLine = CartLine & {
  snapshot: LineSnapshot
  /** What a unit cost when the shopper last took note of it; null until the first quote. */
  seen_price: number | null
  /** The quantity before the stock fell below it, until the shopper takes note. */
  lowered_from: number | null
}

export type CartError =
  | { kind: 'already_in_cart' }
  | { kind: 'unavailable' }
  | { kind: 'too_many'; available: number }
  | { kind: 'cart_full' }
  | { kind: 'failed'; message: string | null }

export function checkBeforeQuote(lines: readonly StoredLine[], stockId: number): CartError | null {
  if (hasStock(lines, stockId)) return { kind: 'already_in_cart' }
  return lines.length >= MAX_CART_LINES ? { kind: 'cart_full' } : null
}

export function hasStock(lines: readonly StoredLine[], stockId: number): boolean {
  return lines.some((line) => line.stock_id === stockId)
}

export function countUnits(lines: readonly StoredLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
}

/** What is sold out or deleted, until the shopper has read it. */
export type UnavailableLine = { stock_id: number; title: string }
