'use client'

import { useQuery } from '@tanstack/react-query'
import { Panel } from '@/components/ui/panel'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { SlotChoices } from '@/components/ui/slot-choices'
import { returnPickupQuery } from '@/lib/client/queries/orders'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { formatAddress } from '@/lib/domain/address-text'
import { persianDigits } from '@/lib/persian/digits'

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

export function ReturnPickup({ whole: { order, address }, pickup, onChoose }: ReturnPickupProps) {
  const { query, chosen } = pickup
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
        <p className="mb-2 text-sm text-ink-500">{persianDigits(formatAddress(address))}</p>
      )}
      <div className="-mx-4">
        <SlotChoices purpose="دریافت" slots={slots} chosen={chosen} onChoose={onChoose} />
      </div>
    </Panel>
  )
}
