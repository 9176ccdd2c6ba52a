'use client'

import { PhoneIcon } from '@/components/ui/page-icons'
import Link from '@/components/ui/link'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { isCancelled } from '@/lib/domain/order-statuses'
import { NARROW_DESK_SCREEN, PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { MoreIcon, PrintIcon } from '../ui/desk-icons'
import { KeyHint } from '../ui/key-hint'
import { foldCancellations, moveTitle } from './order-labels'
import { WalkLinks, type ListWalk } from '../ui/list-walk'

type DeskOrderActionsProps = {
  whole: StaffOrder
  /** Null for who may not. */
  onNext: (() => void) | null
  onMove: ((to: OrderStatus) => void) | null
  onRefund: (() => void) | null
  onAssign: (() => void) | null
  onTag: (() => void) | null
  isBusy: boolean
  walk: ListWalk | null
}

/** The head of an order: what is done most stands there, everything else is behind «…». */
export function DeskOrderActions(props: DeskOrderActionsProps) {
  const { whole, onNext, onMove, onRefund, onAssign, onTag, isBusy, walk } = props
  const { order, next, allowed } = whole
  const hasLabel = whole.refunded !== 'whole'
  // The head of a narrow page holds the label and the next step, and the menu the rest.
  const [isNarrow, isPhone] = [useMediaQuery(NARROW_DESK_SCREEN), useMediaQuery(PHONE_SCREEN)]
  const label = deskPaths.printOrders('labels', [order.id])
  const invoice = deskPaths.printOrders('invoices', [order.id])
  const items: MenuItem[] = [
    ...(isPhone && hasLabel ? [{ label: 'برچسب', href: label }] : []),
    ...(isNarrow ? [{ label: 'فاکتور', href: invoice }] : []),
    ...(isNarrow && onRefund ? [{ label: 'بازپرداخت', onSelect: onRefund }] : []),
    { label: 'فهرست برداشت', href: deskPaths.printOrders('picking', [order.id]) },
    ...(onAssign ? [{ label: 'سپردن به همکار', onSelect: onAssign }] : []),
    ...(onTag ? [{ label: 'نشان‌ها', onSelect: onTag }] : []),
    ...(onMove
      ? foldCancellations(allowed)
          .filter((to) => to !== next)
          .map((to): MenuItem => ({
            label: isCancelled(to) ? moveTitle(to) : `وضعیت: ${moveTitle(to)}`,
            onSelect: () => onMove(to),
            isDanger: isCancelled(to),
          }))
      : []),
  ]
  return (
    <>
      {walk && <WalkLinks walk={walk} one="سفارش" many="سفارش‌های" />}
      {hasLabel && (
        <Link className="desk-button phone:hidden" href={label}>
          برچسب
          <KeyHint keys="KeyP" />
        </Link>
      )}
      {!isNarrow && (
        <Link className="desk-button" href={invoice}>
          فاکتور
          <KeyHint keys="KeyI" />
        </Link>
      )}
      {!isNarrow && onRefund && (
        <DeskButton onClick={onRefund}>
          بازپرداخت
          <KeyHint keys="KeyR" />
        </DeskButton>
      )}
      <Menu
        align="end"
        trigger={
          <DeskButton className="px-2 phone:w-11" aria-label="کارهای دیگر">
            <MoreIcon size={18} />
          </DeskButton>
        }
        items={items}
      />
      {onNext && next && (
        <DeskButton
          variant="primary"
          className="phone:hidden"
          isBusy={isBusy}
          // The second press of a double click is no second step.
          onClick={({ detail }) => detail < 2 && onNext()}
        >
          {STATUS_TITLES[next]}
          <KeyHint keys="KeyE" />
        </DeskButton>
      )}
    </>
  )
}

type StickyStepProps = Pick<DeskOrderActionsProps, 'whole' | 'isBusy'> & { onNext: () => void }

/** On a phone, under the thumb: the step, and what is done before it. */
export function StickyStep({ whole, onNext, isBusy }: StickyStepProps) {
  const { order, next, customer } = whole
  if (!next) return null
  return (
    <div
      data-part="next-step"
      className="sticky -bottom-4 -mx-4 -mb-4 hidden gap-2 border-t border-line bg-paper p-3 phone:flex"
    >
      {customer.mobile && (
        <a href={`tel:${customer.mobile}`} className="desk-button" aria-label="تماس با مشتری">
          <PhoneIcon size={18} />
        </a>
      )}
      <Link
        href={deskPaths.printOrders('labels', [order.id])}
        className="desk-button"
        aria-label="برچسب بسته"
      >
        <PrintIcon size={18} />
      </Link>
      <DeskButton
        variant="primary"
        className="flex-1"
        isBusy={isBusy}
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {STATUS_TITLES[next]}
      </DeskButton>
    </div>
  )
}
