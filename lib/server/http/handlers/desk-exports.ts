import type { deskCalls } from '@/lib/contract/desk'
import type { SheetPart } from '@/lib/contract/desk/exports'
import { CSV_MARK, csvLines } from '@/lib/domain/csv'
import { insertAuditEvents } from '../../audit-log'
import { seesMobile } from '../../desk/desk-orders'
import { exportCustomers } from '../../desk/export-customers'
import { exportGoods } from '../../desk/export-goods'
import { exportOrders } from '../../desk/export-orders'
import { rightsOf } from '../../desk/save-variants'
import type { Context, HandlersOf } from '../context'

type ExportCalls = Pick<
  typeof deskCalls,
  'getGoodsExport' | 'getOrdersExport' | 'getCustomersExport' | 'getExportByOperator'
>

/** Who took a sheet is in the log, once for all its parts. */
async function logged(
  { db, actor, device }: Context,
  name: string,
  request: { cursor?: string | undefined; kind?: string },
  part: Promise<SheetPart>,
) {
  const data = await part
  if (request.cursor === undefined) {
    await insertAuditEvents(db, { actor, ...device }, name, [{ subject: '', after: request }])
  }
  return { data }
}

export const exportHandlers: HandlersOf<ExportCalls> = {
  getGoodsExport: ({ query }, context) => {
    const { browsingDb, payments } = context
    return logged(
      context,
      'getGoodsExport',
      query,
      exportGoods(browsingDb, query, {
        siteUrl: payments.siteUrl,
        ...rightsOf(context.actor),
      }),
    )
  },
  getOrdersExport: ({ query }, context) => {
    const { permissions, staffId } = context.actor
    const reader = { seesMobile: seesMobile(permissions), staffId }
    return logged(
      context,
      'getOrdersExport',
      query,
      exportOrders(context.browsingDb, query, reader),
    )
  },
  getCustomersExport: ({ query }, context) => {
    const sees = { seesMobile: seesMobile(context.actor.permissions) }
    const part = exportCustomers(context.browsingDb, query, sees)
    return logged(context, 'getCustomersExport', query, part)
  },
  getExportByOperator: async ({ params: { kind }, query: { cursor } }, context) => {
    const { browsingDb, payments } = context
    const all = { q: '', cursor }
    const sees = { seesMobile: true }
    const parts = {
      goods: () => exportGoods(browsingDb, all, { siteUrl: payments.siteUrl, canSeeCosts: true }),
      orders: () => exportOrders(browsingDb, { ...all, stats: [] }, { ...sees, staffId: null }),
      customers: () => exportCustomers(browsingDb, { ...all, state: 'all' }, sees),
    }
    const request = { cursor, kind }
    const { data } = await logged(context, 'getExportByOperator', request, parts[kind]())
    const { columns, rows, next } = data
    const head = cursor === undefined ? CSV_MARK + csvLines([columns]) : ''
    return { data: { csv: head + csvLines(rows), rows: rows.length, next } }
  },
}
