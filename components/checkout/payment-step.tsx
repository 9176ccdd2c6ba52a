'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { CouponField, type Coupon } from '@/components/cart/coupon-field'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { legalQuery } from '@/lib/client/queries/account'
import { paths } from '@/lib/paths'
import { formatAddress } from '@/components/account/address-card'
import type { Address } from '@/lib/contract/account/addresses'
import { PaymentMethodField, type PaymentOptions } from '@/components/payments/payment-method-field'
import type { CheckoutChoices } from './use-checkout-choices'
import { StepHeading, StepLink, type CheckoutStep } from './step-bar'

type PaymentStepProps = {
  choices: CheckoutChoices
  payment: PaymentOptions
  coupon: Coupon
  onChoose: (choices: Partial<CheckoutChoices>) => void
}

const MAX_NOTE_LENGTH = 500

export function PaymentStep({ choices, payment, coupon, onChoose }: PaymentStepProps) {
  const legal = useQuery(legalQuery()).data
  return (
    <>
      <StepHeading title="روش پرداخت" />
      <PaymentMethodField payment={payment} onChoose={onChoose} />
      <section aria-labelledby="coupon" className="mt-6">
        <h3 id="coupon" className="mb-2 text-md font-semibold">
          کد تخفیف
        </h3>
        <CouponField coupon={coupon} />
      </section>
      <section aria-label="فاکتور و یادداشت" className="mt-6">
        <Switch
          label={legal ? `فاکتور رسمی به نام ${legal.company_name}` : 'فاکتور رسمی به نام شرکت'}
          checked={choices.legal}
          disabled={!legal}
          onChange={(event) => onChoose({ legal: event.target.checked })}
        />
        {legal === null && (
          <p className="mt-1 text-sm text-ink-500">
            ابتدا{' '}
            <Link href={paths.account.legal} prefetch={false} className="text-brand-700 underline">
              اطلاعات شرکت
            </Link>{' '}
            را بنویسید.
          </p>
        )}
        <Textarea
          label="یادداشت برای فروشگاه"
          isOptional
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          className="mt-4"
          value={choices.note}
          onChange={(event) => onChoose({ note: event.target.value })}
        />
      </section>
    </>
  )
}

type CheckoutReviewProps = { address: Address; delivery: string | null }

/** What the steps before have settled, each with the way back to it. */
export function CheckoutReview({ address, delivery }: CheckoutReviewProps) {
  return (
    <dl className="mt-4 grid gap-3 rounded-card bg-paper p-4 text-md">
      <ReviewRow name="نشانی تحویل" step="address">
        {address.receiver_name}، {formatAddress(address)}
      </ReviewRow>
      {delivery && (
        <ReviewRow name="ارسال" step="delivery">
          {delivery}
        </ReviewRow>
      )}
    </dl>
  )
}

type ReviewRowProps = { name: string; step: CheckoutStep; children: ReactNode }

function ReviewRow({ name, step, children }: ReviewRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <dt className="text-sm text-ink-500">{name}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <StepLink
          step={step}
          className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-brand-700 hover:underline"
        >
          تغییر<span className="sr-only"> {name}</span>
        </StepLink>
      </dd>
    </div>
  )
}
