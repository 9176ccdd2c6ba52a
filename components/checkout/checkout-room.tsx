'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { GoneLines } from '@/components/cart/gone-lines'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/sentence'
import { QueryProvider } from '@/lib/api/query-provider'
import type { Address } from '@/lib/contract/addresses'
import type { ShippingMethod } from '@/lib/contract/shipping'
import { useCart } from '@/stores/cart'
import { AddressStep } from './address-step'
import { BeforePlacing } from './before-placing'
import { CheckoutSummary, type Onwards } from './checkout-summary'
import { DeliveryStep } from './delivery-step'
import { EmptyCheckout } from './empty-checkout'
import { PaymentStep } from './payment-step'
import { Review } from './review'
import { deliveryWords } from './slot-words'
import { StepBar } from './step-bar'
import { goToStep } from './step-link'
import { STEPS, type Step } from './steps'
import { useBasket } from './use-basket'
import { useChoices, type Choices } from './use-choices'
import { usePlacing } from './use-placing'

export function CheckoutRoom() {
  return (
    <QueryProvider>
      <Hydrated />
    </QueryProvider>
  )
}

function Hydrated() {
  const hydrated = useCart((cart) => cart.hydrated)
  return hydrated ? <Checkout /> : <CartSkeleton />
}

/** A step whose choices are still missing sends back to the first that lacks one. */
function reachable(wished: string | null, { addressId }: Choices, sent: boolean): Step {
  const step = STEPS.find((one) => one === wished) ?? 'address'
  if (addressId === null) return 'address'
  return step === 'payment' && !sent ? 'delivery' : step
}

function isSent(method: ShippingMethod | undefined, { slotId }: Choices): boolean {
  return method !== undefined && (method.slots.length === 0 || slotId !== null)
}

function Checkout() {
  const wished = useSearchParams().get('step')
  const [place, setPlace] = useState<Address | null>(null)
  const { choices, choose } = useChoices()
  const cityId = place?.city_id ?? null
  const basket = useBasket(choices, cityId)
  const { lines, items, quote, coupon, method, payable, sums, unread, pending } = basket
  const { busy, refusal, place: placeOrder } = usePlacing()
  const onAddress = useCallback(
    (address: Address) => {
      setPlace(address)
      choose({ addressId: address.id, methodId: null, slotId: null })
    },
    [choose],
  )

  if (lines.length === 0 && !busy) return <EmptyCheckout />
  if (quote.isError && !quote.data) {
    return (
      <ErrorState
        title="محاسبهٔ سبد انجام نشد"
        text={sentenceOf(quote.error)}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  const sent = isSent(method, choices)
  const step = reachable(wished, choices, sent)
  const onwards: Record<Step, Onwards> = {
    address: {
      label: 'ادامه به ارسال',
      busy: false,
      disabled: choices.addressId === null,
      onAct: () => goToStep('delivery'),
    },
    delivery: {
      label: 'ادامه به پرداخت',
      busy: false,
      disabled: !sent,
      onAct: () => goToStep('payment'),
    },
    payment: {
      label: 'ثبت سفارش و پرداخت',
      busy,
      disabled: choices.gateway === null || coupon.failure !== null || unread.length > 0,
      onAct: () => {
        const { list, refresh } = basket
        void placeOrder({ list, choices, coupon: coupon.code, payable, refresh })
      },
    },
  }
  return (
    <>
      <StepBar step={step} />
      <GoneLines />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_360px] md:gap-6">
        <div className="min-w-0">
          {step === 'address' && (
            <AddressStep
              chosen={choices.addressId}
              onChoose={onAddress}
              onNext={() => goToStep('delivery')}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              cityId={cityId}
              goods={sums.totals.payable}
              methodId={choices.methodId}
              slotId={choices.slotId}
              onChoose={(methodId, slotId) => choose({ methodId, slotId })}
            />
          )}
          {step === 'payment' && (
            <div className="grid gap-4">
              {place && method && (
                <Review address={place} delivery={deliveryWords(method, choices.slotId)} />
              )}
              <PaymentStep choices={choices} choose={choose} due={payable} coupon={coupon} />
            </div>
          )}
        </div>
        <CheckoutSummary
          {...{ lines, items, sums, pending }}
          notice={<BeforePlacing unread={unread} items={items} refusal={refusal} />}
          onwards={onwards[step]}
        />
      </div>
    </>
  )
}
