import type { deskCalls } from '@/lib/contract/desk'
import type { manualOrderCalls } from '@/lib/contract/desk/manual-orders'
import type { orderPrintCalls } from '@/lib/contract/desk/order-prints'
import type { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import type { orderWorkCalls } from '@/lib/contract/desk/order-work'
import type { salesSettingsCalls } from '@/lib/contract/desk/sales-settings'
import type { todayCalls } from '@/lib/contract/desk/today'
import type { taxExportCalls } from '@/lib/contract/desk/tax-export'
import { tags } from '@/lib/contract/tags'
import { readSalesSettings, updateSalesSettings } from '../../content/sales-settings'
import { insertAuditEvents } from '../../audit-log'
import { correctOrderAddress } from '../../desk/correct-order-address'
import {
  countDeskOrders,
  findOrdersToAdvance,
  listDeskOrders,
  readOrderBoard,
} from '../../desk/list-desk-orders'
import {
  findOrderCustomer,
  findOrderGoods,
  placeManualOrder,
  quoteOrderCoupon,
} from '../../desk/manual-orders'
import { advanceDeskOrders, moveDeskOrder, writeOrderNote } from '../../desk/move-orders'
import {
  addDeskView,
  assignDeskOrders,
  deleteDeskView,
  listDeskViews,
  readOrderChoices,
} from '../../desk/order-work'
import { readStaffOrder } from '../../desk/read-staff-order'
import { readOrderPrints } from '../../desk/order-prints'
import {
  assertRefundIsFree,
  recordTransfer,
  refundOrderLines,
  rejectTransfer,
} from '../../desk/refund-order'
import { tagDeskOrders } from '../../desk/tag-orders'
import { readTaxExport } from '../../desk/tax-export'
import { OK_ANSWER, revalidateAndWrap, wrapData } from '../answers'
import { readRecentSales, readWorkToday } from '../../desk/read-today'
import type { HandlersOf } from '../context'

type OrderCalls = typeof orderRefundCalls &
  typeof orderWorkCalls &
  typeof orderPrintCalls &
  typeof manualOrderCalls &
  typeof salesSettingsCalls &
  typeof taxExportCalls &
  typeof todayCalls &
  Pick<
    typeof deskCalls,
    | 'getDeskOrders'
    | 'getDeskOrderBoard'
    | 'getDeskOrderCounts'
    | 'getStaffOrder'
    | 'advanceOrders'
    | 'moveOrder'
    | 'addOrderNote'
  >

export const orderHandlers: HandlersOf<OrderCalls> = {
  getDeskOrders: ({ query }, { db, actor }) => wrapData(listDeskOrders(db, query, actor.staffId)),
  getDeskOrderBoard: async ({ query }, { db, actor }) => ({
    data: { columns: await readOrderBoard(db, query, actor.staffId) },
  }),
  getDeskOrderCounts: async ({ query }, { db, actor }) => ({
    data: { counts: await countDeskOrders(db, query, actor.staffId) },
  }),
  getStaffOrder: ({ params }, { db, actor }) => wrapData(readStaffOrder(db, params.id, actor)),
  advanceOrders: ({ body }, context) =>
    revalidateAndWrap(context, advanceDeskOrders(context.db, body.orders, context)),
  moveOrder: async ({ params, body }, context) => {
    await context.revalidateTags(await moveDeskOrder(context.db, params.id, body, context))
    return OK_ANSWER
  },
  addOrderNote: async ({ params, body }, context) => {
    await writeOrderNote(context.db, params.id, body, context)
    return OK_ANSWER
  },
  refundOrder: async ({ params, body }, context) => {
    assertRefundIsFree(context.live.presence, params.id, context.actor)
    const { refund, tagsToRevalidate } = await refundOrderLines(
      context.db,
      params.id,
      body,
      context,
    )
    await context.revalidateTags(tagsToRevalidate)
    return { data: { refund } }
  },
  recordRefundTransfer: async ({ params, body }, context) => {
    await recordTransfer(context.db, params.id, body, context)
    return OK_ANSWER
  },
  rejectRefundTransfer: async ({ params, body }, context) => {
    await rejectTransfer(context.db, params.id, body, context)
    return OK_ANSWER
  },
  getOrderChoices: async (_, { db, payments }) =>
    wrapData(readOrderChoices(db, await payments.gateways.list(db))),
  getOrdersToAdvance: ({ query }, { db, actor }) =>
    wrapData(findOrdersToAdvance(db, query, actor.staffId)),
  tagOrders: async ({ body }, { db, recordChange }) => {
    await tagDeskOrders(db, body, recordChange)
    return OK_ANSWER
  },
  correctOrderAddress: async ({ params, body }, { db, recordChange }) => {
    await correctOrderAddress(db, params.id, body, recordChange)
    return OK_ANSWER
  },
  assignOrders: async ({ body }, context) => {
    await assignDeskOrders(context.db, body, context)
    return OK_ANSWER
  },
  getDeskViews: async (_, { db, actor }) => ({ data: { views: await listDeskViews(db, actor) } }),
  addDeskView: async ({ body }, context) => ({
    data: { views: await addDeskView(context.db, body, context) },
  }),
  deleteDeskView: async ({ params }, context) => ({
    data: { views: await deleteDeskView(context.db, params.id, context) },
  }),
  getOrderPrints: ({ query }, { db }) => wrapData(readOrderPrints(db, query.ids)),
  findOrderCustomer: async ({ body }, { db, actor }) => ({
    data: { customer: await findOrderCustomer(db, body.mobile, actor) },
  }),
  quoteOrderCoupon: ({ body }, { db }) => wrapData(quoteOrderCoupon(db, body)),
  findOrderGoods: async ({ query }, { db }) => ({
    data: { goods: await findOrderGoods(db, query) },
  }),
  addManualOrder: async ({ body }, context) => {
    const { actor, recordChange, payments } = context
    const placer = { actor, recordChange, siteUrl: payments.siteUrl }
    return revalidateAndWrap(context, placeManualOrder(context.db, body, placer))
  },
  getWorkToday: ({ query }, { db, actor }) => wrapData(readWorkToday(db, query, actor)),
  getRecentSales: (_, { db }) => wrapData(readRecentSales(db)),
  getTaxExport: async ({ query }, { db, browsingDb, actor, device }) => {
    const data = await readTaxExport(browsingDb, query)
    await insertAuditEvents(db, { actor, ...device }, 'getTaxExport', [
      { subject: '', after: query },
    ])
    return { data }
  },
  getStockBounds: async (_, { db }) => ({
    data: { low: (await readSalesSettings(db)).low_stock },
  }),
  getSalesSettings: async (_, { db }) => ({ data: { settings: await readSalesSettings(db) } }),
  updateSalesSettings: async ({ body }, { db, recordChange, revalidateTags }) => {
    const settings = await updateSalesSettings(db, body, recordChange)
    await revalidateTags([tags.settings])
    return { data: { settings } }
  },
}
