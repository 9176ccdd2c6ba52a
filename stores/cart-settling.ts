import type { CartInfo } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import { snapshotOf, type StoredLine } from './cart-line'

export type LineChange =
  | { kind: 'dropped'; stock_id: number; title: string }
  | { kind: 'lowered'; stock_id: number; title: string; from: number; to: number }

export type Settled = { lines: StoredLine[]; changes: LineChange[] }

/**
 * The cart after the shop has answered: what it no longer has is dropped, what it has less of is
 * lowered, and each is told. A line the shop was not asked about is left as it is.
 */
export function settle(
  lines: readonly StoredLine[],
  items: readonly CartInfo[],
  askedStocks: ReadonlySet<number>,
): Settled {
  const known = new Map(items.map((item) => [item.stock_id, item]))
  const changes: LineChange[] = []
  const kept = lines.flatMap((line): StoredLine[] => {
    const { stock_id, quantity } = line
    if (!askedStocks.has(stock_id)) return [line]
    const info = known.get(stock_id)
    const title = info?.title ?? line.snapshot.title
    if (!info || info.quantity <= 0) {
      changes.push({ kind: 'dropped', stock_id, title })
      return []
    }
    const to = Math.min(quantity, info.quantity)
    if (to < quantity) changes.push({ kind: 'lowered', stock_id, title, from: quantity, to })
    return [{ ...line, quantity: to, snapshot: snapshotOf(info) }]
  })
  return { lines: kept, changes }
}

export function changeMessage(change: LineChange): string {
  if (change.kind === 'dropped') return `«${change.title}» ناموجود شد و از سبد برداشته شد.`
  const { title, from, to } = change
  return `تعداد «${title}» از ${persianDigits(from)} به ${persianDigits(to)} کاهش یافت؛ بیش از این در انبار نیست.`
}
