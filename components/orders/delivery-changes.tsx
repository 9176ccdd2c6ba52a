'use client'

import { useState } from 'react'
import { hasDraft } from '@/components/form/draft'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { canChangeAddress, canChangeHours } from '@/lib/domain/order-transitions'

const AddressDialog = lazyComponent(() => import('./order-address-dialog'))
const SlotDialog = lazyComponent(() => import('./order-slot-dialog'))

export function changeableOf({ order, address }: Pick<WholeOrder, 'order' | 'address'>) {
  return { address: address !== null && canChangeAddress(order), slot: canChangeHours(order) }
}

type DeliveryChangesProps = {
  whole: WholeOrder
  /** Another time is offered above. */
  hasTimeAbove?: boolean
  className?: string
}

/** Where and when it comes can still be changed: each behind its button, loaded with the press. */
export function DeliveryChanges(props: DeliveryChangesProps) {
  const { whole, hasTimeAbove = false, className } = props
  const { order, address } = whole
  const changeable = changeableOf(whole)
  const hasTime = changeable.slot && !hasTimeAbove
  const draftName = `order-address-${order.id}`
  const [openDialog, setOpenDialog] = useState<'address' | 'slot' | null>(() =>
    changeable.address && hasDraft(draftName) ? 'address' : null,
  )
  const close = () => setOpenDialog(null)
  if (!changeable.address && !hasTime) return null
  return (
    <div className={cn('flex flex-wrap gap-2 print:hidden', className)}>
      {changeable.address && (
        <Button variant="ghost" size="sm" onClick={() => setOpenDialog('address')}>
          تغییر نشانی
        </Button>
      )}
      {hasTime && (
        <Button variant="ghost" size="sm" onClick={() => setOpenDialog('slot')}>
          تغییر زمان تحویل
        </Button>
      )}
      {openDialog === 'address' && address && (
        <AddressDialog {...{ order, address, draftName }} onClose={close} onLoadError={close} />
      )}
      {openDialog === 'slot' && <SlotDialog order={order} onClose={close} onLoadError={close} />}
    </div>
  )
}
