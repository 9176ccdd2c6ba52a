import { z } from 'zod'
import { DAY_MS } from '@/lib/persian/durations'
import { dataOf, defineCall, type CallAnswer } from '../call'
import { rials } from '../fields'

const LONGEST_DAYS = 92

/** Names are those of the tax organisation's documents, in small letters as its JSON has them. */
const taxHeader = z.object({
  /** When it was issued and when it was made, in milliseconds. */
  indatim: z.int(),
  indati2m: z.int(),
  /** Type 1 for a buyer with an economic code or a national id, 2 without. */
  inty: z.union([z.literal(1), z.literal(2)]),
  /** Ten digits, of the order's id: one order, one number. */
  inno: z.string(),
  /** Pattern 1, a sale. */
  inp: z.literal(1),
  /** Subject 1, an original. */
  ins: z.literal(1),
  /** The seller's economic code. */
  tins: z.string(),
  /** Kind of buyer: 1 a person, 2 a company. */
  tob: z.union([z.literal(1), z.literal(2)]),
  bid: z.string().nullable(),
  tinb: z.string().nullable(),
  bpc: z.string().nullable(),
  tprdis: rials,
  tdis: rials,
  tadis: rials,
  tvam: rials,
  todam: rials,
  tbill: rials,
  /** Paid at once. */
  setm: z.literal(1),
  cap: rials,
  insp: rials,
})

const taxLine = z.object({
  /** The id of the goods in the tax organisation's list, which the shop does not have. */
  sstid: z.null(),
  sstt: z.string(),
  /** 1627 is a piece. */
  mu: z.literal('1627'),
  am: z.int(),
  fee: z.number(),
  prdis: rials,
  dis: rials,
  adis: rials,
  vra: z.int(),
  vam: rials,
  tsstam: rials,
})

const taxPayment = z.object({
  /** Reference of the payment, its card, when and how much. */
  trn: z.string().nullable(),
  pcn: z.string().nullable(),
  pdt: z.int(),
  pv: rials,
})

const taxInvoice = z.object({
  /** Beside the tax organisation's fields: what people look it up by, and what went back of it. */
  order_code: z.string(),
  refunded: rials,
  header: taxHeader,
  body: z.array(taxLine),
  payments: z.array(taxPayment),
})
export type TaxInvoice = z.output<typeof taxInvoice>

const getTaxExport = defineCall({
  method: 'GET',
  path: '/api/desk/exports/tax',
  summary: 'Invoices of orders paid within some days, with the fields of the tax organisation',
  auth: 'staff',
  staff: { permission: 'reports.read' },
  example: { query: { from: '2026-10-23', to: '2026-11-21' } },
  query: z
    .object({
      from: z.iso.date('روز آغاز نامعتبر است.'),
      to: z.iso.date('روز پایان نامعتبر است.'),
    })
    .refine(({ from, to }) => from <= to, {
      message: 'پایان پیش از آغاز است.',
      path: ['to'],
    })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST_DAYS * DAY_MS, {
      message: 'هر بار تا سه ماه.',
      path: ['to'],
    }),
  answer: dataOf(
    z.object({
      seller: z.object({ name: z.string(), tins: z.string(), fiscal_memory_id: z.string() }),
      invoices: z.array(taxInvoice),
      /** What must be there before it is sent, in words. */
      missing: z.array(z.string()),
    }),
  ),
})
export type TaxExport = CallAnswer<typeof getTaxExport>['data']

export const taxExportCalls = { getTaxExport }
