import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { CART_FULL, MAX_CART_LINES } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import {
  isId,
  isText,
  isSafeInteger,
  nullable,
  recordOf,
  shape,
  type Guard,
} from '@/stores/storage-guards'

/** What a line shows until the shop has answered; never a price. */
type LineSnapshot = Pick<CartInfo, 'slug' | 'title' | 'parent_value' | 'picture'>
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
  width: isSafeInteger,
  height: isSafeInteger,
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
  seen_price: nullable(isSafeInteger),
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

export function toCartLine({ product_id, stock_id, quantity }: StoredLine): CartLine {
  return { product_id, stock_id, quantity }
}

export type CartError =
  | { kind: 'already_in_cart' }
  | { kind: 'unavailable' }
  | { kind: 'too_many'; available: number }
  | { kind: 'cart_full' }
  | { kind: 'failed'; message: string | null }

const UNEXPECTED_ERROR = 'خطای پیش‌بینی‌نشده‌ای رخ داد.'

export function cartErrorMessage(refusal: CartError): string {
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
      return refusal.message || UNEXPECTED_ERROR
  }
}

export function stockLimitMessage(available: number): string {
  return `تنها ${persianDigits(available)} عدد از این کالا موجود است.`
}

export function checkBeforeQuote(lines: readonly StoredLine[], stockId: number): CartError | null {
  if (hasStock(lines, stockId)) return { kind: 'already_in_cart' }
  return lines.length >= MAX_CART_LINES ? { kind: 'cart_full' } : null
}

export function checkAvailability(info: CartInfo | null, quantity: number): CartError | null {
  if (!info || info.quantity <= 0) return { kind: 'unavailable' }
  return quantity > info.quantity ? { kind: 'too_many', available: info.quantity } : null
}

export function hasStock(lines: readonly StoredLine[], stockId: number): boolean {
  return lines.some((line) => line.stock_id === stockId)
}

export function countUnits(lines: readonly StoredLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0)
}

export type AddLineResult = { lines: StoredLine[] } | { refusal: CartError }

export function addLine(
  lines: readonly StoredLine[],
  info: CartInfo | null,
  quantity: number,
): AddLineResult {
  const refusal =
    (info && checkBeforeQuote(lines, info.stock_id)) ?? checkAvailability(info, quantity)
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
export function prependSavedLine(later: readonly StoredLine[], line: StoredLine): StoredLine[] {
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

/** What the shop no longer has, until the shopper has read it. */
export type UnavailableLine = { stock_id: number; title: string }

type ReconciledCart = { lines: StoredLine[]; gone: UnavailableLine[] }

/**
 * The cart after the shop has answered: what it no longer has is dropped and told, what it has less
 * of is lowered. A line the shop was not asked about, or has nothing new to say of, is left as it is.
 */
export function reconcileLines(
  lines: readonly StoredLine[],
  items: readonly CartInfo[],
  askedStocks: ReadonlySet<number>,
): ReconciledCart {
  const known = new Map(items.map((item) => [item.stock_id, item]))
  const gone: UnavailableLine[] = []
  const kept = lines.flatMap((line): StoredLine[] => {
    const { stock_id, quantity } = line
    if (!askedStocks.has(stock_id)) return [line]
    const info = known.get(stock_id)
    if (!info || info.quantity <= 0) {
      gone.push({ stock_id, title: info?.title ?? line.snapshot.title })
      return []
    }
    return [reconcileLine(line, info, Math.min(quantity, info.quantity))]
  })
  return { lines: kept, gone }
}

function reconcileLine(line: StoredLine, info: CartInfo, quantity: number): StoredLine {
  const lowered = quantity < line.quantity
  if (!lowered && line.seen_price !== null) return line
  return {
    ...line,
    quantity,
    snapshot: snapshotOf(info),
    seen_price: line.seen_price ?? info.final_price,
    lowered_from: lowered ? (line.lowered_from ?? line.quantity) : line.lowered_from,
  }
}

export type LineChange = { kind: 'lowered' | 'dearer' | 'cheaper'; from: number; to: number }

/** What has changed since the shopper last took note of the line. */
export function changesOf(line: StoredLine, info: CartInfo): LineChange[] {
  const { quantity, lowered_from: wished, seen_price: seen } = line
  const { final_price: price } = info
  const news: LineChange[] = []
  if (wished !== null) news.push({ kind: 'lowered', from: wished, to: quantity })
  if (seen !== null && seen !== price) {
    news.push({ kind: price > seen ? 'dearer' : 'cheaper', from: seen, to: price })
  }
  return news
}

export function acknowledgeLine(line: StoredLine, price: number): StoredLine {
  return { ...line, seen_price: price, lowered_from: null }
}
