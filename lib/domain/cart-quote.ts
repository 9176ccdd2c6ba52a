import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { CART_FULL } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import {
  checkBeforeQuote,
  type CartError,
  type LineSnapshot,
  type StoredLine,
  type UnavailableLine,
} from './cart-rules'

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

export function toCartLine({ product_id, stock_id, quantity }: StoredLine): CartLine {
  return { product_id, stock_id, quantity }
}

const UNEXPECTED_ERROR = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

export function cartErrorMessage(error: CartError): string {
  switch (error.kind) {
    case 'already_in_cart':
      return 'این کالا پیش‌تر به سبد خرید افزوده شده است.'
    case 'unavailable':
      return 'این کالا موجود نیست.'
    case 'too_many':
      return `تنها ${persianDigits(error.available)} عدد از این کالا در انبار مانده است.`
    case 'cart_full':
      return CART_FULL
    case 'failed':
      return error.message || UNEXPECTED_ERROR
  }
}

export function stockLimitMessage(available: number): string {
  return `تنها ${persianDigits(available)} عدد از این کالا موجود است.`
}

export function checkAvailability(info: CartInfo | null, quantity: number): CartError | null {
  if (!info || info.quantity <= 0) return { kind: 'unavailable' }
  return quantity > info.quantity ? { kind: 'too_many', available: info.quantity } : null
}

export type AddLineResult = { lines: StoredLine[] } | { error: CartError }

export function addLine(
  lines: readonly StoredLine[],
  info: CartInfo | null,
  quantity: number,
): AddLineResult {
  const error =
    (info && checkBeforeQuote(lines, info.stock_id)) ?? checkAvailability(info, quantity)
  if (error) return { error }
  if (!info || quantity < 1) return { error: { kind: 'unavailable' } }
  return { lines: [...lines, newLine(info, quantity)] }
}

type ReconciledCart = { lines: StoredLine[]; unavailable: UnavailableLine[] }

/**
 * The cart after a quote: what is sold out is dropped and listed, what exceeds the stock is lowered.
 * A line that was not quoted, or has not changed, stays the same object.
 */
export function reconcileLines(
  lines: readonly StoredLine[],
  items: readonly CartInfo[],
  quotedStockIds: ReadonlySet<number>,
): ReconciledCart {
  const known = new Map(items.map((item) => [item.stock_id, item]))
  const unavailable: UnavailableLine[] = []
  const remaining = lines.flatMap((line): StoredLine[] => {
    const { stock_id, quantity } = line
    if (!quotedStockIds.has(stock_id)) return [line]
    const info = known.get(stock_id)
    if (!info || info.quantity <= 0) {
      unavailable.push({ stock_id, title: info?.title ?? line.snapshot.title })
      return []
    }
    return [reconcileLine(line, info, Math.min(quantity, info.quantity))]
  })
  return { lines: remaining, unavailable }
}

function reconcileLine(line: StoredLine, info: CartInfo, quantity: number): StoredLine {
  const isLowered = quantity < line.quantity
  if (!isLowered && line.seen_price !== null) return line
  return {
    ...line,
    quantity,
    snapshot: snapshotOf(info),
    seen_price: line.seen_price ?? info.final_price,
    lowered_from: isLowered ? (line.lowered_from ?? line.quantity) : line.lowered_from,
  }
}

export type LineChange = { kind: 'lowered' | 'dearer' | 'cheaper'; from: number; to: number }

/** What has changed since the shopper last took note of the line. */
export function changesOf(line: StoredLine, info: CartInfo): LineChange[] {
  const { quantity, lowered_from: requested, seen_price: seen } = line
  const { final_price: price } = info
  const changes: LineChange[] = []
  if (requested !== null) changes.push({ kind: 'lowered', from: requested, to: quantity })
  if (seen !== null && seen !== price) {
    changes.push({ kind: price > seen ? 'dearer' : 'cheaper', from: seen, to: price })
  }
  return changes
}
