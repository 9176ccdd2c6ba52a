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

/** Never below one and never above the stock; removing a line is `removeLine`. */
export function setQuantity(
  lines: readonly StoredLine[],
  stockId: number,
  requested: number,
  available: number,
): StoredLine[] {
  if (!Number.isFinite(requested) || available < 1) return [...lines]
  const quantity = Math.max(1, Math.min(Math.trunc(requested), available))
  return lines.map((line) =>
    line.stock_id === stockId ? { ...line, quantity, lowered_from: null } : line,
  )
}

export function removeLine(lines: readonly StoredLine[], stockId: number): StoredLine[] {
  return lines.filter((line) => line.stock_id !== stockId)
}

/** Newest first; the oldest falls off a full list. */
export function prependSavedLine(saved: readonly StoredLine[], line: StoredLine): StoredLine[] {
  return [line, ...removeLine(saved, line.stock_id)].slice(0, MAX_CART_LINES)
}

/** Puts a removed line back at its index, unless it has been added again meanwhile. */
export function restoreLine(
  lines: readonly StoredLine[],
  line: StoredLine,
  at: number,
): StoredLine[] {
  if (hasStock(lines, line.stock_id) || lines.length >= MAX_CART_LINES) return [...lines]
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

/** What is sold out or deleted, until the shopper has read it. */
export type UnavailableLine = { stock_id: number; title: string }

export function acknowledgeLine(line: StoredLine, price: number): StoredLine {
  return { ...line, seen_price: price, lowered_from: null }
}
