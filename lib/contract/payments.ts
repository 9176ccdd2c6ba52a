import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, idText, rials } from './fields'
import { payment } from './orders/order'

export const getGateways = defineCall({
  method: 'GET',
  path: '/api/gateways',
  summary: 'The ways to pay that are configured',
  auth: 'anyone',
  example: { query: {} },
  /** Where it goes to: with both, paying at the door is among them where the shop offers it. */
  query: z.object({
    state: z.string().max(60).optional(),
    city: z.string().max(60).optional(),
  }),
  answer: dataOf(
    z.object({
      gateways: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          /** The dearest order that may be paid so. */
          max_amount: rials.nullable().optional(),
        }),
      ),
    }),
  ),
})

const redirect = z.object({ redirect_url: z.string() })

export const pay = defineCall({
  method: 'POST',
  path: '/api/payment',
  summary: 'Pays an order from the wallet, or leads to a gateway',
  auth: 'customer',
  retry: 'gateway',
  example: { body: { order_id: 12, gateway: 'wallet' } },
  body: z.object({
    order_id: z.int('سفارش را انتخاب کنید.').pipe(id),
    gateway: z.string('روش پرداخت را انتخاب کنید.').trim().min(1).max(40),
    /** Pays with what the wallet holds first, and the rest through the gateway. */
    use_wallet: z.boolean().default(false),
  }),
  answer: dataOf(z.union([redirect, z.object({ payment })])),
})

export const getPayment = defineCall({
  method: 'GET',
  path: '/api/payment/:id',
  summary: 'How a payment ended, for who holds its key',
  auth: 'anyone',
  example: { params: { id: 1 }, query: { key: 'demo-1' } },
  isSecret: true,
  params: z.object({ id: idText }),
  query: z.object({ key: z.string().max(100).default('') }),
  answer: dataOf(
    z.object({
      payment: z.object({
        status: z.enum(['paid', 'failed', 'pending']),
        ref_id: z.string().nullable(),
        amount: rials,
        order_id: id.nullable(),
        order_code: z.string().nullable(),
        /** Where the money is when it was paid and the order could not take it. */
        returned_to: z.enum(['wallet', 'gateway']).nullable(),
        /** What this attempt had taken from the wallet, and gave back to it as it failed. */
        wallet_returned: rials.default(0),
        /** Until when the order may be paid again. */
        retry_until: z.iso.datetime().nullable(),
      }),
    }),
  ),
})

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
  example: { params: { authority: 'a'.repeat(32) } },
  isSecret: true,
  params,
  answer: dataOf(testBankPayment),
})

export const decideAtTestBank = defineCall({
  method: 'POST',
  path: '/api/test-bank/:authority',
  summary: 'Pays or refuses at the bundled test bank',
  auth: 'anyone',
  retry: 'idempotent',
  example: { params: { authority: 'a'.repeat(32) }, body: { pay: true } },
  params,
  body: z.object({ pay: z.boolean() }),
  answer: dataOf(testBankPayment),
})

export const paymentsCalls = { getGateways, pay, getPayment, getTestBankPayment, decideAtTestBank }
