import type { paymentsCalls } from '@/lib/contract/payments'
import { listPaymentMethods, payOrder } from '../../payments/pay-order'
import { getPaymentResult } from '../../payments/get-payment-result'
import { decideTestBankPayment, readTestBankPayment } from '../../payments/test-bank-payment'
import { wrapData, persistData } from '../answers'
import type { HandlersOf } from '../context'

export const paymentsHandlers: HandlersOf<typeof paymentsCalls> = {
  getGateways: async ({ query }, { db, payments }) => ({
    data: { gateways: await listPaymentMethods(db, payments, query) },
  }),
  pay: async ({ body }, { db, payments, customerId, revalidateTags, persistResponse }) => {
    const { answer, tagsToRevalidate } = await payOrder(db, payments, customerId, body, {
      persistResponse: persistData(persistResponse),
    })
    await revalidateTags(tagsToRevalidate)
    return { data: answer }
  },
  getPayment: async ({ params, query }, { db }) => ({
    data: { payment: await getPaymentResult(db, params.id, query.key) },
  }),
  getTestBankPayment: ({ params }, { db, payments }) =>
    wrapData(readTestBankPayment(db, payments, params.authority)),
  decideAtTestBank: ({ params, body }, { db, payments }) =>
    wrapData(decideTestBankPayment(db, payments, params.authority, body.pay)),
}
