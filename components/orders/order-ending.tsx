import type { OrderRefund, WholeOrder } from '@/lib/contract/orders/order'
import { isCancelled } from '@/lib/domain/order-statuses'
import { formatWeekday } from '@/lib/persian/dates'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { statusNameOf } from './order-labels'

type EndedOrder = Pick<WholeOrder, 'order' | 'events' | 'refunds'>

/** Of a settled return whose whole money is in the wallet, or on the card: the head of its page says the sum. */
function isHeadedBySum({ order, refunds }: Pick<WholeOrder, 'order' | 'refunds'>): boolean {
  const [first] = refunds
  if (order.status !== 'refer_done' || order.exchange_total > 0 || first === undefined) return false
  return first.way === 'wallet'
    ? refunds.every((refund) => refund.way === 'wallet')
    : refunds.every((refund) => refund.way !== 'wallet' && !refund.is_due)
}

/**
 * «پنجشنبه ۱۵ آبان به خواست شما لغو شد»، «۲,۶۴۰,۰۰۰ تومان به کیف پول شما برگشت، چهارشنبه ۶ آبان»;
 * null of what goes on, or was neither cancelled nor settled.
 */
export function endingOf({ order, events, refunds }: EndedOrder): string | null {
  if (!isCancelled(order.status) && order.status !== 'refer_done') return null
  const end = events.findLast(({ to_status: to }) => to === order.status)
  if (end === undefined) return null
  const day = formatWeekday(end.at)
  if (!isHeadedBySum({ order, refunds })) return `${day} ${statusNameOf(order)}`
  const target = refunds[0]?.way === 'wallet' ? 'کیف پول' : 'کارت'
  return `${formatSum(sumOf(refunds, ({ amount }) => amount))} به ${target} شما برگشت، ${day}`
}

/** The one refund of a settled return whose money can go on to an account: the head of its page offers it. */
export function headTransferOf({
  order,
  refunds,
}: Pick<WholeOrder, 'order' | 'refunds'>): OrderRefund | undefined {
  const [first, ...others] = refunds.filter(({ transferable }) => transferable > 0)
  return order.status === 'refer_done' && others.length === 0 ? first : undefined
}

const formatSum = (rials: number) => `${formatAmount(rials)} ${currencyName()}`

function sumOf(refunds: readonly OrderRefund[], part: (refund: OrderRefund) => number): number {
  return refunds.reduce((sum, refund) => sum + part(refund), 0)
}

function moneySentences({ order, refunds }: Pick<WholeOrder, 'order' | 'refunds'>): string[] {
  const hasSumInHead = isHeadedBySum({ order, refunds })
  const toWallet = refunds.filter((refund) => refund.way === 'wallet')
  const toCard = refunds.filter((refund) => refund.way !== 'wallet')
  // An exchange is refunded whole, and pays at once for what is sent instead.
  const back = sumOf(toWallet, ({ amount }) => amount) - order.exchange_total
  const sent = sumOf(toWallet, ({ transfer_amount: amount }) => amount ?? 0)
  const onCard = sumOf(toCard, ({ amount }) => amount)
  const isAwaited = (some: readonly OrderRefund[]) => some.some(({ is_due: isDue }) => isDue)
  const sentPart = sent === back ? 'همهٔ آن' : `${formatSum(sent)} از آن`
  return [
    !hasSumInHead && back > 0 && `${formatSum(back)} به کیف پول شما برگشت.`,
    sent > 0 &&
      (isAwaited(toWallet)
        ? `${sentPart} تا چند روز کاری به حساب بانکی‌تان واریز می‌شود.`
        : `${sentPart} به حساب بانکی‌تان واریز شد.`),
    !hasSumInHead &&
      onCard > 0 &&
      (isAwaited(toCard)
        ? `${formatSum(onCard)} تا چند روز کاری به کارت شما برمی‌گردد.`
        : `${formatSum(onCard)} به کارت شما برگشت.`),
  ].filter((sentence) => sentence !== false)
}

/** Of what was cancelled or has been returned: what has become of what was paid for it. */
export function ReturnedMoney({ whole }: { whole: WholeOrder }) {
  const { order } = whole
  const isOver = isCancelled(order.status) || order.status === 'refer_done'
  const sentences = isOver ? moneySentences(whole) : []
  if (sentences.length === 0) return null
  return <p className="text-ink-700">{sentences.join(' ')}</p>
}
