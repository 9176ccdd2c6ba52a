import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { Icon } from '@/components/ui/icon'
import { TrashIcon } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import { CartLineName, CartLinePicture } from './cart-line-label'
import { CartLineChanges } from './cart-changes'
import { notifyStockLimit, requestQuantity } from './request-quantity'

type LinePriceProps = { info: CartInfo | null; quantity: number; failed: boolean }

/** What all units of a line cost, from the price that the shop has told. */
function LinePrice({ info, quantity, failed }: LinePriceProps) {
  if (!info) {
    return failed ? (
      <span className="text-sm text-ink-500">قیمت نامعلوم</span>
    ) : (
      <Skeleton className="h-7 w-28" />
    )
  }
  const { final_price, price } = info
  return (
    <div className="text-end">
      <Price rials={quantity * final_price} oldRials={quantity * price} />
      {quantity > 1 && (
        <p className="text-2xs text-ink-500">
          هر عدد <bdi>{formatToman(final_price)}</bdi> {TOMAN}
        </p>
      )}
    </div>
  )
}

function SaveForLaterIcon({ size }: { size: number }) {
  return (
    <Icon size={size}>
      <path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM12 7v6M15 10H9" />
    </Icon>
  )
}

type CartLineRowProps = {
  line: StoredLine
  info: CartInfo | null
  /** The shop could not be asked: no price is on its way. */
  failed: boolean
  /** It has just been put back by somebody whose button is gone. */
  takesFocus: boolean
  /** In the drawer. */
  short?: boolean | undefined
  onRemove: () => void
  onSaveForLater?: (() => void) | undefined
  onFollow?: (() => void) | undefined
}

/** Name and picture are there at once; money waits for the shop, in a place of the same size. */
function CartLineRow(props: CartLineRowProps) {
  const { line, info, failed, takesFocus, short, onRemove, onSaveForLater, onFollow } = props
  const { stock_id, quantity } = line
  const { title } = info ?? line.snapshot
  const available = info?.quantity ?? quantity
  const count = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) count.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <li
      className={cn(
        'grid gap-x-4 gap-y-3 py-4',
        short
          ? 'grid-cols-[64px_1fr]'
          : 'grid-cols-[96px_1fr] desk:grid-cols-[120px_1fr] desk:py-5',
      )}
    >
      <CartLinePicture
        line={line}
        info={info}
        className={short ? 'size-16' : 'size-24 desk:row-span-2 desk:size-[120px]'}
      />
      <div className="min-w-0">
        <CartLineName line={line} info={info} short={short ?? false} onFollow={onFollow} />
      </div>
      <div
        ref={count}
        className={cn(
          'col-span-2 flex min-h-[68px] flex-wrap items-center justify-between gap-x-3 gap-y-1',
          !short && 'desk:col-span-1 desk:col-start-2',
        )}
      >
        <Stepper
          label={`تعداد ${title}`}
          value={quantity}
          max={Math.max(available, 1)}
          unsure={info === null}
          onValueChange={(wished) => requestQuantity(stock_id, wished, available)}
          onLimit={() => notifyStockLimit(available)}
          onRemove={onRemove}
        />
        {(onSaveForLater || quantity > 1) && (
          <div
            className={cn(
              'order-last flex w-full flex-wrap gap-x-2',
              !short && 'desk:order-none desk:w-auto',
            )}
          >
            {onSaveForLater && (
              <LineAction
                icon={<SaveForLaterIcon size={18} />}
                title={title}
                onAct={onSaveForLater}
              >
                انتقال به خرید بعدی
              </LineAction>
            )}
            {quantity > 1 && (
              <LineAction icon={<TrashIcon size={18} />} title={title} onAct={onRemove}>
                حذف
              </LineAction>
            )}
          </div>
        )}
        <LinePrice info={info} quantity={quantity} failed={failed} />
      </div>
      <CartLineChanges line={line} info={info} className="col-span-2 empty:hidden" />
    </li>
  )
}

type LineActionProps = { icon: ReactNode; title: string; onAct: () => void; children: string }

function LineAction({ icon, title, onAct, children }: LineActionProps) {
  return (
    <button
      type="button"
      onClick={onAct}
      className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm text-ink-500 hover:bg-ink-100 hover:text-ink-900"
    >
      {icon}
      {children}
      <span className="sr-only"> {title}</span>
    </button>
  )
}

type CartLineListProps = {
  lines: readonly StoredLine[]
  items: readonly CartInfo[]
  failed: boolean
  /** The line that was just put back. */
  restoredId: number | null
  short?: boolean
  onRemove: (line: StoredLine) => void
  onSaveForLater?: (line: StoredLine) => void
  onFollow?: () => void
}

export function CartLineList(props: CartLineListProps) {
  const { lines, items, failed, restoredId, short, onRemove, onSaveForLater, onFollow } = props
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
          takesFocus={line.stock_id === restoredId}
          short={short}
          onRemove={() => onRemove(line)}
          onSaveForLater={onSaveForLater && (() => onSaveForLater(line))}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}
