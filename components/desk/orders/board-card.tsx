import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { Menu } from '@/components/ui/menu'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { isCancelled } from '@/lib/domain/order-statuses'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount } from '@/lib/persian/money'
import { MoreIcon } from '../ui/desk-icons'
import type { ShownOrder } from '../ui/held-moves'
import { foldCancellations, moveTitle } from './order-labels'
import { OrderTags } from './order-tags'
import { RefundedTag } from './refunded-tag'
import { UnsentMark } from './shown-status'
import { StaffMark } from './staff-mark'
import { StepDeadline } from './step-deadline'

type BoardCardProps = {
  order: ShownOrder
  now: number
  hrefOf: (id: number) => string
  /** What it may become; a menu offers the same as the hand that drags it. */
  moves: readonly OrderStatus[]
  isDragged: boolean
  onFocus: () => void
  onDrag: (order: ShownOrder | null) => void
  onMove: (to: OrderStatus) => void
}

export function BoardCard(props: BoardCardProps) {
  const { order, now, hrefOf, moves, isDragged, onFocus, onDrag, onMove } = props
  const { id, code, customer_name: name, city, pieces, pictures, total, assignee, tags } = order
  const { shipping_method: method, since, due_at: dueAt, isUnsent } = order
  return (
    <li
      draggable={moves.length > 0}
      onDragStart={() => onDrag(order)}
      onDragEnd={() => onDrag(null)}
      className={cn(
        'focus-within:border-acting group grid grid-cols-[minmax(0,1fr)] gap-1 rounded-xl border border-line bg-paper px-2.5 py-2',
        isUnsent && 'border-acting border-dashed',
        moves.length > 0 && 'cursor-grab active:cursor-grabbing',
        isDragged && 'opacity-50',
      )}
    >
      <span className="flex h-6 items-center gap-1.5">
        <Link
          href={hrefOf(id)}
          data-order={id}
          className="truncate font-semibold hover:underline"
          onFocus={onFocus}
        >
          <bdi dir="ltr">{persianDigits(code)}</bdi>
        </Link>
        <span className="ms-auto inline-flex items-center gap-1">
          {moves.length > 0 && (
            <Menu
              align="end"
              trigger={
                <button
                  type="button"
                  aria-label={`جابه‌جایی سفارش ${code}`}
                  className="text-note hover:bg-hover grid size-6 place-items-center rounded-md opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 phone:size-11 [@media(hover:none)]:opacity-100"
                >
                  <MoreIcon size={16} />
                </button>
              }
              items={foldCancellations(moves).map((to) => ({
                label: moveTitle(to),
                onSelect: () => onMove(to),
                isDanger: isCancelled(to),
              }))}
            />
          )}
          {assignee && <StaffMark name={assignee.name} title={`مسئول: ${assignee.name}`} />}
        </span>
      </span>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 truncate">
          <MixedText>{name || 'بی‌نام'}</MixedText> <span className="text-note">{city}</span>
        </span>
        <span className="text-note ms-auto shrink-0 text-[12px]">{persianDigits(pieces)} عدد</span>
      </span>
      <span className="flex h-[26px] items-center gap-1">
        {pictures.slice(0, 2).map(({ url }) => (
          <Picture
            key={url}
            src={url}
            alt=""
            width={26}
            height={26}
            loading="lazy"
            className="border-hair bg-picture size-[26px] rounded-[7px] border object-contain"
          />
        ))}
        <OrderTags tags={tags} most={1} className="min-w-0 flex-nowrap overflow-hidden" />
        <span className="ms-auto inline-flex shrink-0 items-center gap-1">
          <RefundedTag share={order.refunded} />
          <b className="whitespace-nowrap font-semibold">{formatAmount(total)}</b>
        </span>
      </span>
      <span className="flex items-center gap-2">
        {isUnsent ? <UnsentMark /> : <StepDeadline since={since} dueAt={dueAt} now={now} isSmall />}
        {method && (
          <span className="text-note ms-auto min-w-0 truncate text-[12px]" title={method}>
            {method}
          </span>
        )}
      </span>
    </li>
  )
}
