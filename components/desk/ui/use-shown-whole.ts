import type { StaffOrder } from '@/lib/contract/desk/orders'
import { getNextStatus, listDeskTransitions } from '@/lib/domain/order-transitions'
import { shownStatus } from './held-moves'
import { useHeldMovesState } from './held-moves-provider'

type ShownWhole = { whole: StaffOrder; isUnsent: boolean }

/** As it stands with what was done here, whether it was sent or not. */
export function useShownWhole(whole: StaffOrder): ShownWhole {
  const { order } = whole
  const { status, isUnsent } = shownStatus(useHeldMovesState(), order.id, order.status)
  if (status === order.status) return { whole, isUnsent }
  const hasNothingToSend = whole.refunded === 'whole'
  const allowed = listDeskTransitions(status, {
    isCashOnDelivery: order.cash_on_delivery,
    hasNothingToSend,
  })
  const next = getNextStatus(status, { hasNothingToSend })
  const shown = { ...whole, order: { ...order, status }, next }
  return { whole: { ...shown, allowed, due_at: null }, isUnsent }
}
