'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Panel } from '@/components/ui/panel'
import { ChoiceChip } from '@/components/ui/chip'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { formatWeekday } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { persianDigits } from '@/lib/persian/digits'

type Slot = ShippingMethod['slots'][number]

/** «۹ تا ۱۳»: whole hours need no minutes. */
export function slotHours({ from, to }: Pick<Slot, 'from' | 'to'>): string {
  return persianDigits(`${from} تا ${to}`.replace(/\b0?(\d+):00\b/g, '$1'))
}

export function deliveryLabel(
  { title, earliest, slots }: Pick<ShippingMethod, 'title' | 'earliest' | 'slots'>,
  slotId: number | null,
): string {
  const slot = slots.find(({ id }) => id === slotId)
  if (slot) return `${title}، ${formatWeekday(slot.date)}، ${slotHours(slot)}`
  return earliest ? `${title}، از ${formatWeekday(earliest)}` : title
}

type DeliveryStepProps = {
  cityId: number | null
  goodsTotal: number
  methodId: number | null
  slotId: number | null
  onChoose: (methodId: number, slotId: number | null) => void
}

export function DeliveryStep(props: DeliveryStepProps) {
  const query = useQuery(shippingMethodsQuery(props.cityId))
  return (
    <Panel title="زمان و شیوهٔ ارسال">
      <QueryBoundary query={query} skeleton={<Skeleton className="h-64" />}>
        {(methods) => <ShippingMethodList methods={methods} {...props} />}
      </QueryBoundary>
    </Panel>
  )
}

function ShippingMethodList(props: DeliveryStepProps & { methods: ShippingMethod[] }) {
  const { methods, goodsTotal, methodId, slotId, onChoose } = props
  const chosenMethod = methods.find(({ id }) => id === methodId)
  return (
    <>
      <RadioGroup legend="شیوهٔ ارسال" hideLegend listClassName="grid gap-3">
        {methods.map((method) => {
          const price = calculateShippingPrice(method, goodsTotal)
          return (
            <RadioCard
              key={method.id}
              name="method"
              checked={method.id === methodId}
              disabled={method.earliest === null}
              onChange={() => onChoose(method.id, null)}
              label={method.title}
              description={
                <>
                  {method.text}
                  <span className="block">
                    {method.earliest
                      ? `از ${formatWeekday(method.earliest)}`
                      : 'ظرفیت این روزها پر است'}
                  </span>
                </>
              }
              end={
                price === 0 ? (
                  <span className="font-bold text-success-600">رایگان</span>
                ) : (
                  <>
                    <bdi className="font-bold">{formatToman(price)}</bdi> {TOMAN}
                  </>
                )
              }
            />
          )
        })}
      </RadioGroup>
      {chosenMethod && chosenMethod.slots.length > 0 && (
        <SlotList
          method={chosenMethod}
          slotId={slotId}
          onChoose={(id) => onChoose(chosenMethod.id, id)}
        />
      )}
    </>
  )
}

type SlotListProps = {
  method: ShippingMethod
  slotId: number | null
  onChoose: (id: number) => void
}

function SlotList({ method, slotId, onChoose }: SlotListProps) {
  const days = [...new Set(method.slots.map(({ date }) => date))]
  return (
    <RadioGroup legend="زمان تحویل" className="mt-5" listClassName="divide-y divide-line">
      {days.map((day) => (
        <div key={day} className="grid items-center gap-2 py-2.5 sm:grid-cols-[8.5rem_1fr]">
          <p className="text-md font-semibold">{formatWeekday(day)}</p>
          <div className="grid grid-cols-3 gap-2">
            {method.slots
              .filter(({ date }) => date === day)
              .map((slot) => (
                <ChoiceChip
                  key={slot.id}
                  type="radio"
                  name="slot"
                  checked={slot.id === slotId}
                  disabled={slot.available === 0}
                  onChange={() => onChoose(slot.id)}
                  className="justify-center !px-1"
                >
                  <span className="sr-only">{formatWeekday(day)}، </span>
                  {slot.available === 0 ? 'تکمیل شد' : slotHours(slot)}
                </ChoiceChip>
              ))}
          </div>
        </div>
      ))}
    </RadioGroup>
  )
}
