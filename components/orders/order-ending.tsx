import type { OrderRefund, WholeOrder } from '@/lib/contract/orders/order'
import { isCancelled } from '@/lib/domain/order-statuses'
import { formatWeekday } from '@/lib/persian/dates'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { statusNameOf } from './order-labels'

/** «پنجشنبه ۱۵ آبان به خواست شما لغو شد»; null of what goes on, or was not cancelled. */
export function endingOf({ order, events }: Pick<WholeOrder, 'order' | 'events'>): string | null {
  if (!isCancelled(order.status)) return null
  const end = events.findLast(({ to_status: to }) => to === order.status)
  return end ? `${formatWeekday(end.at)} ${statusNameOf(order)}` : null
}

const formatSum = (rials: number) => `${formatAmount(rials)} ${currencyName()}`

function sumOf(refunds: readonly OrderRefund[], part: (refund: OrderRefund) => number): number {
  return refunds.reduce((sum, refund) => sum + part(refund), 0)
}

function moneySentences(refunds: readonly OrderRefund[]): string[] {
  const toWallet = refunds.filter((refund) => refund.way === 'wallet')
  const toCard = refunds.filter((refund) => refund.way !== 'wallet')
  const back = sumOf(toWallet, ({ amount }) => amount)
  const sent = sumOf(toWallet, ({ transfer_amount: amount }) => amount ?? 0)
  const onCard = sumOf(toCard, ({ amount }) => amount)
  const isAwaited = (some: readonly OrderRefund[]) => some.some(({ is_due: isDue }) => isDue)
  const sentPart = sent === back ? 'همهٔ آن' : `${formatSum(sent)} از آن`
  return [
    back > 0 && `${formatSum(back)} به کیف پول شما برگشت.`,
    sent > 0 &&
      (isAwaited(toWallet)
        ? `${sentPart} تا چند روز کاری به حساب بانکی‌تان واریز می‌شود.`
        : `${sentPart} به حساب بانکی‌تان واریز شد.`),
    onCard > 0 &&
      (isAwaited(toCard)
        ? `${formatSum(onCard)} تا چند روز کاری به کارت شما برمی‌گردد.`
        : `${formatSum(onCard)} به کارت شما برگشت.`),
  ].filter((sentence) => sentence !== false)
}

/** Of a cancelled order: what has become of what was paid for it. */
export function ReturnedMoney({ whole: { order, refunds } }: { whole: WholeOrder }) {
  const sentences = isCancelled(order.status) ? moneySentences(refunds) : []
  if (sentences.length === 0) return null
  return <p className="-mt-2 text-ink-700">{sentences.join(' ')}</p>
}
