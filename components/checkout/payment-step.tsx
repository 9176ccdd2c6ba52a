'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { CouponField } from '@/components/cart/coupon-field'
import type { Coupon } from '@/components/cart/use-coupon'
import { Panel } from '@/components/account/page-head'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { legalQuery } from '@/lib/api/account'
import { paths } from '@/lib/seo/addresses'
import { PayChoice } from './pay-choice'
import type { Choices } from './use-choices'

type PaymentStepProps = {
  choices: Choices
  choose: (part: Partial<Choices>) => void
  due: number
  coupon: Coupon
}

const LONGEST_NOTE = 500

export function PaymentStep({ choices, choose, due, coupon }: PaymentStepProps) {
  const legal = useQuery(legalQuery()).data
  return (
    <div className="grid gap-4">
      <Panel title="راه پرداخت">
        <PayChoice
          due={due}
          gateway={choices.gateway}
          useWallet={choices.useWallet}
          onChoose={choose}
        />
      </Panel>
      <Panel title="کد تخفیف">
        <CouponField coupon={coupon} />
      </Panel>
      <Panel title="فاکتور و یادداشت">
        <Switch
          label={legal ? `فاکتور رسمی به نام ${legal.company_name}` : 'فاکتور رسمی به نام شرکت'}
          checked={choices.legal}
          disabled={!legal}
          onChange={(event) => choose({ legal: event.target.checked })}
        />
        {legal === null && (
          <p className="mt-1 text-sm text-ink-500">
            نخست{' '}
            <Link href={paths.account.legal} prefetch={false} className="text-brand-700 underline">
              اطلاعات شرکت
            </Link>{' '}
            را بنویسید.
          </p>
        )}
        <Textarea
          label="یادداشت برای فروشگاه"
          optional
          rows={2}
          maxLength={LONGEST_NOTE}
          className="mt-4"
          value={choices.note}
          onChange={(event) => choose({ note: event.target.value })}
        />
      </Panel>
    </div>
  )
}
