import type { CartInfo } from '@/lib/contract/cart'
import { CART_FULL, MAX_CART_LINES } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { newLine, type StoredLine } from './cart-line'

export type Refusal =
  | { kind: 'already_in_cart' }
  | { kind: 'unavailable' }
  | { kind: 'too_many'; available: number }
  | { kind: 'cart_full' }
  | { kind: 'failed'; message: string | null }

const FAILED = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

export function refusalMessage(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'already_in_cart':
      return 'این کالا پیش‌تر به سبد خرید افزوده شده است.'
    case 'unavailable':
      return 'این کالا موجود نیست.'
    case 'too_many':
      return `تنها ${persianDigits(refusal.available)} عدد از این کالا در انبار مانده است.`
    case 'cart_full':
      return CART_FULL
    case 'failed':
      return refusal.message || FAILED
  }
}

export function limitMessage(available: number): string {
  return `تنها ${persianDigits(available)} عدد از این کالا موجود است.`
}

export function refusedBeforeAsking(lines: readonly StoredLine[], stockId: number): Refusal | null {
  if (hasStock(lines, stockId)) return { kind: 'already_in_cart' }
  return lines.length >= MAX_CART_LINES ? { kind: 'cart_full' } : null
}

export function refusedByShop(info: CartInfo | null, quantity: number): Refusal | null {
  if (!info || info.quantity <= 0) return { kind: 'unavailable' }
  return quantity > info.quantity ? { kind: 'too_many', available: info.quantity } : null
}

export function hasStock(lines: readonly StoredLine[], stockId: number): boolean {
  return lines.some((line) => line.stock_id === stockId)
}

export function countUnits(lines: readonly StoredLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
}

export type Added = { lines: StoredLine[] } | { refusal: Refusal }

export function addLine(
  lines: readonly StoredLine[],
  info: CartInfo | null,
  quantity: number,
): Added {
  const refusal =
    (info && refusedBeforeAsking(lines, info.stock_id)) ?? refusedByShop(info, quantity)
  if (refusal) return { refusal }
  if (!info || quantity < 1) return { refusal: { kind: 'unavailable' } }
  return { lines: [...lines, newLine(info, quantity)] }
}

/** Never below one and never above what the shop has; taking a line out is another wish. */
export function setQuantity(
  lines: readonly StoredLine[],
  stockId: number,
  wished: number,
  available: number,
): StoredLine[] {
  if (!Number.isFinite(wished) || available < 1) return [...lines]
  const quantity = Math.max(1, Math.min(Math.trunc(wished), available))
  return lines.map((line) =>
    line.stock_id === stockId ? { ...line, quantity, lowered_from: null } : line,
  )
}

export function removeLine(lines: readonly StoredLine[], stockId: number): StoredLine[] {
  return lines.filter((line) => line.stock_id !== stockId)
}

/** What waits for later stands newest first, and the oldest makes room. */
export function putByFirst(later: readonly StoredLine[], line: StoredLine): StoredLine[] {
  return [line, ...removeLine(later, line.stock_id)].slice(0, MAX_CART_LINES)
}

/** Puts a removed line back where it was, unless it has come back by another way. */
export function restoreLine(
  lines: readonly StoredLine[],
  line: StoredLine,
  at: number,
): StoredLine[] {
  if (hasStock(lines, line.stock_id) || lines.length >= MAX_CART_LINES) return [...lines]
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}
