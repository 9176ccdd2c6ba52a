import { MAX_CART_LINES } from '@/lib/contract/limits'
import { hasStock, type StoredLine } from './cart-rules'

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

export function acknowledgeLine(line: StoredLine, price: number): StoredLine {
  return { ...line, seen_price: price, lowered_from: null }
}
