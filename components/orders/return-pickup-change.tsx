'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { orderSlotsQuery } from '@/lib/client/queries/orders'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { canChangePickup } from '@/lib/domain/order-transitions'
import { toTehranTime } from '@/lib/persian/days'

const SlotDialog = lazyComponent(() => import('./order-slot-dialog'))

/** When the courier fetches a return: other hours while it may have them, and the first where it has none. */
export function ReturnPickupChange({ whole: { order } }: { whole: WholeOrder }) {
  if (!canChangePickup(order, toTehranTime().day)) return null
  return order.delivery ? (
    <SlotButton order={order} label="تغییر زمان پیک" />
  ) : (
    <FirstSlotButton order={order} />
  )
}

/** Only where the courier who brought the goods comes at all. */
function FirstSlotButton({ order }: { order: Order }) {
  const { data: slots } = useQuery(orderSlotsQuery(order.id))
  if (!slots?.some(({ available }) => available > 0)) return null
  return <SlotButton order={order} label="انتخاب زمان پیک" />
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
