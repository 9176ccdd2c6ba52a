import type { ordersCalls } from '@/lib/contract/orders'
import { changeOrderAddress } from '../../orders/change-order-address'
import { changeOrderSlot, readOrderSlots } from '../../orders/change-order-slot'
import { cancelOrder } from '../../orders/cancel-order'
import { getOrderCalendar } from '../../orders/order-calendar'
import { readExchangeOptions } from '../../orders/exchange-options'
import { getOrderDetails } from '../../orders/order-details'
import { listOrders } from '../../orders/order-list'
import { readReturnPickup } from '../../orders/return-pickup'
import { requestRefundTransfer } from '../../orders/request-refund-transfer'
import { requestReturn } from '../../orders/request-return'
import { OK_ANSWER, persistAs, persistDone, wrapData } from '../answers'
import type { HandlersOf } from '../context'
import type { Order } from '@/lib/contract/orders/order'

export const ordersHandlers: HandlersOf<typeof ordersCalls> = {
  changeOrderAddress: async ({ params, body }, { db, customerId, persistResponse }) => {
    await changeOrderAddress(db, customerId, {
      id: params.id,
      input: body,
      persistResponse: persistDone(persistResponse),
    })
    return OK_ANSWER
  },
  getOrderSlots: ({ params }, { db, customerId }) =>
    wrapData(readOrderSlots(db, customerId, params.id)),
  changeOrderSlot: async ({ params, body }, { db, customerId, persistResponse }) => {
    const order = await changeOrderSlot(db, customerId, {
      id: params.id,
      slotOfDayId: body.slot_id,
      persistResponse: persistAs(persistResponse, 'order'),
    })
    return { data: { order } }
  },
  cancelOrder: async ({ params, body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, tagsToRevalidate } = await cancelOrder(db, customerId, {
      id: params.id,
      reason: body.reason,
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(tagsToRevalidate)
    return { data: { order } }
  },
  returnOrder: async (
    { params, body },
    { db, media, customerId, files, persistResponse, revalidateTags },
  ) => {
    const command = {
      id: params.id,
      input: body,
      files,
      persistResponse: persistAs<Order>(persistResponse, 'refer'),
    }
    const { refer, tagsToRevalidate } = await requestReturn({ db, media }, customerId, command)
    await revalidateTags(tagsToRevalidate)
    return { data: { refer } }
  },
  requestRefundTransfer: async ({ params, body }, { db, customerId, persistResponse }) => {
    await requestRefundTransfer(db, customerId, {
      id: params.id,
      input: body,
      persistResponse: persistDone(persistResponse),
    })
    return OK_ANSWER
  },
  getReturnPickup: ({ params }, { db, customerId }) =>
    wrapData(readReturnPickup(db, customerId, params.id)),
  getExchangeOptions: ({ params }, { db, customerId }) =>
    wrapData(readExchangeOptions(db, customerId, params.id)),
  getOrders: ({ query }, { db, customerId }) => wrapData(listOrders(db, customerId, query)),
  getOrder: ({ params }, { db, customerId }) =>
    wrapData(getOrderDetails(db, customerId, params.id)),
  getOrderCalendar: ({ params }, { db, customerId, payments }) =>
    wrapData(getOrderCalendar(db, customerId, { id: params.id, siteUrl: payments.siteUrl })),
}
