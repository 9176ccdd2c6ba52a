'use client'

import { useSearchParams } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CartSkeleton, EmptyCart } from '@/components/cart/cart-fallbacks'
import { UnavailableLines } from '@/components/cart/cart-changes'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import { useCart } from '@/stores/cart'
import { useUser } from '@/stores/user'
import { ButtonLink } from '@/components/ui/button'
import { InfoIcon } from '@/components/ui/page-icons'
import { profileQuery } from '@/lib/client/queries/account'
import { formatAddress } from '@/lib/domain/address-text'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { describePayment, usePaymentOptions } from '@/components/payments/payment-method-field'
import { AddressStep } from './address-step'
import {
  CheckoutNotices,
  focusChanges,
  CheckoutSummary,
  StepAction,
  StepButton,
  type PrimaryAction,
} from './checkout-summary'
import { DeliveryStep, deliveryLabel } from './delivery-step'
import { PaymentStep, CheckoutReview } from './payment-step'
import { StepBar, StepLink, goToStep, CHECKOUT_STEPS, type CheckoutStep } from './step-bar'
import { isShippingComplete, useCheckoutCart, useCheckoutChoices } from './use-checkout'
import { usePlaceOrder } from './use-place-order'
import { confirmAddressCity } from '@/stores/city'

/** Who comes back from the bank finds the cart empty; its goods are in an order that waits for payment. */
function EmptyCheckout() {
  const unpaidCount = useQuery(profileQuery()).data?.counts.orders['waiting-payment'] ?? 0
  return (
    <>
      <UnavailableLines />
      {unpaidCount > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brand-50 p-4 text-brand-800">
          <InfoIcon className="shrink-0" />
          <p className="min-w-0 flex-1">
            {unpaidCount === 1 ? 'یک سفارش ثبت‌شده' : `${persianDigits(unpaidCount)} سفارش ثبت‌شده`}{' '}
            در انتظار پرداخت شماست.
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
  const isCartHydrated = useCart((cart) => cart.isHydrated)
  const isUserHydrated = useUser((user) => user.isHydrated)
  return isCartHydrated && isUserHydrated ? <Checkout /> : <CartSkeleton />
}

function parseStep(requested: string | null): CheckoutStep | undefined {
  return CHECKOUT_STEPS.find((step) => step === requested)
}

function describeOtherCity(chosen: string, own: string): string {
  return `شهر انتخابی شما ${chosen} است و این نشانی در ${own}. اگر سفارش به ${chosen} می‌رود، نشانی تازه‌ای بنویسید.`
}

type StepReadiness = { hasAddress: boolean; hasShipping: boolean }

/** As far as what is known goes, and no further than requested; a known customer has only to pay. */
function clampStep(
  requested: CheckoutStep,
  { hasAddress, hasShipping }: StepReadiness,
): CheckoutStep {
  if (!hasAddress) return 'address'
  return requested === 'payment' && !hasShipping ? 'delivery' : requested
}

function Checkout() {
  // Whoever has just written their first address has not seen yet when it comes there.
  const [firstStep, setFirstStep] = useState<CheckoutStep>('payment')
  const requestedStep = parseStep(useSearchParams().get('step')) ?? firstStep
  const { choices, choose, address, otherCity, chooseAddress, isAddressLoading, forget } =
    useCheckoutChoices()
  // Nobody pays for a parcel to another city than the one whose days they have seen.
  if (otherCity && firstStep === 'payment') setFirstStep('address')
  const cart = useCheckoutCart({ choices, address, isAddressLoading })
  const { lines, items, quote, coupon, method, slotId, payable, shipping, unread } = cart
  const hasShipping = isShippingComplete(method, slotId)
  const step = clampStep(requestedStep, { hasAddress: address !== null, hasShipping })
  const payment = usePaymentOptions({
    due: payable,
    choice: choices,
    isEnabled: step === 'payment',
    destination: address ? { state: address.state, city: address.city } : undefined,
  })
  const { isPlacing, error, submit } = usePlaceOrder(forget)

  if (lines.length === 0 && !isPlacing) return <EmptyCheckout />
  if (quote.isError && !quote.data) {
    return (
      <ErrorState
        title="محاسبهٔ سبد انجام نشد"
        text={getErrorMessage(quote.error)}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  // The step is not known before the addresses and the methods are read.
  const needsMethods = requestedStep === 'payment'
  if (requestedStep !== 'address' && (isAddressLoading || (needsMethods && cart.areMethodsLoading)))
    return <CartSkeleton />
  const { label, note, share: fromWallet } = describePayment(payment)
  const primaryActions: Record<CheckoutStep, PrimaryAction> = {
    address: {
      label: 'ادامه به ارسال',
      isBusy: false,
      isDisabled: false,
      onClick: () => {
        if (address && choices.addressId === null) chooseAddress(address)
        goToStep('delivery')
      },
    },
    delivery: {
      label: 'ادامه به پرداخت',
      isBusy: false,
      isDisabled: !hasShipping,
      onClick: () => {
        choose({ methodId: method?.id ?? null, slotId })
        goToStep('payment')
      },
    },
    payment: {
      label: unread.length > 0 ? 'دیدن تغییرها' : label,
      isBusy: isPlacing,
      isDisabled: payment.choice.gateway === null || coupon.errorMessage !== null,
      onClick: () => {
        if (unread.length > 0) return focusChanges()
        const { list, refresh } = cart
        const { gateway, usesWallet } = payment.choice
        if (!address) return goToStep('address')
        if (!method) return goToStep('delivery')
        if (gateway === null) return
        confirmAddressCity(address)
        const delivery = { addressId: address.id, methodId: method.id, slotId }
        const resolved = { ...choices, ...delivery, gateway, usesWallet }
        void submit({ list, choices: resolved, coupon: coupon.code, payable, refresh })
      },
    },
  }
  const due = shipping === null ? null : payable - (step === 'payment' ? fromWallet : 0)
  return (
    <>
      <StepBar step={step} />
      <UnavailableLines />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-10">
        <div className="min-w-0">
          {step === 'address' && (
            <AddressStep
              chosenId={address?.id ?? null}
              notice={otherCity && address && describeOtherCity(otherCity.name, address.city)}
              onChoose={chooseAddress}
              onFirstAddressSaved={() => {
                setFirstStep('delivery')
                goToStep('delivery')
              }}
              renderSubmit={(button) => (
                <StepButton due={due} shipping={shipping} isPending={cart.isPending}>
                  {button}
                </StepButton>
              )}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              cityId={address?.city_id ?? null}
              handlingDays={findLongestHandling(cart.items)}
              goodsTotal={cart.totals.payable}
              methodId={method?.id ?? null}
              slotId={slotId}
              onChoose={(nextMethodId, nextSlotId) =>
                choose({ methodId: nextMethodId, slotId: nextSlotId })
              }
            >
              {address && holdMeasures(persianDigits(formatAddress(address)))}{' '}
              <StepLink step="address" className="font-semibold text-brand-700 underline">
                تغییر<span className="sr-only"> نشانی</span>
              </StepLink>
            </DeliveryStep>
          )}
          {step === 'payment' && (
            <PaymentStep {...{ choices, payment, coupon }} onChoose={choose}>
              {address && method && (
                <CheckoutReview address={address} delivery={deliveryLabel(method, slotId)} />
              )}
            </PaymentStep>
          )}
          <CheckoutNotices unread={unread} items={items} error={error} />
          {(step !== 'address' || address) && (
            <StepAction
              action={primaryActions[step]}
              due={due}
              shipping={shipping}
              isPending={cart.isPending}
              note={step === 'payment' && note}
            />
          )}
        </div>
        <CheckoutSummary
          lines={lines}
          items={items}
          sums={{
            totals: cart.totals,
            couponDiscount: cart.couponDiscount,
            shipping,
            fromWallet: step === 'payment' ? fromWallet : 0,
            due,
          }}
          isPending={cart.isPending}
        />
      </div>
    </>
  )
}
