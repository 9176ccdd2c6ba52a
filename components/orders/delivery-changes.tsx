'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { canChangeDelivery } from '@/lib/domain/order-transitions'

const AddressDialog = lazyComponent(() => import('./order-address-dialog'))
const SlotDialog = lazyComponent(() => import('./order-slot-dialog'))

/** Nothing is brought to who comes for it, and what has no hours has none to change. */
export function changeableOf({ order, address }: Pick<WholeOrder, 'order' | 'address'>) {
  const canChange = canChangeDelivery(order)
  return {
    address: canChange && address !== null && !order.is_pickup,
    slot: canChange && Boolean(order.delivery?.from),
  }
}

type DeliveryChangesProps = { whole: WholeOrder; className?: string }

/** Where and when it comes can still be changed: each behind its button, loaded with the press. */
export function DeliveryChanges({ whole, className }: DeliveryChangesProps) {
  const [openDialog, setOpenDialog] = useState<'address' | 'slot' | null>(null)
  const close = () => setOpenDialog(null)
  const { order, address } = whole
  const changeable = changeableOf(whole)
  if (!changeable.address && !changeable.slot) return null
  return (
    <div className={cn('flex flex-wrap gap-2 print:hidden', className)}>
      {changeable.address && (
        <Button variant="soft" size="sm" onClick={() => setOpenDialog('address')}>
          تغییر نشانی
        </Button>
      )}
      {changeable.slot && (
        <Button variant="soft" size="sm" onClick={() => setOpenDialog('slot')}>
          تغییر زمان تحویل
        </Button>
      )}
      {openDialog === 'address' && address && (
        <AddressDialog order={order} address={address} onClose={close} onLoadError={close} />
      )}
      {openDialog === 'slot' && <SlotDialog order={order} onClose={close} onLoadError={close} />}
    </div>
  )
}
