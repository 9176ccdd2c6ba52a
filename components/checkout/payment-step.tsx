'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import Link from '@/components/ui/link'
import { CouponField, type Coupon } from '@/components/cart/coupon-field'
import { AccordionItem } from '@/components/ui/accordion'
import { PinIcon } from '@/components/ui/icons'
import { TruckIcon } from '@/components/ui/shop-icons'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { legalQuery } from '@/lib/client/queries/account'
import { formatAddress } from '@/lib/domain/address-text'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import type { Address } from '@/lib/contract/account/addresses'
import { PaymentMethodField, type PaymentOptions } from '@/components/payments/payment-method-field'
import type { CheckoutChoices } from './use-checkout'
import { StepHeading, StepLink, type CheckoutStep } from './step-bar'

type PaymentStepProps = {
  choices: CheckoutChoices
  payment: PaymentOptions
  coupon: Coupon
  onChoose: (choices: Partial<CheckoutChoices>) => void
  /** Where it goes and when, above what pays for it. */
  children: ReactNode
}

const MAX_NOTE_LENGTH = 500

export function PaymentStep(props: PaymentStepProps) {
  const { choices, payment, coupon, onChoose, children } = props
  // A note that is cleared while it is written must not close over the cursor.
  const [hasNote] = useState(choices.note !== '')
  return (
    <>
      <StepHeading title="روش پرداخت" />
      {children}
      <PaymentMethodField payment={payment} onChoose={onChoose} />
      <section aria-label="کد تخفیف، فاکتور و یادداشت" className="mt-4">
        <AccordionItem title="کد تخفیف" open={coupon.code !== null || coupon.rejected !== null}>
          <CouponField coupon={coupon} />
        </AccordionItem>
        <LegalInvoiceRow isChosen={choices.legal} onChoose={(legal) => onChoose({ legal })} />
        <AccordionItem title="یادداشت برای فروشگاه" open={hasNote}>
          <Textarea
            label="یادداشت برای فروشگاه"
            hideLabel
            isOptional
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            value={choices.note}
            onChange={(event) => onChoose({ note: event.target.value })}
          />
        </AccordionItem>
      </section>
    </>
  )
}

type LegalInvoiceRowProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Without a company there is nothing to switch on, only where to write of it. */
function LegalInvoiceRow({ isChosen, onChoose }: LegalInvoiceRowProps) {
  const legal = useQuery(legalQuery()).data
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line text-base font-semibold">
      {legal ? (
        <Switch
          label={`فاکتور رسمی به نام ${legal.company_name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="flex-1 !text-base"
        />
      ) : (
        <>
          فاکتور رسمی
          {legal === null && (
            <Link
              href={paths.account.legal}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-sm text-brand-700 hover:underline"
            >
              نوشتن اطلاعات شرکت
            </Link>
          )}
        </>
      )}
    </div>
  )
}

type CheckoutReviewProps = { address: Address; delivery: string | null }

/** What the steps before have settled, or what was proposed for them, each with the way to it. */
export function CheckoutReview({ address, delivery }: CheckoutReviewProps) {
  return (
    <dl className="-mt-1 mb-5 grid divide-y divide-line rounded-card bg-ink-100 px-4 text-md">
      <ReviewRow name="نشانی تحویل" step="address" icon={<PinIcon size={20} />}>
        {address.title && <strong>{address.title}، </strong>}
        {holdMeasures(persianDigits(formatAddress(address)))}
      </ReviewRow>
      {delivery && (
        <ReviewRow name="ارسال" step="delivery" icon={<TruckIcon size={20} />}>
          {delivery}
        </ReviewRow>
      )}
    </dl>
  )
}

type ReviewRowProps = { name: string; step: CheckoutStep; icon: ReactNode; children: ReactNode }

function ReviewRow({ name, step, icon, children }: ReviewRowProps) {
  return (
    <div className="grid min-h-12 grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1.5">
      <dt className="text-brand-700">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="line-clamp-2 min-w-0">{children}</dd>
      <dd>
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
