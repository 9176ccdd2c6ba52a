import type { WholeOrder } from '@/lib/contract/orders'

const UNTOLD = 'فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی» در همین صفحه بپرسید.'

type Told = Pick<WholeOrder, 'order' | 'events'>

/** Why the shop ended it; what customers wrote when they cancelled, they know themselves. */
function endReason({ order, events }: Told): string | null {
  if (!/^cancel|^refer_reject$/.test(order.status)) return null
  const end = events.findLast(({ to_status: to }) => to === order.status)
  return end && end.actor !== 'customer' ? end.note.trim() || UNTOLD : null
}

export function OrderEnd({ whole }: { whole: Told }) {
  const reason = endReason(whole)
  if (reason === null) return null
  return (
    <p className="mt-5 whitespace-pre-line rounded-card bg-pomegranate-50 p-4 text-md [overflow-wrap:anywhere]">
      <strong>{whole.order.type === 'refer' ? 'دلیل نپذیرفتن:' : 'دلیل لغو:'}</strong>{' '}
      <bdi>{reason}</bdi>
    </p>
  )
}
