import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { TrashIcon } from '@/components/ui/icons'
import { Stepper } from '@/components/ui/stepper'
import type { CartInfo } from '@/lib/contract/cart'
import type { StoredLine } from '@/stores/cart-line'
import { LaterIcon } from './later-icon'
import { LineCost } from './line-cost'
import { LineName, LinePicture } from './line-face'
import { LineNews } from './line-news'
import { tellLimit, wishQuantity } from './wish-quantity'

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
  onPutBy?: (() => void) | undefined
  onFollow?: (() => void) | undefined
}

/** Name and picture are there at once; money waits for the shop, in a place of the same size. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, info, failed, takesFocus, short, onRemove, onPutBy, onFollow } = props
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
      <LinePicture
        line={line}
        info={info}
        className={short ? 'size-16' : 'size-24 desk:row-span-2 desk:size-[120px]'}
      />
      <div className="min-w-0">
        <LineName line={line} info={info} short={short ?? false} onFollow={onFollow} />
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
          onValueChange={(wished) => wishQuantity(stock_id, wished, available)}
          onLimit={() => tellLimit(available)}
          onRemove={onRemove}
        />
        {(onPutBy || quantity > 1) && (
          <div
            className={cn(
              'order-last flex w-full flex-wrap gap-x-2',
              !short && 'desk:order-none desk:w-auto',
            )}
          >
            {onPutBy && (
              <Act icon={<LaterIcon size={18} />} title={title} onAct={onPutBy}>
                انتقال به خرید بعدی
              </Act>
            )}
            {quantity > 1 && (
              <Act icon={<TrashIcon size={18} />} title={title} onAct={onRemove}>
                حذف
              </Act>
            )}
          </div>
        )}
        <LineCost info={info} quantity={quantity} failed={failed} />
      </div>
      <LineNews line={line} info={info} className="col-span-2 empty:hidden" />
    </li>
  )
}

type ActProps = { icon: ReactNode; title: string; onAct: () => void; children: string }

function Act({ icon, title, onAct, children }: ActProps) {
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
