import { notify } from '@/components/ui/notify'
import { changeQuantity } from '@/stores/cart'
import { stockLimitMessage } from '@/lib/domain/cart-rules'

export function notifyStockLimit(available: number): void {
  void notify.info(stockLimitMessage(available))
}

/** The cart may hold more than the shop has now: what is lowered on the way is told. */
export function requestQuantity(stockId: number, wished: number, available: number): void {
  if (wished > available) notifyStockLimit(available)
  changeQuantity(stockId, wished, available)
}
