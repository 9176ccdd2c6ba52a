'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import { orderSlotsQuery } from '@/lib/client/queries/orders'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { canChangeHours } from '@/lib/domain/order-transitions'
import { isPaid } from '@/lib/domain/order-statuses'
import { LateContact } from './late-contact'
import { formatPromise, isInTransit, isOrderLate } from './order-arrival'
import { isTracked } from './parcel-tracking'
import { SlotButton } from './return-pickup-change'

const NO_DAY_YET = 'روز تازه را به شما خبر می‌دهیم.'

/** A day is named only where one can be taken: the first free hours, by the rules of every order. */
function NewHours({ order }: { order: Order }) {
  const { data: slots } = useQuery(orderSlotsQuery(order.id))
  const soonest = slots?.find(({ available }) => available > 0)
  if (slots && !soonest) return <>اکنون زمان خالی دیگری نیست؛ {NO_DAY_YET}</>
  return (
    <>
      {soonest
        ? `نزدیک‌ترین زمان خالی: ${formatPromise({ ...soonest, day: soonest.date })}.`
        : 'زمان دیگری انتخاب کنید.'}
      <SlotButton order={order} label="انتخاب زمان تازه" variant="primary" />
    </>
  )
}

function describeNewDay(order: Order): string {
  if (order.is_pickup) return 'همین که آماده شد به شما خبر می‌دهیم.'
  if (!isInTransit(order)) return NO_DAY_YET
  return isTracked(order)
    ? 'فرستاده شده است؛ با کد رهگیری ببینید کجاست.'
    : `فرستاده شده است؛ ${NO_DAY_YET}`
}

/** At the door nothing is paid yet. */
function describeCancelling({ status, cash_on_delivery: isAtDoor }: Order): string {
  return isPaid(status) && !isAtDoor
    ? 'هنوز فرستاده نشده است: با «لغو سفارش» همهٔ پولش همین حالا به کیف پول شما برمی‌گردد.'
    : 'هنوز فرستاده نشده است: با «لغو سفارش» می‌توانید آن را نگیرید.'
}

type LateOrderProps = {
  whole: WholeOrder
  /** Of the shop, as it is written; empty where it has none. */
  phone?: string | undefined
  /** Takes the focus once a new time is chosen, with which all of this goes. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Under the head of an order that has not come in time, which says since when: what can be done now. */
export function LateOrder(props: LateOrderProps) {
  return isOrderLate(props.whole.order) ? <LateNotice {...props} /> : null
}

function LateNotice({ whole: { order, actions }, phone = '', headingRef }: LateOrderProps) {
  useEffect(() => {
    const heading = headingRef?.current
    return () => {
      if (document.activeElement === document.body) heading?.focus()
    }
  }, [headingRef])
  return (
    <div className="mb-4 grid gap-2 text-md text-ink-700 print:hidden">
      <div>
        <strong className="font-semibold text-ink-900">پوزش می‌خواهیم.</strong>{' '}
        {canChangeHours(order) ? <NewHours order={order} /> : describeNewDay(order)}
      </div>
      {actions.includes('cancel') && <p>{describeCancelling(order)}</p>}
      <p>
        <LateContact phone={phone} />
      </p>
    </div>
  )
}
