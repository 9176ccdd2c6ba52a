'use client'

import { useQuery } from '@tanstack/react-query'
import { Asked } from '@/components/account/asked'
import { Panel } from '@/components/account/page-head'
import { ChoiceChip } from '@/components/ui/chip'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { shippingMethodsQuery } from '@/lib/api/shipping'
import type { ShippingMethod } from '@/lib/contract/shipping'
import { formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { shippingPrice } from './shipping-price'

type DeliveryStepProps = {
  cityId: number | null
  /** What the goods cost, from which sending may be free. */
  goods: number
  methodId: number | null
  slotId: number | null
  onChoose: (methodId: number, slotId: number | null) => void
}

export function DeliveryStep(props: DeliveryStepProps) {
  const query = useQuery(shippingMethodsQuery(props.cityId))
  return (
    <Panel title="زمان و شیوهٔ ارسال">
      <Asked query={query} skeleton={<Skeleton className="h-64" />}>
        {(methods) => <Methods methods={methods} {...props} />}
      </Asked>
    </Panel>
  )
}

function Methods(props: DeliveryStepProps & { methods: ShippingMethod[] }) {
  const { methods, goods, methodId, slotId, onChoose } = props
  const chosen = methods.find(({ id }) => id === methodId)
  return (
    <>
      <RadioGroup legend="شیوهٔ ارسال" hideLegend listClassName="grid gap-3">
        {methods.map((method) => {
          const price = shippingPrice(method, goods)
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
      {chosen && chosen.slots.length > 0 && (
        <Slots method={chosen} slotId={slotId} onSlot={(id) => onChoose(chosen.id, id)} />
      )}
    </>
  )
}

type SlotsProps = {
  method: ShippingMethod
  slotId: number | null
  onSlot: (id: number) => void
}

function Slots({ method, slotId, onSlot }: SlotsProps) {
  return (
    <RadioGroup
      legend="زمان تحویل"
      className="mt-5"
      listClassName="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4"
    >
      {method.slots.map(({ id, date, from, to, available }) => (
        <ChoiceChip
          key={id}
          type="radio"
          name="slot"
          checked={id === slotId}
          disabled={available === 0}
          onChange={() => onSlot(id)}
          className="!h-auto justify-center py-2"
        >
          <span className="block text-center">
            {formatWeekday(date)}
            <span className="block text-sm">
              {available === 0 ? 'تکمیل شد' : `${persianDigits(from)} تا ${persianDigits(to)}`}
            </span>
          </span>
        </ChoiceChip>
      ))}
    </RadioGroup>
  )
}
