import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText } from '../fields'

export const notifyStock = defineCall({
  method: 'POST',
  path: '/api/notify-stock',
  summary: 'Asks to be told when a variant can be bought; asking again changes nothing',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { stock_id: 6 } },
  body: z.object({ stock_id: id }),
  answer: okAnswer,
})

export const cancelStockNotice = defineCall({
  method: 'DELETE',
  path: '/api/notify-stock/:stock_id',
  summary: 'Takes the wish back; taking back what nobody asked for changes nothing',
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { stock_id: 6 } },
  params: z.object({ stock_id: idText }),
  answer: okAnswer,
})

export const getStockNotices = defineCall({
  method: 'GET',
  path: '/api/notify-stock',
  summary: 'The variants of a product the customer waits for',
  auth: 'customer',
  example: { query: { product_id: 1 } },
  query: z.object({ product_id: idText }),
  answer: dataOf(z.object({ stock_ids: z.array(id) })),
})
