'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { orderSlotsQuery } from '@/lib/client/queries/orders'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { canChangePickup } from '@/lib/domain/order-transitions'
import { toTehranTime } from '@/lib/persian/days'

const FULL = 'پیک در روزهای پیش رو وقت خالی ندارد'
const NO_COURIER = 'برای بردن این کالا پیکی نمی‌آید'

const SlotDialog = lazyComponent(() => import('./order-slot-dialog'))

/** When the courier fetches a return: other hours while it may have them, and the first where it has none. */
export function ReturnPickupChange({ whole: { order } }: { whole: WholeOrder }) {
  if (!canChangePickup(order, toTehranTime().day)) return null
  return order.delivery ? (
    <SlotButton order={order} label="تغییر زمان پیک" />
  ) : (
    <FirstPickup order={order} />
  )
}

/** The courier who brought the goods, where one comes at all; else how they are sent. */
function FirstPickup({ order }: { order: Order }) {
  const { data: slots, isPending } = useQuery(orderSlotsQuery(order.id))
  if (isPending) return null
  if (slots?.some(({ available }) => available > 0)) {
    return (
      <>
        <p className="mt-1.5">پیک برای بردنش می‌آید؛ روز و ساعتش را انتخاب کنید.</p>
        <SlotButton order={order} label="انتخاب زمان پیک" />
      </>
    )
  }
  return (
    <p className="mt-1.5">
      {slots && `${slots.length > 0 ? FULL : NO_COURIER}؛ `}
      {order.status === 'refer_request' && 'پس از پذیرش '}
      با شما تماس می‌گیریم تا روز و روش ارسال، با پست یا باربری، را هماهنگ کنیم. اگر تماسی نداشتید،
      با دکمهٔ «پرسش از پشتیبانی» بنویسید.
    </p>
  )
}

type SlotButtonProps = { order: Order; label: string; variant?: 'primary' | 'soft' }

/** Opens the hours that are free. */
export function SlotButton({ order, label, variant = 'soft' }: SlotButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        aria-haspopup="dialog"
        className="mt-3 flex phone:w-full print:hidden"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <SlotDialog order={order} onClose={close} onLoadError={close} />}
    </>
  )
}
