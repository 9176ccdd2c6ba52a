import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { isOpenReturn } from '@/lib/domain/order-statuses'

/** Goods that did not leave yet can lie on the shelf again; what a customer has at home cannot. */
const HAS_LEFT: readonly OrderStatus[] = ['sending', 'delivery']

export type RefundableLine = StaffOrder['items'][number] & {
  left: number
  /** Of it in returns, whose own last step gives the money back. */
  inReturns: number
}

type Refundable = NonNullable<StaffOrder['refundable']>

export function refundableLines({ items, refunds }: StaffOrder, refundable: Refundable) {
  const refunded = refunds.flatMap((refund) => refund.items)
  return items.map((item): RefundableLine => {
    const left = refundable.items.find((one) => one.order_item_id === item.id)?.quantity ?? 0
    const given = refunded.reduce(
      (sum, line) => sum + (line.order_item_id === item.id ? line.quantity : 0),
      0,
    )
    return { ...item, left, inReturns: Math.max(item.quantity - left - given, 0) }
  })
}

export const openReturns = ({ refers }: StaffOrder) =>
  refers.filter(({ status }) => isOpenReturn(status))

type Suggestion = {
  units: Record<number, number>
  /** `missing`: the rest is in the parcel already; `only`: nothing else is left. */
  why: 'missing' | 'only' | null
  restocks: boolean
}

/** What most likely goes back: what was not found while the rest was packed, or the one line that is left. */
export function suggestRefund(
  lines: readonly RefundableLine[],
  { status, packed }: { status: OrderStatus; packed: readonly number[] },
): Suggestion {
  const isHere = !HAS_LEFT.includes(status)
  const refundable = lines.filter(({ left }) => left > 0)
  const missing = refundable.filter(({ id }) => !packed.includes(id))
  const isPartlyPacked = isHere && missing.length < refundable.length
  const why =
    isPartlyPacked && missing.length > 0 ? 'missing' : refundable.length === 1 ? 'only' : null
  const chosen = why === 'missing' ? missing : why === 'only' ? refundable : []
  return {
    units: Object.fromEntries(chosen.map(({ id, left }) => [id, left])),
    why,
    // What was not found lies on no shelf.
    restocks: isHere && why !== 'missing',
  }
}
