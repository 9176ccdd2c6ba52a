import type { ORDER_ACTIONS, Order } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { canTransition, isPaid } from './order-transitions'
import { type ExtraHolidays, isReturnOpen } from './working-days'

type OrderAction = (typeof ORDER_ACTIONS)[number]
type OrderState = Pick<Order, 'type' | 'status'> & {
  expiresAt: Date | null
  deliveredAt: Date | null
}
type Circumstances = { returns: readonly OrderStatus[]; now: Date; extraHolidays: ExtraHolidays }

/** What its customer may do with an order now. */
export function listOrderActions(
  { type, status, expiresAt, deliveredAt }: OrderState,
  { returns, now, extraHolidays }: Circumstances,
): OrderAction[] {
  if (type === 'refer') return []
  const hasReturn = returns.some((one) => one !== 'refer_reject')
  const actions: OrderAction[] = []
  if (status === 'waiting_payment' && (expiresAt === null || expiresAt > now)) actions.push('pay')
  if (canTransition(status, 'cancel_customer')) actions.push('cancel')
  if (deliveredAt !== null && !hasReturn && isReturnOpen(deliveredAt, now, extraHolidays))
    actions.push('return')
  if (isPaid(status) || status.startsWith('cancel')) actions.push('buy_again')
  return actions
}
