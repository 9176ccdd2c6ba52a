import { z } from 'zod'
import { STOCK_REASONS } from '@/lib/domain/stock-reasons'
import { dataOf, defineCall } from '../call'
import { id, idText, inDigits } from '../fields'
import { MAX_SEARCH_LENGTH } from '../limits'

const movement = z.object({
  id,
  at: z.iso.datetime(),
  stock_id: z.int(),
  product_id: z.int(),
  /** Null of what is gone since. */
  title: z.string().nullable(),
  choices: z.record(z.string(), z.string()),
  sku: z.string().nullable(),
  change: z.int(),
  /** After it. */
  quantity: z.int(),
  reason: z.enum(STOCK_REASONS),
  note: z.string(),
  /** Empty where a customer or the clock did it. */
  actor: z.string(),
  order: z.object({ id, code: z.string() }).nullable(),
})
export type DeskStockMovement = z.output<typeof movement>

const day = z.iso.date('روز درست نیست.').optional()

export const getStockMovements = defineCall({
  method: 'GET',
  path: '/api/desk/stock-movements',
  summary:
    'What came and went of the goods and why, the latest first; `before` is the `next` of the part before',
  auth: 'staff',
  staff: { permission: 'stock.write' },
  example: { query: { reason: 'order' } },
  query: z.object({
    /** A part of the name of a good, the code of a variant or of an order. */
    q: z.string().max(MAX_SEARCH_LENGTH).default(''),
    stock: idText.optional(),
    product: idText.optional(),
    reason: z.enum(STOCK_REASONS).optional(),
    from: day,
    to: day,
    before: idText.optional(),
    limit: inDigits(z.int('این تعداد نامعتبر است.').min(1).max(500)).default(100),
  }),
  answer: dataOf(z.object({ movements: z.array(movement), next: id.nullable() })),
})
