import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/stores/cart-line'
import { CartLineRow } from './cart-line-row'

type CartLinesProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  failed: boolean
  /** The line that was just put back. */
  returned: number | null
  onRemove: (line: StoredLine) => void
}

export function CartLines({ lines, items, failed, returned, onRemove }: CartLinesProps) {
  return (
    <ul className="divide-y divide-line rounded-card bg-paper px-4 shadow-card desk:px-6">
      {lines.map((line) => (
        <CartLineRow
          key={line.stock_id}
          line={line}
          info={items.find((item) => item.stock_id === line.stock_id) ?? null}
          failed={failed}
          takesFocus={line.stock_id === returned}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}
