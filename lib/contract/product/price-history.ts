import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, rials } from '../fields'

const priceHistory = z.object({
  stock_id: id,
  /** What a shopper pays now, the running festival taken off. */
  final_price: rials,
  percent: z.int(),
  /** Each price that was paid with the moment it came into force, oldest first; the last is today's. */
  points: z.array(z.object({ at: z.iso.datetime(), price: rials })).min(1),
})
export type PriceHistory = z.output<typeof priceHistory>

export const getPriceHistory = defineCall({
  method: 'GET',
  path: '/api/price-history/:id',
  summary: 'The prices of a variant over a year; of the first variant when none is named',
  auth: 'anyone',
  example: { params: { id: 1 }, query: { stock_id: 1 } },
  params: z.object({ id: idText }),
  query: z.object({ stock_id: idText.optional() }),
  answer: dataOf(priceHistory),
})
