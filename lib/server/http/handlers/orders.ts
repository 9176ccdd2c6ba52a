import type { ordersCalls } from '@/lib/contract/orders'
import { getOrderDetails } from '../../orders/order-details'
import { listOrders } from '../../orders/order-list'
import { requestReturn, cancelOrder } from '../../orders/request-return'
import { wrapData, persistAs, type HandlersOf } from '../context'
import type { Order } from '@/lib/contract/orders/order'

export const ordersHandlers: HandlersOf<typeof ordersCalls> = {
  cancelOrder: async ({ params, body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, stale: tags } = await cancelOrder(db, customerId, {
      id: params.id,
      reason: body.reason,
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(tags)
    return { data: { order } }
  },
  returnOrder: async ({ params, body }, { db, media, customerId, files, persistResponse }) => {
    const asked = {
      id: params.id,
      wished: body,
      files,
      keep: persistAs<Order>(persistResponse, 'refer'),
    }
    return { data: { refer: await requestReturn({ db, media }, customerId, asked) } }
  },
  getOrders: ({ query }, { db, customerId }) => wrapData(listOrders(db, customerId, query)),
  getOrder: ({ params }, { db, customerId }) =>
    wrapData(getOrderDetails(db, customerId, params.id)),
}
