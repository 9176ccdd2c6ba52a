import { notify } from '@/components/ui/notify'
import { changeQuantity } from '@/stores/cart'
import { limitMessage } from '@/stores/cart-rules'

export function tellLimit(available: number): void {
  void notify.info(limitMessage(available))
}

/** The cart may hold more than the shop has now: what is lowered on the way is told. */
export function wishQuantity(stockId: number, wished: number, available: number): void {
  if (wished > available) tellLimit(available)
  changeQuantity(stockId, wished, available)
}
