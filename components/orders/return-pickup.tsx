'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Panel } from '@/components/ui/panel'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { SlotChoices } from '@/components/ui/slot-choices'
import { returnPickupQuery } from '@/lib/client/queries/orders'
import type { Address } from '@/lib/contract/account/addresses'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { formatAddress } from '@/lib/domain/address-text'
import { persianDigits } from '@/lib/persian/digits'

const AddressDialog = lazyComponent(() => import('./pickup-address-dialog'))

type Slot = ShippingMethod['slots'][number]

/** The soonest that is free, until another is chosen; a chosen one that is gone gives way to it. */
export function choosePickup(slots: readonly Slot[], slotId: number | null): Slot | undefined {
  const free = slots.filter(({ available }) => available > 0)
  return free.find(({ id }) => id === slotId) ?? free[0]
}

export function usePickupChoice(orderId: number, slotId: number | null) {
  const query = useQuery(returnPickupQuery(orderId))
  return { query, chosen: choosePickup(query.data ?? [], slotId) }
}

type ReturnPickupProps = {
  whole: WholeOrder
  pickup: ReturnType<typeof usePickupChoice>
  onChoose: (slotId: number) => void
  /** Another than the order's own. */
  address: Address | null
  onAddressChange: (address: Address | null) => void
}

/** By the carrier who brought it. */
function noPickupReason({ shipping_method: method, is_pickup: isPickup }: Order): string {
  if (isPickup) return 'این سفارش را از فروشگاه گرفتید و پیکی برای بردنش نمی‌آید. '
  return method
    ? `این سفارش با «${method}» رسید و پیکی برای بردنش نمی‌آید. `
    : 'برای بردن این سفارش پیکی نمی‌آید. '
}

/** As high as the days and hours that mostly follow. */
function PickupSkeleton() {
  return (
    <Panel>
      <Loading className="grid gap-3">
        <Skeleton className="mb-1 h-7 w-40" />
        <Skeleton className="mb-1 h-5 w-3/5" />
        <Skeleton className="h-20" />
        <span className="grid grid-cols-2 gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </span>
      </Loading>
    </Panel>
  )
}

export function ReturnPickup(props: ReturnPickupProps) {
  const { whole, pickup, onChoose, address: other, onAddressChange } = props
  const { order } = whole
  const address = other ?? whole.address
  const { query, chosen } = pickup
  const [isChanging, setIsChanging] = useState(false)
  const close = () => setIsChanging(false)
  const { data: slots } = query
  if (query.isPending) return <PickupSkeleton />
  if (!slots || !chosen) {
    return (
      <Panel title="ارسال کالا">
        <p className="text-ink-700">
          {slots && slots.length > 0 && 'پیک در روزهای پیش رو وقت خالی ندارد. '}
          {slots?.length === 0 && noPickupReason(order)}
          پس از پذیرش درخواست، برای روز و روش ارسال کالا با شما تماس می‌گیریم.
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="کِی بیاییم ببریم؟">
      {address && (
        <div className="mb-2 flex items-start justify-between gap-3">
          <p className="text-sm text-ink-500">{persianDigits(formatAddress(address))}</p>
          <Button
            variant="link"
            size="sm"
            aria-label="تغییر نشانی پیک"
            aria-haspopup="dialog"
            className="-my-2.5 shrink-0 !px-0"
            onClick={() => setIsChanging(true)}
          >
            تغییر
          </Button>
        </div>
      )}
      {isChanging && whole.address && (
        <AddressDialog
          {...{ own: whole.address, chosen: other }}
          onChoose={onAddressChange}
          onClose={close}
          onLoadError={close}
        />
      )}
      <div className="-mx-4">
        <SlotChoices purpose="دریافت" slots={slots} chosen={chosen} onChoose={onChoose} />
      </div>
    </Panel>
  )
}
