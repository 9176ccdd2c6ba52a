import { cancelOrder, returnOrder } from './orders/order-actions'
import { getOrder, getOrders } from './orders/order'

export const ordersCalls = { cancelOrder, returnOrder, getOrders, getOrder }
