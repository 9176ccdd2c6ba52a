import { useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { MixedText } from '@/components/ui/mixed-text'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { formatHours, formatWeekday } from '@/lib/persian/dates'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { ChoiceCard } from '../ui/choice-card'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import type { ManualOrderDraft } from './manual-order-draft'

/** «از شنبه ۱۴ آذر · رایگان», for who asks on the telephone. */
function describeMethod(method: ShippingMethod, goods: number): string {
  const price = calculateShippingPrice(method, goods)
  const cost = price === 0 ? 'رایگان' : `${formatAmount(price)} ${currencyName()}`
  return method.earliest === null ? cost : `از ${formatWeekday(method.earliest)} · ${cost}`
}

type ManualShippingProps = {
  draft: Pick<ManualOrderDraft, 'methodId' | 'slotId' | 'skipsHandling'>
  methods: ShippingMethod[] | undefined
  /** Null unless they could not be read. */
  retry: (() => void) | null
  /** Without one, only what goes everywhere is offered. */
  hasCity: boolean
  goods: number
  /** Working days that the slowest of the goods needs before it can leave. */
  handling: number
  fieldError: (name: string) => string | undefined
  onChange: (next: Partial<ManualOrderDraft>) => void
}

/** By which method, in which hours, and whether its goods are waited for. */
export function ManualShipping(props: ManualShippingProps) {
  const { draft, methods, retry, hasCity, goods, handling, fieldError, onChange } = props
  const { methodId, slotId, skipsHandling } = draft
  const errorId = useId()
  const method = methods?.find(({ id }) => id === methodId)
  const error = fieldError('shipping_method_id')
  return (
    <>
      <div className="min-w-0">
        <div
          role="radiogroup"
          aria-label="روش ارسال"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          tabIndex={-1}
          className="grid gap-1.5 rounded-lg"
        >
          {methods?.map((one) => (
            <ChoiceCard
              key={one.id}
              name="method"
              title={<MixedText>{one.title}</MixedText>}
              text={describeMethod(one, goods)}
              isChosen={one.id === methodId}
              onChoose={() => onChange({ methodId: one.id, slotId: null })}
            />
          ))}
        </div>
        {!methods && retry && (
          <p role="alert" className="text-late-ink flex flex-wrap items-center gap-2">
            روش‌های ارسال نیامد.
            <DeskButton onClick={retry}>تلاش دوباره</DeskButton>
          </p>
        )}
        {!methods && !retry && <p className="text-note">روش‌های ارسال در حال آماده شدن…</p>}
        {hasCity && methods?.length === 0 && <p className="text-note">به این شهر ارسال نداریم.</p>}
        {!hasCity && (
          <p className="text-note mt-1 text-[12px]">روش‌های هر شهر پس از انتخاب نشانی می‌آید.</p>
        )}
        <FieldError id={errorId} text={error} />
      </div>
      {method && method.slots.length > 0 && (
        <DeskField label="ساعت تحویل" error={fieldError('slot_id')}>
          {(control) => (
            <select
              {...control}
              className="desk-field"
              value={slotId ?? ''}
              onChange={({ target }) => onChange({ slotId: Number(target.value) || null })}
            >
              <option value="">انتخاب کنید</option>
              {method.slots.map(({ id, date, from, to, available }) => (
                <option key={id} value={id} disabled={available === 0}>
                  {`${formatWeekday(date)}، ${formatHours({ from, to })}`}
                </option>
              ))}
            </select>
          )}
        </DeskField>
      )}
      {handling > 0 && (
        <div>
          <p className="text-note text-[12px]">
            {skipsHandling
              ? 'روز تحویل بی انتظار آماده‌سازی حساب شده است.'
              : `روز تحویل با ${nameHandlingDays(handling)} آماده‌سازی حساب شده است.`}
          </p>
          <label className="flex min-h-8 items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={skipsHandling}
              onChange={({ target }) => onChange({ skipsHandling: target.checked })}
            />
            کالاها آماده‌اند؛ زودتر برود
          </label>
        </div>
      )}
    </>
  )
}
