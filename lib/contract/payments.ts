import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { rials } from './fields'

const params = z.object({ authority: z.string().regex(/^[a-f\d]{32}$/) })
const testBankPayment = z.object({
  amount: rials,
  decided: z.boolean(),
  /** Where the bank sends the shopper back to. */
  back: z.string(),
})

export const getTestBankPayment = defineCall({
  method: 'GET',
  path: '/api/test-bank/:authority',
  summary: "The bundled test bank's desk: what is to be paid",
  auth: 'anyone',
  secret: true,
  params,
  answer: dataOf(testBankPayment),
})

export const decideAtTestBank = defineCall({
  method: 'POST',
  path: '/api/test-bank/:authority',
  summary: 'Pays or refuses at the bundled test bank',
  auth: 'anyone',
  params,
  body: z.object({ pay: z.boolean() }),
  answer: dataOf(testBankPayment),
})
