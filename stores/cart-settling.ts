import type { CartInfo } from '@/lib/contract/cart'
import { snapshotOf, type StoredLine } from './cart-line'

/** What the shop no longer has, until the shopper has read it. */
export type GoneLine = { stock_id: number; title: string }

export type Settled = { lines: StoredLine[]; gone: GoneLine[] }

/**
 * The cart after the shop has answered: what it no longer has is dropped and told, what it has less
 * of is lowered. A line the shop was not asked about, or has nothing new to say of, is left as it is.
 */
export function settle(
  lines: readonly StoredLine[],
  items: readonly CartInfo[],
  askedStocks: ReadonlySet<number>,
): Settled {
  const known = new Map(items.map((item) => [item.stock_id, item]))
  const gone: GoneLine[] = []
  const kept = lines.flatMap((line): StoredLine[] => {
    const { stock_id, quantity } = line
    if (!askedStocks.has(stock_id)) return [line]
    const info = known.get(stock_id)
    if (!info || info.quantity <= 0) {
      gone.push({ stock_id, title: info?.title ?? line.snapshot.title })
      return []
    }
    return [settledLine(line, info, Math.min(quantity, info.quantity))]
  })
  return { lines: kept, gone }
}

function settledLine(line: StoredLine, info: CartInfo, quantity: number): StoredLine {
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

export type LineNews = { kind: 'lowered' | 'dearer' | 'cheaper'; from: number; to: number }

/** What has changed since the shopper last took note of the line. */
export function newsOf(line: StoredLine, info: CartInfo): LineNews[] {
  const { quantity, lowered_from: wished, seen_price: seen } = line
  const { final_price: price } = info
  const news: LineNews[] = []
  if (wished !== null) news.push({ kind: 'lowered', from: wished, to: quantity })
  if (seen !== null && seen !== price) {
    news.push({ kind: price > seen ? 'dearer' : 'cheaper', from: seen, to: price })
  }
  return news
}

export function tookNote(line: StoredLine, price: number): StoredLine {
  return { ...line, seen_price: price, lowered_from: null }
}
