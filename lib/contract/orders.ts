import { cancelOrder, getReturnPickup, returnOrder } from './orders/order-actions'
import { changeOrderAddress, changeOrderSlot, getOrderSlots } from './orders/delivery-changes'
import { getExchangeOptions } from './orders/exchange'
import { getOrder, getOrderCalendar, getOrders } from './orders/order'

export const ordersCalls = {
  changeOrderAddress,
  getOrderSlots,
  changeOrderSlot,
  cancelOrder,
  getReturnPickup,
  getExchangeOptions,
  returnOrder,
  getOrders,
  getOrder,
  getOrderCalendar,
}
