import { z } from 'zod'
import { CORRECTION_REASONS } from '@/lib/domain/stock-reasons'
import { dataOf, defineCall } from '../call'
import { id, idText, rials } from '../fields'
import { MAX_INTEGER, MAX_PRICE, MAX_SKU_LENGTH, MAX_STOCK_CHANGES } from '../limits'
import { writtenLine } from '../written-text'
import { saleInput } from './sale'

const stockChange = z
  .object({
    stock_id: id.optional(),
    sku: z.string().trim().min(1).max(MAX_SKU_LENGTH).optional(),
    price: rials.min(1).max(MAX_PRICE).optional(),
    /** Of what the change was reckoned from: with another price by now the row is left out. */
    price_read: rials.optional(),
    quantity: z.int().min(0).max(MAX_INTEGER).optional(),
    /** As `price_read`. */
    quantity_read: z.int().min(0).max(MAX_INTEGER).optional(),
    /** Added to what there is by then, or taken from it; left out where less is free than it takes. */
    quantity_by: z.int().min(-MAX_INTEGER).max(MAX_INTEGER).optional(),
    /** Null ends it. */
    sale: saleInput.nullable().optional(),
  })
  .refine(({ stock_id, sku }) => (stock_id === undefined) !== (sku === undefined), {
    message: 'تنوع را با شناسه یا با کد کالا بنویسید، نه هر دو.',
  })
  .refine(
    ({ price, quantity, quantity_by: by, sale }) =>
      [price, quantity, by, sale].some((value) => value !== undefined),
    { message: 'قیمت، فروش ویژه یا موجودی تازه را بنویسید.' },
  )
  .refine(({ quantity, quantity_by: by }) => quantity === undefined || by === undefined, {
    message: 'موجودی تازه را بنویسید یا تفاوت آن را، نه هر دو.',
  })
export type StockChange = z.output<typeof stockChange>

const body = z.object({
  changes: z
    .array(stockChange)
    .min(1, 'هیچ تغییری نوشته نشده است.')
    .max(MAX_STOCK_CHANGES, 'در هر بار بیش از ۱۰,۰۰۰ تنوع تغییر نمی‌کند.'),
  /** What the ledger of stock says of it. */
  reason: z.enum(CORRECTION_REASONS, 'این دلیل نامعتبر است.').optional(),
  note: writtenLine({ what: 'شرح', least: 0, most: 200 }).default(''),
})
export type StockChanges = z.output<typeof body>

const stockUpdate = z.object({
  /** Undoes it; null where nothing changed. */
  update_id: id.nullable(),
  changed: z.int(),
  unchanged: z.int(),
  /** They were changed or sold since they were read. */
  left_out: z.int(),
})

const example = { body: { changes: [{ stock_id: 345, quantity: 3 }] } }

export const setStocks = defineCall({
  method: 'POST',
  path: '/api/desk/stocks',
  summary: 'Sets many prices and quantities at once, all or none; prices need `prices.write` too',
  auth: 'staff',
  staff: { permission: 'stock.write' },
  retry: 'transaction',
  example,
  body,
  answer: dataOf(stockUpdate),
})

export const setStocksByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/stocks',
  summary: 'Sets many prices and quantities at once, all or none',
  auth: 'operator',
  retry: 'transaction',
  example,
  body,
  answer: dataOf(stockUpdate),
})

export const undoStockUpdate = defineCall({
  method: 'POST',
  path: '/api/desk/stock-updates/:id/undo',
  summary: 'Takes an update of many variants back, but for what was changed or sold since',
  auth: 'staff',
  staff: { permission: 'stock.write' },
  retry: 'transaction',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ restored: z.int(), skipped: z.int() })),
})
