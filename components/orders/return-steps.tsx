import Link from '@/components/ui/link'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { findReturnPayer, type ReasonedReturn } from '@/lib/domain/return-reasons'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { formatDelivery } from './order-arrival'
import {
  ANSWER_DAYS,
  CHECK_DAYS,
  describeReturnEnd,
  RETURN_COSTS,
  type ReturnWants,
} from './return-promises'

type ReturnStepsProps = {
  pickup: ShippingMethod['slots'][number] | undefined
  /** Whether a courier comes is still being asked. */
  isPickupOpen: boolean
  /** Those that are chosen; with an empty reason where none is chosen yet. */
  goods: readonly ReasonedReturn[]
  wants: ReturnWants
}

const PACKING = 'کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی کنید.'

/** Nothing is said of who comes before it is known. */
function describePickup({ pickup, isPickupOpen }: ReturnStepsProps): string {
  if (isPickupOpen) return PACKING
  return `${pickup ? 'پیک می‌آید' : 'برای روز و روش ارسال با شما تماس می‌گیریم'}؛ ${PACKING}`
}

/** What happens next and by when, and who pays the way back, before it is asked for. */
export function ReturnSteps(props: ReturnStepsProps) {
  const { pickup, goods, wants } = props
  const steps = [
    {
      when: ANSWER_DAYS,
      text: wants.exchange
        ? 'درخواست را بررسی می‌کنیم؛ کالای جایگزین از همین حالا برای شما کنار می‌ماند.'
        : 'درخواست را بررسی می‌کنیم؛ نتیجه را در صفحهٔ همین مرجوعی می‌بینید.',
    },
    {
      when: pickup ? formatDelivery({ ...pickup, day: pickup.date }) : 'پس از پذیرش',
      text: describePickup(props),
    },
    { when: `${CHECK_DAYS} پس از رسیدن به انبار`, text: describeReturnEnd(wants) },
  ]
  return (
    <div className="my-3 text-sm text-ink-700">
      <ol className="grid gap-2.5">
        {steps.map(({ when, text }, index) => (
          <li key={when} className="flex gap-2.5">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-paper text-xs font-bold text-brand-700"
            >
              {persianDigits(index + 1)}
            </span>
            <span className="pt-0.5">
              <strong className="text-ink-900">{when}:</strong> {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 border-t border-line pt-3 text-ink-900">
        {RETURN_COSTS[findReturnPayer(goods)]}{' '}
        <Link
          href={paths.textPage('returns')}
          prefetch={false}
          className="font-semibold text-brand-700 underline"
        >
          راهنمای مرجوعی
        </Link>
      </p>
    </div>
  )
}
