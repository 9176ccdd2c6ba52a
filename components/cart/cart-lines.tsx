import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/stores/cart-line'
import { CartLineRow } from './cart-line-row'

type CartLinesProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  failed: boolean
  onRemove: (line: StoredLine) => void
}

export function CartLines({ lines, items, failed, onRemove }: CartLinesProps) {
  return (
    <ul className="divide-y divide-line rounded-card bg-paper px-4 shadow-card desk:px-6">
      {lines.map((line) => (
        <CartLineRow
          key={line.stock_id}
          line={line}
          info={items.find((item) => item.stock_id === line.stock_id) ?? null}
          failed={failed}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}
