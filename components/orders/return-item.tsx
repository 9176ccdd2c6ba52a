'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Select } from '@/components/ui/select'
import { Stepper } from '@/components/ui/stepper'
import type { OrderItem } from '@/lib/contract/orders/order'
import { exchangeReasons, returnReasons } from '@/lib/domain/return-reasons'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { ExchangeChoice, type ReturnChoice, type useExchangeOptions } from './exchange-choice'

export const NOTHING_CHOSEN: ReturnChoice = {
  quantity: 1,
  reason: '',
  isExchange: false,
  stockId: null,
}

const toOptions = (reasons: readonly string[]) =>
  reasons.map((reason) => ({ value: reason, label: reason }))
const RETURN_OPTIONS = toOptions(returnReasons)
const EXCHANGE_OPTIONS = toOptions(exchangeReasons)

/** A reason for money is none for an exchange. */
function withReasonOf(choice: ReturnChoice): ReturnChoice {
  const isAnswered = !choice.isExchange || exchangeReasons.includes(choice.reason)
  return isAnswered ? choice : { ...choice, reason: '' }
}

type ReturnItemProps = {
  item: OrderItem & { returnable_quantity: number }
  choice: ReturnChoice | undefined
  /** Undefined for an item that is not returned. */
  onChange: (choice: ReturnChoice | undefined) => void
  exchange: ReturnType<typeof useExchangeOptions>
  reasonError: string | undefined
  variantError: string | undefined
}

export function ReturnItem(props: ReturnItemProps) {
  const { item, choice, onChange, exchange, reasonError, variantError } = props
  const { title, picture, quantity, returnable_quantity: left, parent_value: value } = item
  const bought = `${persianDigits(quantity)} عدد خریده‌اید`
  const rest = left < quantity ? [`${persianDigits(left)} عدد برای مرجوع کردن مانده`] : []
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <Checkbox
        checked={choice !== undefined}
        onChange={(event) => onChange(event.target.checked ? NOTHING_CHOSEN : undefined)}
        className="min-w-0 flex-1"
        label={
          <span className="flex items-center gap-3">
            {picture && (
              <Picture
                {...responsiveImage(picture.url)}
                alt=""
                sizes="56px"
                width={56}
                height={56}
                className="stage size-14 shrink-0 rounded-control object-cover"
              />
            )}
            <span className="min-w-0">
              <span className="whole-words font-medium text-ink-900">
                <MixedText>{holdMeasures(title)}</MixedText>
              </span>
              <span className="text-sm text-ink-500">
                <MixedText>
                  {holdMeasures([...Object.values(value), bought, ...rest].join('، '))}
                </MixedText>
              </span>
            </span>
          </span>
        }
      />
      {choice && (
        <div className="mt-3 grid gap-3 desk:ps-8">
          <div className="flex flex-wrap items-start gap-3">
            <Select
              label={
                <>
                  دلیل<span className="sr-only"> مرجوعی {title}</span>
                </>
              }
              placeholder={choice.isExchange ? 'چرا تعویض می‌کنید؟' : 'چرا مرجوع می‌کنید؟'}
              options={choice.isExchange ? EXCHANGE_OPTIONS : RETURN_OPTIONS}
              value={choice.reason}
              error={reasonError}
              className="min-w-56 flex-1"
              onChange={(event) => onChange({ ...choice, reason: event.target.value })}
            />
            {left > 1 && (
              <Stepper
                label={`تعداد مرجوعی ${title}`}
                value={choice.quantity}
                max={left}
                onValueChange={(next) => onChange({ ...choice, quantity: next })}
              />
            )}
          </div>
          <ExchangeChoice
            item={item}
            choice={choice}
            exchange={exchange}
            onChange={(wanted) => onChange(withReasonOf({ ...choice, ...wanted }))}
            error={variantError}
          />
        </div>
      )}
    </li>
  )
}
