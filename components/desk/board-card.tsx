import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount } from '@/lib/persian/money'
import type { ShownOrder } from './held-moves'
import { OrderTags } from './order-tags'
import { UnsentMark } from './shown-status'
import { StepDeadline } from './step-deadline'

type BoardCardProps = {
  order: ShownOrder
  now: number
  /** What it may become; a menu offers the same as the hand that drags it. */
  moves: readonly OrderStatus[]
  isDragged: boolean
  onFocus: () => void
  onDrag: (order: ShownOrder | null) => void
  onMove: (to: OrderStatus) => void
}

export function BoardCard(props: BoardCardProps) {
  const { order, now, moves, isDragged, onFocus, onDrag, onMove } = props
  const { id, code, customer_name: name, city, pieces, pictures, total, assignee, tags } = order
  const { shipping_method: method, since, due_at: dueAt, isUnsent } = order
  return (
    <li
      draggable={moves.length > 0}
      onDragStart={() => onDrag(order)}
      onDragEnd={() => onDrag(null)}
      className={cn(
        'focus-within:border-acting grid gap-1.5 rounded-xl border border-line bg-paper p-3',
        isUnsent && 'border-acting border-dashed',
        moves.length > 0 && 'cursor-grab active:cursor-grabbing',
        isDragged && 'opacity-50',
      )}
    >
      <span className="flex items-center gap-1.5">
        <Link
          href={deskPaths.order(id)}
          data-order={id}
          className="font-semibold hover:underline"
          onFocus={onFocus}
        >
          <bdi dir="ltr">{persianDigits(code)}</bdi>
        </Link>
        {assignee && (
          <span
            className="bg-soon-bg text-soon-ink ms-auto grid size-6 place-items-center rounded-full text-[11px]"
            title={assignee.name}
          >
            <span aria-hidden="true">{assignee.name.slice(0, 1)}</span>
            <span className="sr-only">مسئول: {assignee.name}</span>
          </span>
        )}
      </span>
      <span className="truncate">
        <MixedText>{name || 'بی‌نام'}</MixedText> <span className="text-note">{city}</span>
      </span>
      <span className="flex items-center gap-1">
        {pictures.slice(0, 2).map(({ url }) => (
          <Picture
            key={url}
            src={url}
            alt=""
            width={26}
            height={26}
            loading="lazy"
            className="border-hair size-[26px] rounded-[7px] border bg-white object-contain"
          />
        ))}
        <span className="text-note text-[12px]">{persianDigits(pieces)} عدد</span>
        <b className="ms-auto font-semibold">{formatAmount(total)}</b>
      </span>
      <OrderTags tags={tags} />
      {isUnsent ? <UnsentMark /> : <StepDeadline since={since} dueAt={dueAt} now={now} />}
      {method && <span className="text-note truncate text-[12px]">{method}</span>}
      {moves.length > 0 && (
        <select
          className="desk-field h-7 text-[12px] phone:h-11"
          aria-label={`جابه‌جایی سفارش ${code}`}
          value=""
          onChange={({ target }) => {
            const to = moves.find((one) => one === target.value)
            if (to) onMove(to)
          }}
        >
          <option value="">جابه‌جایی…</option>
          {moves.map((to) => (
            <option key={to} value={to}>
              {STATUS_TITLES[to]}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}
