import { cn } from '@/components/ui/cn'
import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/stores/cart-line'
import { CartLineRow } from './cart-line-row'

type CartLinesProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  failed: boolean
  /** The line that was just put back. */
  returned: number | null
  short?: boolean
  onRemove: (line: StoredLine) => void
  onPutBy?: (line: StoredLine) => void
  onFollow?: () => void
}

export function CartLines(props: CartLinesProps) {
  const { lines, items, failed, returned, short, onRemove, onPutBy, onFollow } = props
  return (
    <ul
      className={cn(
        'divide-y divide-line',
        !short && 'rounded-card bg-paper px-4 shadow-card desk:px-6',
      )}
    >
      {lines.map((line) => (
        <CartLineRow
          key={line.stock_id}
          line={line}
          info={items.find((item) => item.stock_id === line.stock_id) ?? null}
          failed={failed}
          takesFocus={line.stock_id === returned}
          short={short}
          onRemove={() => onRemove(line)}
          onPutBy={onPutBy && (() => onPutBy(line))}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}
