import { z } from 'zod'
import { DAY_MS } from '@/lib/persian/durations'
import { dataOf, defineCall } from '../call'
import { id, picture } from '../fields'
import { salesFunnel } from './sales-funnel'

export const REPORT_STEPS = ['day', 'week', 'month'] as const

const sums = {
  orders: z.int(),
  /** Before any discount. */
  goods: z.int(),
  discount: z.int(),
  shipping: z.int(),
  returned: z.int(),
  /** What stays: goods and shipping less discounts and returns. */
  net: z.int(),
}
const salesRow = z.object({ from: z.iso.date(), to: z.iso.date(), ...sums })
export type SalesRow = z.output<typeof salesRow>
const totals = z.object(sums)
export type SalesTotals = z.output<typeof totals>

const report = z.object({
  rows: z.array(salesRow),
  totals,
  /** Of as many days before. */
  former: totals,
  /** Of the same days, row by row. */
  former_rows: z.array(salesRow).default([]),
  funnel: salesFunnel,
  products: z.array(
    z.object({
      ...{ id, title: z.string(), units: z.int(), sum: z.int() },
      picture: picture.nullable().default(null),
    }),
  ),
  /** By returns and by line; their sums together are what came back of these days' sales. */
  returns: z.array(z.object({ reason: z.string(), units: z.int(), sum: z.int().default(0) })),
  coupons: z.array(z.object({ code: z.string(), orders: z.int(), given: z.int() })),
  stock: z.object({
    ...{ variants: z.int(), sold_out: z.int(), units: z.int(), value: z.int() },
    /** What the pieces with a cost were bought for; null for who may not see it. */
    cost: z.object({ units: z.int(), value: z.int() }).nullable(),
  }),
  /** Of what was sold with a cost of its day; null for who may not see it. */
  margins: z
    .object({
      units: z.int(),
      /** Sold without a cost, and so in none of the sums. */
      units_without_cost: z.int(),
      /** After discounts and each line's share of the coupon. */
      sum: z.int(),
      cost: z.int(),
      products: z.array(
        z.object({ id, title: z.string(), units: z.int(), sum: z.int(), cost: z.int() }),
      ),
    })
    .nullable(),
})
export type DeskReport = z.output<typeof report>

const MOST_DAYS = 800

const reportSpan = z
  .object({
    from: z.iso.date('روز آغاز درست نیست.'),
    to: z.iso.date('روز پایان درست نیست.'),
  })
  .refine(({ from, to }) => from <= to, {
    message: 'پایان باید پس از آغاز باشد.',
    path: ['to'],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    message: 'بازه تا ۸۰۰ روز می‌تواند باشد.',
    path: ['from'],
  })

export const getDeskReport = defineCall({
  method: 'GET',
  path: '/api/desk/reports',
  summary:
    'Sales of some days of Tehran by day, week or Jalali month, with what was sold, returned and given away, and the way from a product to its payment',
  auth: 'staff',
  staff: { permission: 'reports.read' },
  example: { query: { from: '2026-10-23', to: '2026-11-21', by: 'day' } },
  query: reportSpan.safeExtend({ by: z.enum(REPORT_STEPS).default('day') }),
  answer: dataOf(report),
})

export const SALES_CUTS = ['category', 'brand', 'city', 'gateway'] as const
export type SalesCut = (typeof SALES_CUTS)[number]

const salesCutRow = z.object({
  key: z.string(),
  /** Of a gateway the name that the shop knows it by; empty of an order without a city. */
  name: z.string(),
  orders: z.int(),
  sum: z.int(),
})
export type SalesCutRow = z.output<typeof salesCutRow>

export const getSalesCut = defineCall({
  method: 'GET',
  path: '/api/desk/reports/cuts',
  summary: 'Sales of some days of Tehran by category, brand, city or gateway, the most first',
  auth: 'staff',
  staff: { permission: 'reports.read' },
  example: { query: { from: '2026-10-23', to: '2026-11-06', cut: 'brand' } },
  query: reportSpan.safeExtend({ cut: z.enum(SALES_CUTS) }),
  answer: dataOf(z.object({ rows: z.array(salesCutRow) })),
})
