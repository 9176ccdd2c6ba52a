import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { formatAmount } from '@/lib/persian/money'

/** One product of a search with its variants. */
export type FoundProduct = { id: number; title: string; variants: OrderGoodsRow[] }

export function groupByProduct(rows: readonly OrderGoodsRow[]): FoundProduct[] {
  const found = new Map<number, FoundProduct>()
  for (const row of rows) {
    const product = found.get(row.product_id)
    if (product) product.variants.push(row)
    else found.set(row.product_id, { id: row.product_id, title: row.title, variants: [row] })
  }
  return [...found.values()]
}

/** What of it can still be put into the order. */
export function findFreeVariant(
  variants: readonly OrderGoodsRow[],
  addedIds: readonly number[],
): OrderGoodsRow | undefined {
  return variants.find(({ available, stock_id: id }) => available > 0 && !addedIds.includes(id))
}

/** «۲,۷۴۰,۰۰۰», or the lowest of several. */
export function describePrice(variants: readonly OrderGoodsRow[]): string {
  const prices = variants.map(({ final_price: price }) => price)
  const least = Math.min(...prices)
  return least === Math.max(...prices) ? formatAmount(least) : `از ${formatAmount(least)}`
}

type OptionValue = {
  value: string
  /** What the line becomes with it; null where nothing of it can be taken. */
  row: OrderGoodsRow | null
}
type LineOption = { name: string; values: OptionValue[] }

/** The colours and sizes in which a line can be had; with the others as they are, where there is such a one. */
export function listLineOptions(
  line: OrderGoodsRow,
  variants: readonly OrderGoodsRow[],
  addedIds: readonly number[],
): LineOption[] {
  const names = Object.keys(line.parent_value)
  const isFree = ({ available, stock_id: id }: OrderGoodsRow) =>
    id === line.stock_id || (available > 0 && !addedIds.includes(id))
  return names.map((name) => {
    const values = new Set([line, ...variants].flatMap(({ parent_value: own }) => own[name] ?? []))
    const others = names.filter((one) => one !== name)
    return {
      name,
      values: [...values].toSorted(collator.compare).map((value) => {
        const free = variants.filter((row) => row.parent_value[name] === value && isFree(row))
        const same = free.find((row) =>
          others.every((one) => row.parent_value[one] === line.parent_value[one]),
        )
        return { value, row: same ?? free[0] ?? null }
      }),
    }
  })
}

const collator = new Intl.Collator('fa', { numeric: true })
