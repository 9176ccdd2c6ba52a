import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { SaveForLaterIcon } from '@/components/ui/account-icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { Stepper } from '@/components/ui/stepper'
import { CartLineName, CartLinePicture } from './cart-line-label'
import { CartLineChanges } from './cart-changes'
import { notifyStockLimit, requestQuantity } from './request-quantity'

type LinePriceProps = { info: CartInfo | null; quantity: number; hasFailed: boolean }

function LinePrice({ info, quantity, hasFailed }: LinePriceProps) {
  if (!info) {
    return hasFailed ? (
      <span className="text-sm text-ink-500">قیمت نامعلوم</span>
    ) : (
      <Skeleton className="h-7 w-28" />
    )
  }
  const { final_price, price } = info
  return (
    <div>
      <Price rials={quantity * final_price} oldRials={quantity * price} />
      {quantity > 1 && (
        <p className="text-2xs text-ink-500">
          هر عدد <bdi>{formatAmount(final_price)}</bdi> {currencyName()}
        </p>
      )}
    </div>
  )
}

type CartLineRowProps = {
  line: StoredLine
  info: CartInfo | null
  /** The quote failed: no price is on its way. */
  hasFailed: boolean
  /** It has just been restored by a button that is gone. */
  shouldFocus: boolean
  isCompact?: boolean | undefined
  onRemove: () => void
  onSaveForLater?: (() => void) | undefined
  onNavigate?: (() => void) | undefined
}

/** Name and picture come from the snapshot at once; prices wait for the quote behind skeletons. */
function CartLineRow(props: CartLineRowProps) {
  const { line, info, hasFailed, shouldFocus, isCompact, onRemove, onSaveForLater, onNavigate } =
    props
  const { stock_id, quantity } = line
  const { title } = info ?? line.snapshot
  const available = info?.quantity ?? quantity
  const quantityRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shouldFocus) quantityRef.current?.querySelector('button')?.focus()
  }, [shouldFocus])
  return (
    <li
      className={cn(
        'grid gap-x-4',
        isCompact
          ? 'items-center grid-cols-[64px_minmax(0,1fr)_auto] gap-y-2 py-4'
          : // Of a phone the first two columns are as wide as the stepper under them.
            'items-start grid-cols-[96px_0.875rem_minmax(0,1fr)] gap-y-1 py-3 desk:grid-cols-[120px_minmax(0,1fr)_9rem_9.5rem] desk:gap-y-2 desk:py-5',
      )}
    >
      <CartLinePicture
        line={line}
        info={info}
        className={
          isCompact ? 'size-16 self-start desk:row-span-2' : 'row-span-2 size-24 desk:size-[120px]'
        }
      />
      <div className={cn('col-span-2 min-w-0 self-start', !isCompact && 'desk:col-span-1')}>
        <CartLineName
          line={line}
          info={info}
          isCompact={isCompact ?? false}
          onNavigate={onNavigate}
        />
      </div>
      <div
        ref={quantityRef}
        className={cn('col-span-2 desk:col-span-1', !isCompact && 'row-start-3 desk:row-span-2')}
      >
        <Stepper
          label={`تعداد ${title}`}
          value={quantity}
          max={Math.max(available, 1)}
          isLimitUnknown={info === null}
          onValueChange={(requested) => requestQuantity(stock_id, requested, available)}
          onLimit={() => notifyStockLimit(available)}
          onRemove={onRemove}
        />
      </div>
      <div
        className={cn(
          'grid items-center',
          isCompact
            ? 'min-h-[68px] justify-items-end text-end desk:min-h-12'
            : 'price-under-name col-span-2 col-start-2 row-start-2 min-h-7 justify-items-start desk:col-span-1 desk:row-span-2 desk:min-h-12 desk:justify-items-end desk:text-end',
        )}
      >
        <LinePrice info={info} quantity={quantity} hasFailed={hasFailed} />
      </div>
      {(onSaveForLater || quantity > 1) && (
        <div
          className={cn(
            'flex flex-wrap gap-x-2',
            isCompact
              ? 'col-span-3'
              : 'col-start-3 row-start-3 desk:col-span-1 desk:col-start-2 desk:row-start-2',
          )}
        >
          {onSaveForLater && (
            <LineAction
              icon={<SaveForLaterIcon size={18} />}
              title={title}
              onClick={onSaveForLater}
            >
              <span>
                <span className="phone:sr-only">انتقال به </span>خرید بعدی
              </span>
            </LineAction>
          )}
          {quantity > 1 && (
            <LineAction icon={<TrashIcon size={18} />} title={title} onClick={onRemove}>
              حذف
            </LineAction>
          )}
        </div>
      )}
      <CartLineChanges line={line} info={info} className="col-span-full empty:hidden" />
    </li>
  )
}

type LineActionProps = { icon: ReactNode; title: string; onClick: () => void; children: ReactNode }

function LineAction({ icon, title, onClick, children }: LineActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-ms-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-2 text-sm text-ink-500 hover:bg-ink-100 hover:text-ink-900 tiny:[&>.icon]:hidden"
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
  hasFailed: boolean
  restoredId: number | null
  isCompact?: boolean
  onRemove: (line: StoredLine) => void
  onSaveForLater?: (line: StoredLine) => void
  onNavigate?: () => void
}

export function CartLineList(props: CartLineListProps) {
  const { lines, items, hasFailed, restoredId, isCompact, onRemove, onSaveForLater, onNavigate } =
    props
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <CartLineRow
          key={line.stock_id}
          line={line}
          info={items.find((item) => item.stock_id === line.stock_id) ?? null}
          hasFailed={hasFailed}
          shouldFocus={line.stock_id === restoredId}
          isCompact={isCompact}
          onRemove={() => onRemove(line)}
          onSaveForLater={onSaveForLater && (() => onSaveForLater(line))}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
}
