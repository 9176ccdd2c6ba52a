import { cancelOrder, getReturnPickup, returnOrder } from './orders/order-actions'
import { getOrder, getOrderCalendar, getOrders } from './orders/order'

export const ordersCalls = {
  cancelOrder,
  getReturnPickup,
  returnOrder,
  getOrders,
  getOrder,
  getOrderCalendar,
}
