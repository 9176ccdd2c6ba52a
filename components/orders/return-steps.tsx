import { Badge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatDelivery } from './order-facts'
import { statusNames, statusTone } from './order-labels'

type Wants = { exchange: boolean; money: boolean }

/** What the customer gets in the end. */
function endOf({ exchange, money }: Wants): string {
  if (!exchange) return 'پس از رسیدن به انبار و بازبینی، پول به کیف پول شما می‌آید.'
  const rest = money ? ' و باقی‌ماندهٔ پول به کیف پول شما می‌آید' : ''
  return `پس از رسیدن به انبار و بازبینی، کالای جایگزین را رایگان می‌فرستیم${rest}.`
}

type ReturnStepsProps = { hasPickup: boolean; wants: Wants }

/** What happens next, before it is asked for. */
export function ReturnSteps({ hasPickup, wants }: ReturnStepsProps) {
  const steps = [
    wants.exchange
      ? 'کالای جایگزین را همین حالا برای شما کنار می‌گذاریم و درخواست را بررسی می‌کنیم.'
      : 'درخواست را بررسی می‌کنیم؛ نتیجه را در صفحهٔ همین مرجوعی می‌بینید.',
    hasPickup
      ? 'کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی کنید و به پیک بدهید.'
      : 'کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی کنید.',
    endOf(wants),
  ]
  return (
    <ol className="mb-4 mt-3 grid gap-2 text-sm text-ink-700">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-2.5">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-ink-100 text-xs font-bold"
          >
            {persianDigits(index + 1)}
          </span>
          <span className="pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  )
}

function nextStepOf({ order, items }: WholeOrder): string[] {
  const { status, delivery, exchange_total: exchangeTotal, payable, expires_at: heldUntil } = order
  const wants = { exchange: exchangeTotal > 0, money: payable > exchangeTotal }
  const hasLapsed = items.some(({ exchange }) => exchange?.state === 'released')
  switch (status) {
    case 'refer_request':
      return [
        'درخواست شما را بررسی می‌کنیم و نتیجه را همین‌جا می‌نویسیم.',
        ...(wants.exchange ? ['کالای جایگزین برای شما کنار گذاشته شده است.'] : []),
      ]
    case 'refer_accept':
      return [
        delivery
          ? `کالا را بسته‌بندی کنید؛ پیک ${formatDelivery(delivery)} می‌آید.`
          : 'کالا را بسته‌بندی کنید؛ راه رساندن آن را با شما هماهنگ می‌کنیم.',
        ...(wants.exchange && heldUntil
          ? [`کالای جایگزین تا ${formatDate(heldUntil)} برای شما کنار گذاشته شده است.`]
          : []),
        ...(hasLapsed
          ? ['مهلت نگه داشتن کالای جایگزین گذشت؛ به جای آن پول به کیف پول شما می‌آید.']
          : []),
        endOf(wants),
      ]
    case 'returned':
      return ['کالا به انبار رسید و آن را بازبینی می‌کنیم.', endOf(wants)]
    default:
      return []
  }
}

/** What happens next with a return, as long as something does, and where the exchange went. */
export function ReturnNextStep({ whole }: { whole: WholeOrder }) {
  const { exchange } = whole
  const sentences = nextStepOf(whole)
  if (exchange === undefined && sentences.length === 0) return null
  return (
    <div className="mt-4 rounded-card bg-brand-50 p-4 text-md text-ink-900 first:mt-0">
      <h2 className="mb-1 font-bold">{exchange ? 'کالای جایگزین' : 'گام بعد'}</h2>
      {exchange && (
        <p>
          با سفارش{' '}
          <Link
            href={paths.account.order(exchange.id)}
            prefetch={false}
            className="font-semibold text-brand-700 underline"
          >
            <bdi dir="ltr">{persianDigits(exchange.code)}</bdi>
          </Link>{' '}
          فرستاده می‌شود و هزینه‌ای ندارد.{' '}
          <Badge tone={statusTone(exchange.status)}>{statusNames[exchange.status]}</Badge>
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
