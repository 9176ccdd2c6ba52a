import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatDelivery } from './order-facts'
import { statusNames, statusTone } from './order-labels'
import { ANSWER_DAYS, CHECK_DAYS, describeReturnEnd } from './return-promises'

function nextStepOf({ order, items, origin }: WholeOrder): string[] {
  const { status, delivery, exchange_total: exchangeTotal, payable, expires_at: heldUntil } = order
  const wants = {
    ...{ exchange: exchangeTotal > 0, money: payable > exchangeTotal },
    isOfExchange: typeof origin?.exchange_of === 'number',
  }
  const hasLapsed = items.some(({ exchange }) => exchange?.state === 'released')
  switch (status) {
    case 'refer_request':
      return [
        `درخواست شما را ${ANSWER_DAYS} بررسی می‌کنیم و نتیجه را همین‌جا می‌نویسیم.`,
        ...(wants.exchange ? ['کالای جایگزین برای شما کنار گذاشته شده است.'] : []),
      ]
    case 'refer_accept':
      return [
        delivery
          ? `کالا را بسته‌بندی کنید؛ پیک ${formatDelivery(delivery)} می‌آید.`
          : 'کالا را بسته‌بندی کنید؛ برای روز و روش ارسالش با شما تماس می‌گیریم.',
        ...(wants.exchange && heldUntil
          ? [`کالای جایگزین تا ${formatDate(heldUntil)} برای شما کنار گذاشته شده است.`]
          : []),
        ...(hasLapsed
          ? ['مهلت نگه داشتن کالای جایگزین گذشت؛ به جای آن پول به کیف پول شما می‌آید.']
          : []),
        `پس از رسیدن به انبار، ${CHECK_DAYS} آن را بازبینی می‌کنیم.`,
        describeReturnEnd(wants),
      ]
    case 'returned':
      return [`کالا به انبار رسید و آن را ${CHECK_DAYS} بازبینی می‌کنیم.`, describeReturnEnd(wants)]
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
    <div className="mt-4 text-md text-ink-700 first:mt-0">
      <h2 className="mb-2 text-lg font-extrabold text-ink-900">
        {exchange ? 'کالای جایگزین' : 'گام بعد'}
      </h2>
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
      {sentences.map((sentence, index) => (
        <p key={sentence} className={cn('mt-1.5', index === 0 && 'font-semibold text-ink-900')}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
