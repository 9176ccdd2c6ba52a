import { Badge } from '@/components/ui/badge'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { statusNameOf, statusTone } from './order-labels'
import { isLate } from './return-promises'

type OrderBadgeProps = { whole: Pick<WholeOrder, 'order' | 'promised_by'> }

/** How far it has come; of what is late, that it is, which no calm name of a step hides. */
export function OrderBadge({ whole }: OrderBadgeProps) {
  const { order } = whole
  if (isLate(whole)) return <Badge tone="saffron">با تأخیر</Badge>
  return <Badge tone={statusTone(order.status)}>{statusNameOf(order)}</Badge>
}
