import { z } from 'zod'
import { ORDER_STATUSES } from './order-status'
import { order } from './orders'
import { dataOf, defineCall } from './call'
import { id, rials } from './fields'
import { WIDEST } from './limits'
import { writtenText } from './written'

const HIGHEST_PRICE = 1_000_000_000_000

export const setStock = defineCall({
  method: 'POST',
  path: '/api/operator/stock',
  summary: 'Sets the price or the quantity of a variant; pages that show it are made anew',
  auth: 'operator',
  body: z
    .object({
      stock_id: id,
      price: rials.min(1).max(HIGHEST_PRICE).optional(),
      quantity: z.int().min(0).max(WIDEST).optional(),
    })
    .refine(({ price, quantity }) => price !== undefined || quantity !== undefined, {
      message: 'قیمت یا موجودی تازه را بنویسید.',
    }),
  answer: dataOf(z.object({ stock: z.object({ id, price: rials, quantity: z.int() }) })),
})

export const operateOrder = defineCall({
  method: 'POST',
  path: '/api/operator/order',
  summary: 'Moves an order or a return: to the next step of its way, or to the status named',
  auth: 'operator',
  body: z.object({
    id,
    to: z.enum(['next', ...ORDER_STATUSES]).default('next'),
    note: writtenText({ what: 'یادداشت', most: 300 }).default(''),
    tracking_code: z.string().trim().max(60).optional(),
  }),
  answer: dataOf(z.object({ order })),
})
