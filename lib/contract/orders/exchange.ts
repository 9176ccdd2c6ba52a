import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, picture, rials } from '../fields'

const exchangeOption = z.object({
  stock_id: id,
  parent_value: z.record(z.string(), z.string()),
  picture: picture.nullable(),
  available: z.int(),
  /** What a unit costs instead of the bought one, before the coupon; null where it is dearer than that. */
  price: rials.nullable(),
})
export type ExchangeOption = z.output<typeof exchangeOption>

export const getExchangeOptions = defineCall({
  method: 'GET',
  path: '/api/profile/orders/:id/exchanges',
  summary:
    'The variants in stock that each item of a delivered order can be exchanged for; its own only where it came broken, incomplete or by mistake',
  auth: 'customer',
  example: { params: { id: 7 } },
  params: z.object({ id: idText }),
  answer: dataOf(
    z.object({
      items: z.array(z.object({ order_item_id: id, options: z.array(exchangeOption) })),
    }),
  ),
})

/** What stands in an order for what is exchanged in it. */
export const itemExchange = z.object({
  stock_id: id,
  parent_value: z.record(z.string(), z.string()),
  picture: picture.nullable(),
  /** Of a unit, before the coupon. */
  final_price: rials,
  /** Held for its customer, sent by the exchange's order, or held no more. */
  state: z.enum(['held', 'ordered', 'released']),
})
