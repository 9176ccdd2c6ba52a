import { cancelOrder, getReturnPickup, returnOrder } from './orders/order-actions'
import { changeOrderAddress, changeOrderSlot, getOrderSlots } from './orders/delivery-changes'
import { getExchangeOptions } from './orders/exchange'
import { getOrder, getOrderCalendar, getOrders } from './orders/order'
import { requestRefundTransfer } from './orders/refund-transfer'

export const ordersCalls = {
  changeOrderAddress,
  getOrderSlots,
  changeOrderSlot,
  cancelOrder,
  getReturnPickup,
  getExchangeOptions,
  returnOrder,
  requestRefundTransfer,
  getOrders,
  getOrder,
  getOrderCalendar,
}
