'use client'

import { useSearchParams } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { CartSkeleton, EmptyCart } from '@/components/cart/cart-fallbacks'
import { UnavailableLines } from '@/components/cart/cart-changes'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { QueryProvider } from '@/lib/client/query-provider'
import { calculateWalletShare } from '@/lib/domain/pricing'
import { useCart } from '@/stores/cart'
import { useUser } from '@/stores/user'
import { ButtonLink } from '@/components/ui/button'
import { InfoIcon } from '@/components/ui/icons'
import { profileQuery } from '@/lib/client/queries/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { usePaymentOptions } from '@/components/payments/payment-method-field'
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
import { isShippingComplete, useCheckoutCart } from './use-checkout-cart'
import { useCheckoutChoices } from './use-checkout-choices'
import { usePlaceOrder } from './use-place-order'

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

function parseStep(requested: string | null): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => step === requested) ?? 'address'
}

type StepReadiness = { hasAddress: boolean; hasShipping: boolean }

/** A step whose choices are still missing sends back to the first that lacks one. */
function clampStep(requested: CheckoutStep, has: StepReadiness): CheckoutStep {
  if (!has.hasAddress) return 'address'
  return requested === 'payment' && !has.hasShipping ? 'delivery' : requested
}

function Checkout() {
  const requestedStep = parseStep(useSearchParams().get('step'))
  const { choices, choose, address, chooseAddress, isAddressLoading, forget } = useCheckoutChoices()
  const hasAddress = choices.addressId !== null
  const choosesOnlyMethod = hasAddress && requestedStep !== 'address'
  const cart = useCheckoutCart({ choices, address, choosesOnlyMethod })
  const { lines, items, quote, coupon, methodId, method, payable, unread } = cart
  const hasShipping = isShippingComplete(method, choices.slotId)
  const step = clampStep(requestedStep, { hasAddress, hasShipping })
  const payment = usePaymentOptions({
    due: payable,
    choice: choices,
    isEnabled: step === 'payment',
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
  // After a reload the step is not known before the address and the methods are read.
  if (isAddressLoading || (requestedStep === 'payment' && cart.areMethodsLoading)) {
    return <CartSkeleton />
  }
  const fromWallet = payment.choice.usesWallet ? calculateWalletShare(payment.balance, payable) : 0
  const primaryActions: Record<CheckoutStep, PrimaryAction> = {
    address: {
      label: 'ادامه به ارسال',
      isBusy: false,
      isDisabled: address === null,
      onClick: () => {
        if (address && !hasAddress) chooseAddress(address)
        goToStep('delivery')
      },
    },
    delivery: {
      label: 'ادامه به پرداخت',
      isBusy: false,
      isDisabled: !hasShipping,
      onClick: () => {
        choose({ methodId })
        goToStep('payment')
      },
    },
    payment: {
      label: unread.length > 0 ? 'دیدن تغییرها' : 'ثبت سفارش و پرداخت',
      isBusy: isPlacing,
      isDisabled: payment.choice.gateway === null || coupon.errorMessage !== null,
      onClick: () => {
        if (unread.length > 0) return focusChanges()
        const { list, refresh } = cart
        const resolved = { ...choices, methodId, ...payment.choice }
        void submit({ list, choices: resolved, coupon: coupon.code, payable, refresh })
      },
    },
  }
  return (
    <>
      <StepBar step={step} />
      <UnavailableLines />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-6">
        <div className="min-w-0">
          {step === 'address' && (
            <AddressStep
              chosenId={address?.id ?? null}
              onChoose={chooseAddress}
              onFirstAddressSaved={() => goToStep('delivery')}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              cityId={address?.city_id ?? null}
              goodsTotal={cart.totals.payable}
              methodId={methodId}
              slotId={choices.slotId}
              onChoose={(nextMethodId, slotId) => choose({ methodId: nextMethodId, slotId })}
            />
          )}
          {step === 'payment' && (
            <div className="grid gap-4">
              {address && method && (
                <CheckoutReview
                  address={address}
                  delivery={deliveryLabel(method, choices.slotId)}
                />
              )}
              <PaymentStep {...{ choices, payment, coupon }} onChoose={choose} />
            </div>
          )}
        </div>
        <CheckoutSummary
          lines={lines}
          items={items}
          sums={{
            totals: cart.totals,
            couponDiscount: cart.couponDiscount,
            shipping: cart.shipping,
            fromWallet,
            due: payable - fromWallet,
          }}
          isPending={cart.isPending}
          notice={<CheckoutNotices unread={unread} items={items} error={error} />}
          primaryAction={primaryActions[step]}
        />
      </div>
    </>
  )
}
