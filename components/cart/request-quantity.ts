import { notify } from '@/components/ui/notify'
import { changeQuantity } from '@/stores/cart-changes'
import { stockLimitMessage } from '@/lib/domain/cart-quote'

export function notifyStockLimit(available: number): void {
  void notify.info(stockLimitMessage(available))
}

/** The cart may hold more than the stock: the shopper is told when a quantity is lowered. */
export function requestQuantity(stockId: number, requested: number, available: number): void {
  if (requested > available) notifyStockLimit(available)
  changeQuantity(stockId, requested, available)
}
