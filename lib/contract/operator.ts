import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, rials } from './fields'

const MAX_QUANTITY = 2_147_483_647

export const setStock = defineCall({
  method: 'POST',
  path: '/api/operator/stock',
  summary: 'Sets the price or the quantity of a variant; pages that show it are made anew',
  auth: 'operator',
  body: z
    .object({
      stock_id: id,
      price: rials.min(1).optional(),
      quantity: z.int().min(0).max(MAX_QUANTITY).optional(),
    })
    .refine(({ price, quantity }) => price !== undefined || quantity !== undefined, {
      message: 'قیمت یا موجودی تازه را بفرستید.',
    }),
  answer: dataOf(z.object({ stock: z.object({ id, price: rials, quantity: z.int() }) })),
})
