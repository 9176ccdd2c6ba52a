import { cancelOrder, getReturnPickup, returnOrder } from './orders/order-actions'
import { getExchangeOptions } from './orders/exchange'
import { getOrder, getOrderCalendar, getOrders } from './orders/order'

export const ordersCalls = {
  cancelOrder,
  getReturnPickup,
  getExchangeOptions,
  returnOrder,
  getOrders,
  getOrder,
  getOrderCalendar,
}
