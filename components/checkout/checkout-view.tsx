'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CartSkeleton, EmptyCart } from '@/components/cart/cart-fallbacks'
import { UnavailableLines } from '@/components/cart/cart-changes'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import type { Address } from '@/lib/contract/account/addresses'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { useCart } from '@/stores/cart'
import { useUser } from '@/stores/user'
import { ButtonLink } from '@/components/ui/button'
import { InfoIcon } from '@/components/ui/icons'
import { profileQuery } from '@/lib/client/queries/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { AddressStep } from './address-step'
import {
  CheckoutNotices,
  focusChanges,
  CheckoutSummary,
  type PrimaryAction,
} from './checkout-summary'
import { DeliveryStep, deliveryLabel } from './delivery-step'
import { PaymentStep, CheckoutReview } from './payment-step'
import { StepBar, goToStep, CHECKOUT_STEPS, type CheckoutStep } from './step-bar'
import { useCheckoutCart } from './use-checkout-cart'
import {
  useCheckoutChoices,
  type CheckoutChoices,
  useShippingAddress,
} from './use-checkout-choices'
import { usePlaceOrder } from './use-place-order'

/** Who comes back from the bank finds the cart empty: the order that holds its goods is shown the way to. */
function EmptyCheckout() {
  const unpaid = useQuery(profileQuery()).data?.counts.orders['waiting-payment'] ?? 0
  return (
    <>
      <UnavailableLines />
      {unpaid > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brand-50 p-4 text-brand-800">
          <InfoIcon className="shrink-0" />
          <p className="min-w-0 flex-1">
            {unpaid === 1 ? 'یک سفارش ثبت‌شده' : `${persianDigits(unpaid)} سفارش ثبت‌شده`} در انتظار
            پرداخت شماست.
          </p>
          <ButtonLink href={paths.account.orders('waiting-payment')} size="sm">
            دیدن و پرداخت
          </ButtonLink>
        </div>
      )}
      <EmptyCart />
    </>
  )
}

export function CheckoutView() {
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
function clampStep(wished: string | null, place: Address | null, sent: boolean): CheckoutStep {
  const step = CHECKOUT_STEPS.find((one) => one === wished) ?? 'address'
  if (place === null) return 'address'
  return step === 'payment' && !sent ? 'delivery' : step
}

function isShippingComplete(
  method: ShippingMethod | undefined,
  { slotId }: CheckoutChoices,
): boolean {
  if (method === undefined || method.earliest === null) return false
  return (
    method.slots.length === 0 ||
    method.slots.some(({ id, available }) => id === slotId && available > 0)
  )
}

function Checkout() {
  const wished = useSearchParams().get('step')
  const { choices, choose, forget } = useCheckoutChoices()
  const { place, setWritten, reading } = useShippingAddress(choices)
  const basket = useCheckoutCart(choices, place)
  const { lines, items, quote, coupon, method, payable, sums, unread, pending } = basket
  const { busy, refusal, place: placeOrder } = usePlaceOrder(forget)
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
        text={getErrorMessage(quote.error)}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  // What was chosen before a reload is read again before it is said where the shopper stands.
  if (reading || (wished === 'payment' && basket.sendingUnknown)) return <CartSkeleton />
  const sent = isShippingComplete(method, choices)
  const step = clampStep(wished, place, sent)
  const onwards: Record<CheckoutStep, PrimaryAction> = {
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
        if (unread.length > 0) return focusChanges()
        const { list, refresh } = basket
        void placeOrder({ list, choices, coupon: coupon.code, payable, refresh })
      },
    },
  }
  return (
    <>
      <StepBar step={step} />
      <UnavailableLines />
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
                <CheckoutReview address={place} delivery={deliveryLabel(method, choices.slotId)} />
              )}
              <PaymentStep choices={choices} choose={choose} due={payable} coupon={coupon} />
            </div>
          )}
        </div>
        <CheckoutSummary
          {...{ lines, items, sums, pending }}
          notice={<CheckoutNotices unread={unread} items={items} error={refusal} />}
          primaryAction={onwards[step]}
        />
      </div>
    </>
  )
}
