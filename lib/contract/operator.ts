import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, rials } from './fields'
import { WIDEST } from './limits'

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
      message: 'قیمت یا موجودی تازه را بفرستید.',
    }),
  answer: dataOf(z.object({ stock: z.object({ id, price: rials, quantity: z.int() }) })),
})
