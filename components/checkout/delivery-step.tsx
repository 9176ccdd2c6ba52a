'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '@/components/form/query-boundary'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { SlotChoices } from '@/components/ui/slot-choices'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import {
  estimateDelivery,
  findEarliest,
  formatArrival,
  formatOrderCutoff,
} from '@/lib/domain/delivery-estimate'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { formatHours, formatWeekday } from '@/lib/persian/dates'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { StepHeading } from './step-bar'

export function deliveryLabel(
  { title, earliest, slots }: Pick<ShippingMethod, 'title' | 'earliest' | 'slots'>,
  slotId: number | null,
): string {
  const slot = slots.find(({ id }) => id === slotId)
  if (slot) return `${title}، ${formatWeekday(slot.date)}، ${formatHours(slot)}`
  return earliest ? `${title}، از ${formatWeekday(earliest)}` : title
}

/** What stands as chosen is the first to be read; the rest keep the order of the shop. */
export function putSoonestFirst(
  methods: readonly ShippingMethod[],
  goodsTotal: number,
): ShippingMethod[] {
  const soonest = estimateDelivery(methods, goodsTotal)?.method
  return methods.toSorted((a, b) => Number(b === soonest) - Number(a === soonest))
}

type DeliveryStepProps = {
  cityId: number | null
  handlingDays: number
  goodsTotal: number
  methodId: number | null
  slotId: number | null
  onChoose: (methodId: number, slotId: number | null) => void
  children: ReactNode
}

export function DeliveryStep({ children, ...props }: DeliveryStepProps) {
  const query = useQuery(shippingMethodsQuery(props.cityId, props.handlingDays))
  return (
    <>
      <StepHeading title="کِی بیاوریم؟">{children}</StepHeading>
      <QueryBoundary query={query} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(methods) =>
          methods.length === 0 ? (
            <EmptyState
              as="h3"
              title="به این شهر ارسال نداریم"
              text="نشانی دیگری انتخاب کنید یا با پشتیبانی تماس بگیرید."
            />
          ) : (
            <RadioGroup legend="روش ارسال" hideLegend listClassName="grid gap-3">
              {putSoonestFirst(methods, props.goodsTotal).map((method) => (
                <MethodCard key={method.id} method={method} {...props} />
              ))}
            </RadioGroup>
          )
        }
      </QueryBoundary>
    </>
  )
}

type MethodCardProps = Omit<DeliveryStepProps, 'cityId' | 'children'> & { method: ShippingMethod }

function MethodCard({ method, handlingDays, goodsTotal, ...choice }: MethodCardProps) {
  const { methodId, slotId, onChoose } = choice
  const isChosen = method.id === methodId
  const chosenSlot = isChosen ? method.slots.find(({ id }) => id === slotId) : undefined
  const arrival = chosenSlot ? { day: chosenSlot.date, slot: chosenSlot } : findEarliest(method)
  const canLeaveAtOnce = handlingDays === 0
  const cutoff =
    canLeaveAtOnce && arrival?.slot && formatOrderCutoff(arrival.slot, method.days?.min ?? 0)
  const price = calculateShippingPrice(method, goodsTotal)
  return (
    <div
      className={cn(
        'min-w-0 rounded-card border-[1.5px] bg-paper',
        isChosen ? 'border-brand-600' : 'border-line',
      )}
    >
      <RadioCard
        name="method"
        checked={isChosen}
        disabled={arrival === null}
        onChange={() => onChoose(method.id, null)}
        className="!border-0 !bg-transparent"
        label={arrival ? `${method.title}، ${formatArrival(arrival)}` : method.title}
        description={
          <>
            {cutoff && <span className="block">اگر تا {cutoff} سفارش دهید</span>}
            {arrival ? method.text : 'ظرفیت این روزها پر است'}
          </>
        }
        end={
          price === 0 ? (
            <span className="font-bold text-success-600">رایگان</span>
          ) : (
            <>
              <bdi className="font-bold">{formatAmount(price)}</bdi> {currencyName()}
            </>
          )
        }
      />
      {isChosen && method.slots.length > 0 && (
        <SlotChoices
          purpose="تحویل"
          slots={method.slots}
          chosen={chosenSlot}
          onChoose={(id) => onChoose(method.id, id)}
        />
      )}
    </div>
  )
}
