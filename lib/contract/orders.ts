import { cancelOrder, returnOrder } from './orders/order-actions'
import { getOrder, getOrderCalendar, getOrders } from './orders/order'

export const ordersCalls = { cancelOrder, returnOrder, getOrders, getOrder, getOrderCalendar }
