import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { deskCustomerFilters } from './customers'
import { deskOrderFilters } from './orders'
import { deskProductFilters } from './products'

const cursor = z.string().max(8_000).optional()

const sheetPart = z.object({
  /** The same in every part of a sheet. */
  columns: z.array(z.string()),
  /** Which of them hold days as `2026-11-24`: a workbook writes them as dates. */
  days: z.array(z.int()).optional(),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  /** The `cursor` of the next part; null behind the last. */
  next: z.string().nullable(),
})
export type SheetPart = z.output<typeof sheetPart>

const answer = dataOf(sheetPart)

export const getGoodsExport = defineCall({
  method: 'GET',
  path: '/api/desk/exports/goods',
  summary: 'Goods as a sheet that an import reads again, a variant a row, part by part',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  example: { query: { stock: 'low' } },
  query: deskProductFilters.extend({ cursor }),
  answer,
})

export const getOrdersExport = defineCall({
  method: 'GET',
  path: '/api/desk/exports/orders',
  summary: 'Orders and returns as a sheet, a line of an order a row, part by part',
  auth: 'staff',
  staff: { permission: 'orders.read' },
  example: { query: { stats: 'paid,processing' } },
  query: deskOrderFilters.extend({ cursor }),
  answer,
})

export const getCustomersExport = defineCall({
  method: 'GET',
  path: '/api/desk/exports/customers',
  summary: 'Customers as a sheet, part by part',
  auth: 'staff',
  staff: { permission: 'customers.read' },
  example: { query: { state: 'buyers' } },
  query: deskCustomerFilters.extend({ cursor }),
  answer,
})

export const getExportByOperator = defineCall({
  method: 'GET',
  path: '/api/operator/exports/:kind',
  summary: 'All goods, orders or customers as lines of CSV, part by part',
  auth: 'operator',
  example: { params: { kind: 'goods' }, query: {} },
  params: z.object({ kind: z.enum(['goods', 'orders', 'customers']) }),
  query: z.object({ cursor }),
  answer: dataOf(
    z.object({
      /** The headings stand in the first part alone. */
      csv: z.string(),
      rows: z.int(),
      next: z.string().nullable(),
    }),
  ),
})
