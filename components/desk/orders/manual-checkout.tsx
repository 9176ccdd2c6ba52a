'use client'

import type { ManualOrderBody } from '@/lib/client/desk/manual-orders'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { ChoiceCard } from '../ui/choice-card'
import { DeskField } from '../ui/desk-field'
import type { ManualOrderDraft } from './manual-order-draft'
import { ManualShipping } from './manual-shipping'

type Payment = ManualOrderBody['payment']
type PaymentOption = { value: Payment; title: string; text: string; isDisabled?: boolean }

const LINK = 'مشتری تا ۲۴ ساعت در حساب خود می‌پردازد.'
const CARD = 'پول آمده است؛ شمارهٔ پیگیری ثبت می‌شود.'
const AT_DOOR = 'پول هنگام تحویل گرفته می‌شود.'
const NOT_AT_DOOR = 'برای این نشانی یا این مبلغ نیست؛ روش دیگری انتخاب کنید.'

type PaymentTerms = { payment: Payment; payable: number; wallet: number; isDoorOffered: boolean }

/** Only what can be done; of what is chosen already, that it no longer can. */
function listPayments({ payment, payable, wallet, isDoorOffered }: PaymentTerms): PaymentOption[] {
  const balance = `${formatAmount(wallet)} ${currencyName()}`
  const isEnough = wallet >= payable
  const fromWallet: PaymentOption = {
    ...{ value: 'wallet', title: 'کیف پول مشتری', isDisabled: !isEnough },
    text: isEnough
      ? `${balance} دارد؛ با ثبت سفارش از آن کم می‌شود.`
      : `${balance} دارد که برای این سفارش کافی نیست.`,
  }
  const atDoor: PaymentOption = {
    ...{ value: 'cash-on-delivery', title: 'پرداخت در محل' },
    text: isDoorOffered ? AT_DOOR : NOT_AT_DOOR,
  }
  return [
    { value: 'link', title: 'پیوند پرداخت', text: LINK },
    ...(wallet > 0 || payment === 'wallet' ? [fromWallet] : []),
    { value: 'card-to-card', title: 'کارت به کارت', text: CARD },
    ...(isDoorOffered || payment === 'cash-on-delivery' ? [atDoor] : []),
  ]
}

type ManualCheckoutProps = {
  draft: ManualOrderDraft
  methods: ShippingMethod[] | undefined
  /** Null unless they could not be read. */
  retryMethods: (() => void) | null
  hasCity: boolean
  /** Working days that the slowest of the goods needs before it can leave. */
  handling: number
  goods: number
  shipping: number
  /** By the coupon. */
  discount: number
  couponProblem: string | undefined
  /** What its customer has in it. */
  wallet: number
  isDoorOffered: boolean
  fieldError: (name: string) => string | undefined
  onChange: (next: Partial<ManualOrderDraft>) => void
}

/** How the order is sent and paid, and what it comes to. */
export function ManualCheckout(props: ManualCheckoutProps) {
  const { draft, methods, hasCity, handling, goods, shipping, discount, couponProblem, wallet } =
    props
  const { isDoorOffered, fieldError, onChange } = props
  const { methodId, coupon, note, payment, reference } = draft
  const payable = goods + shipping - discount
  const method = methods?.find(({ id }) => id === methodId)
  return (
    <aside className="grid gap-3.5" aria-label="ارسال و پرداخت">
      <section className="desk-card grid gap-3 p-3.5">
        <h2 className="text-[14px] font-bold">ارسال</h2>
        <ManualShipping
          draft={draft}
          methods={methods}
          retry={props.retryMethods}
          hasCity={hasCity}
          goods={goods}
          handling={handling}
          fieldError={fieldError}
          onChange={onChange}
        />
        <DeskField label="یادداشت سفارش" isOptional error={fieldError('note')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              className="desk-field"
              value={note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </DeskField>
      </section>
      <section className="desk-card grid gap-3 p-3.5">
        <h2 className="text-[14px] font-bold">پرداخت</h2>
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="sr-only">روش پرداخت</legend>
          {listPayments({ payment, payable, wallet, isDoorOffered }).map((option) => (
            <ChoiceCard
              key={option.value}
              name="payment"
              title={option.title}
              text={option.text}
              isChosen={payment === option.value}
              isDisabled={option.isDisabled ?? false}
              onChoose={() => onChange({ payment: option.value })}
            />
          ))}
        </fieldset>
        {payment === 'card-to-card' && (
          <DeskField label="شمارهٔ پیگیری" error={fieldError('reference')}>
            {(control) => (
              <input
                {...control}
                dir="ltr"
                className="desk-field"
                value={reference}
                onChange={({ target }) => onChange({ reference: target.value })}
              />
            )}
          </DeskField>
        )}
        <DeskField
          label="کد تخفیف"
          isOptional
          error={couponProblem ?? fieldError('coupon')}
          {...(discount > 0 && { hint: 'از مبلغ کم شد.' })}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              autoComplete="off"
              className="desk-field"
              value={coupon}
              onChange={({ target }) => onChange({ coupon: target.value.toUpperCase() })}
            />
          )}
        </DeskField>
        <dl className="border-hair grid grid-cols-[1fr_auto] gap-y-1 border-t pt-2">
          <dt className="text-note">مبلغ کالاها</dt>
          <dd>
            <Amount rials={goods} />
          </dd>
          <dt className="text-note">هزینهٔ ارسال</dt>
          <dd>
            {!method ? (
              <span className="text-note">پس از انتخاب روش</span>
            ) : shipping === 0 ? (
              'رایگان'
            ) : (
              <Amount rials={shipping} />
            )}
          </dd>
          {discount > 0 && (
            <>
              <dt className="text-note">کد تخفیف</dt>
              <dd className="text-done-ink">
                <Amount rials={-discount} />
              </dd>
            </>
          )}
          <dt className="font-bold">
            مبلغ قابل پرداخت <span className="text-note font-normal">({currencyName()})</span>
          </dt>
          <dd className="font-bold">
            <Amount rials={payable} />
          </dd>
        </dl>
      </section>
    </aside>
  )
}
