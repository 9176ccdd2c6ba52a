'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { EmptyCart } from '@/components/cart/empty-cart'
import { useCartQuote } from '@/components/cart/use-cart-quote'
import { ErrorState } from '@/components/ui/error-state'
import { couponQuery } from '@/lib/api/checkout'
import { sentenceOf } from '@/lib/api/failure'
import { QueryProvider } from '@/lib/api/query-provider'
import { shippingMethodsQuery } from '@/lib/api/shipping'
import type { Address } from '@/lib/contract/addresses'
import type { CartTotals } from '@/lib/contract/cart'
import { paths } from '@/lib/seo/addresses'
import { setCoupons, useCart } from '@/stores/cart'
import { asked } from '@/stores/cart-line'
import { AddressStep } from './address-step'
import { CheckoutSummary, type Sums } from './checkout-summary'
import { CouponField } from './coupon-field'
import { DeliveryStep } from './delivery-step'
import { PaymentStep } from './payment-step'
import { shippingPrice } from './shipping-price'
import { StepBar, STEPS, type Step } from './step-bar'
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

const NO_TOTALS: CartTotals = { count: 0, items_total: 0, discount: 0, payable: 0 }

/** A step whose choices are still missing sends back to the first that lacks one. */
function reachable(wished: string | null, choices: Choices): Step {
  const step = STEPS.find((one) => one === wished) ?? 'address'
  if (choices.addressId === null) return 'address'
  return step === 'payment' && choices.methodId === null ? 'delivery' : step
}

function Checkout() {
  const router = useRouter()
  const wished = useSearchParams().get('step')
  const lines = useCart((cart) => cart.lines)
  const kept = useCart((cart) => cart.coupons[0] ?? null)
  const [place, setPlace] = useState<Address | null>(null)
  const { choices, choose } = useChoices(kept)
  const { busy, place: placeOrder } = usePlacing()
  const quote = useCartQuote(lines)
  const list = useMemo(() => lines.map(asked), [lines])
  const coupon = useQuery(couponQuery(choices.coupon, list))
  const methods = useQuery({
    ...shippingMethodsQuery(place?.city_id ?? null),
    enabled: place !== null,
  })
  const onAddress = useCallback(
    (address: Address) => {
      setPlace(address)
      choose({ addressId: address.id, methodId: null, slotId: null })
    },
    [choose],
  )

  if (lines.length === 0 && !busy) return <EmptyCart />
  if (quote.isError && !quote.data) {
    return (
      <ErrorState
        title="محاسبهٔ سبد انجام نشد"
        text={sentenceOf(quote.error)}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  const totals = quote.data?.totals ?? NO_TOTALS
  const method = methods.data?.find(({ id }) => id === choices.methodId)
  const shipping = method ? shippingPrice(method, totals.payable) : null
  const off = coupon.data?.discount ?? 0
  const sums: Sums = {
    totals,
    coupon: off,
    shipping,
    payable: totals.payable - off + (shipping ?? 0),
  }
  const step = reachable(wished, choices)
  const go = (to: Step) => router.push(paths.checkoutStep(to))
  const pending = quote.isFetching || (choices.coupon !== null && coupon.isFetching)
  const refresh = () => {
    void quote.refetch()
    void methods.refetch()
    if (choices.coupon !== null) void coupon.refetch()
  }
  return (
    <>
      <StepBar step={step} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_340px] md:gap-6">
        <div className="min-w-0">
          {step === 'address' && (
            <AddressStep
              chosen={choices.addressId}
              onChoose={onAddress}
              onNext={() => go('delivery')}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              cityId={place?.city_id ?? null}
              goods={totals.payable}
              methodId={choices.methodId}
              slotId={choices.slotId}
              onChoose={(methodId, slotId) => choose({ methodId, slotId })}
              onNext={() => go('payment')}
            />
          )}
          {step === 'payment' && (
            <PaymentStep
              choices={choices}
              choose={choose}
              due={sums.payable}
              coupon={
                <CouponField
                  code={choices.coupon}
                  discount={coupon.data?.discount ?? null}
                  error={coupon.error ? sentenceOf(coupon.error) : undefined}
                  busy={coupon.isFetching && choices.coupon !== null}
                  onCode={(code) => {
                    choose({ coupon: code })
                    setCoupons(code === null ? [] : [code])
                  }}
                />
              }
            />
          )}
        </div>
        <CheckoutSummary
          lines={lines}
          items={quote.data?.items ?? []}
          sums={sums}
          pending={pending}
          action={
            step === 'payment'
              ? {
                  label: 'ثبت سفارش و پرداخت',
                  busy,
                  disabled: choices.gateway === null || coupon.isError,
                  onAct: () => void placeOrder({ list, choices, payable: sums.payable, refresh }),
                }
              : undefined
          }
        />
      </div>
    </>
  )
}
