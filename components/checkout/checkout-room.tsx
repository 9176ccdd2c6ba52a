'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { GoneLines } from '@/components/cart/gone-lines'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/sentence'
import { QueryProvider } from '@/lib/api/query-provider'
import type { Address } from '@/lib/contract/addresses'
import type { ShippingMethod } from '@/lib/contract/shipping'
import { useCart } from '@/stores/cart'
import { useUser } from '@/stores/user'
import { AddressStep } from './address-step'
import { BeforePlacing, leadToChanges } from './before-placing'
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
import { usePlace } from './use-place'
import { usePlacing } from './use-placing'

export function CheckoutRoom() {
  return (
    <QueryProvider>
      <Hydrated />
    </QueryProvider>
  )
}

function Hydrated() {
  const cartKnown = useCart((cart) => cart.hydrated)
  const userKnown = useUser((user) => user.hydrated)
  return cartKnown && userKnown ? <Checkout /> : <CartSkeleton />
}

/** A step whose choices are still missing sends back to the first that lacks one. */
function reachable(wished: string | null, place: Address | null, sent: boolean): Step {
  const step = STEPS.find((one) => one === wished) ?? 'address'
  if (place === null) return 'address'
  return step === 'payment' && !sent ? 'delivery' : step
}

function isSent(method: ShippingMethod | undefined, { slotId }: Choices): boolean {
  if (method === undefined || method.earliest === null) return false
  return (
    method.slots.length === 0 ||
    method.slots.some(({ id, available }) => id === slotId && available > 0)
  )
}

function Checkout() {
  const wished = useSearchParams().get('step')
  const { choices, choose, forget } = useChoices()
  const { place, setWritten, reading } = usePlace(choices)
  const basket = useBasket(choices, place)
  const { lines, items, quote, coupon, method, payable, sums, unread, pending } = basket
  const { busy, refusal, place: placeOrder } = usePlacing(forget)
  const onAddress = useCallback(
    (address: Address) => {
      setWritten(address)
      choose({ addressId: address.id, methodId: null, slotId: null })
    },
    [choose, setWritten],
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
  // What was chosen before a reload is read again before it is said where the shopper stands.
  if (reading || (wished === 'payment' && basket.sendingUnknown)) return <CartSkeleton />
  const sent = isSent(method, choices)
  const step = reachable(wished, place, sent)
  const onwards: Record<Step, Onwards> = {
    address: {
      label: 'ادامه به ارسال',
      busy: false,
      disabled: place === null,
      onAct: () => goToStep('delivery'),
    },
    delivery: {
      label: 'ادامه به پرداخت',
      busy: false,
      disabled: !sent,
      onAct: () => goToStep('payment'),
    },
    payment: {
      label: unread.length > 0 ? 'دیدن تغییرها' : 'ثبت سفارش و پرداخت',
      busy,
      disabled: choices.gateway === null || coupon.failure !== null,
      onAct: () => {
        if (unread.length > 0) return leadToChanges()
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
              chosen={place?.id ?? null}
              onChoose={onAddress}
              onNext={() => goToStep('delivery')}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              cityId={place?.city_id ?? null}
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
