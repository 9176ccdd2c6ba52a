import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { formatDate } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { LateContact } from './late-contact'
import { formatDelivery } from './order-arrival'
import { statusNames, statusTone } from './order-labels'
import { ReturnPickupChange } from './return-pickup-change'
import {
  ANSWER_DAYS,
  CHECK_DAYS,
  describeReturnEnd,
  isPickupMissed,
  isReturnLate,
} from './return-promises'

/** What the head of the page leaves to say: it has the day, and that the day has gone by. */
function answerOf(whole: WholeOrder): string[] {
  const { order, promised_by: promisedBy } = whole
  if (isReturnLate(whole)) return ['پوزش می‌خواهیم.']
  if (order.status === 'refer_request') {
    const result = 'نتیجه را همین‌جا می‌نویسیم.'
    return [
      promisedBy
        ? `فعلاً کاری لازم نیست؛ ${result}`
        : `درخواست شما را ${ANSWER_DAYS} بررسی می‌کنیم و ${result}`,
    ]
  }
  return promisedBy ? [] : [`کالا را ${CHECK_DAYS} بازبینی می‌کنیم.`]
}

const PACKING = 'کالا را با جعبه، برچسب‌ها و هرچه همراهش بود بسته‌بندی کنید.'

/** Who comes when, what is to be ready by then, and what to do where it does not suit; without hours `ReturnPickupChange` says it. */
function pickupOf(whole: WholeOrder): string[] {
  const { delivery, status } = whole.order
  if (!delivery) return [status === 'refer_request' ? `پس از پذیرش، ${PACKING}` : PACKING]
  const { day: today } = toTehranTime()
  if (isPickupMissed(whole)) return ['اگر پیک نیامده است، پوزش می‌خواهیم؛ زمان دیگری انتخاب کنید.']
  if (delivery.day < today)
    return ['زمانی که برای پیک انتخاب کرده بودید گذشت؛ زمان دیگری انتخاب کنید.']
  return [
    // Of an accepted return the head of the page says it.
    ...(status === 'refer_request'
      ? [`اگر پذیرفته شود، پیک ${formatDelivery(delivery)} می‌آید.`]
      : []),
    `تا آن وقت ${PACKING}`,
    delivery.day === today
      ? 'اگر پیک نیامد، با دکمهٔ «پرسش از پشتیبانی» بنویسید.'
      : 'اگر آن وقت نیستید، تا روز پیش از آن زمان پیک را تغییر دهید؛ اگر نیامد، همین‌جا زمان دیگری انتخاب کنید.',
  ]
}

function nextStepOf(whole: WholeOrder): string[] {
  const { order, items, origin } = whole
  const { status, exchange_total: exchangeTotal, payable, expires_at: heldUntil } = order
  const wants = {
    ...{ exchange: exchangeTotal > 0, money: payable > exchangeTotal },
    isOfExchange: typeof origin?.exchange_of === 'number',
  }
  const hasLapsed = items.some(({ exchange }) => exchange?.state === 'released')
  switch (status) {
    case 'refer_request':
      return [
        ...answerOf(whole),
        ...pickupOf(whole),
        ...(wants.exchange ? ['کالای جایگزین برای شما کنار گذاشته شده است.'] : []),
      ]
    case 'refer_accept':
      return [
        ...pickupOf(whole),
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
      return [...answerOf(whole), describeReturnEnd(wants)]
    default:
      return []
  }
}

type ReturnNextStepProps = {
  whole: WholeOrder
  /** Of the shop, as it is written; empty where it has none. */
  phone?: string
}

/** What happens next with a return, as long as something does, and where the exchange went. */
export function ReturnNextStep({ whole, phone = '' }: ReturnNextStepProps) {
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
      {isReturnLate(whole) && (
        <p className="mt-1.5">
          <LateContact phone={phone} />
        </p>
      )}
      <ReturnPickupChange whole={whole} />
    </div>
  )
}
