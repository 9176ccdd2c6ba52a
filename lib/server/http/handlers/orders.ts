import type { Order } from '@/lib/contract/orders/order'
import { readCartItems } from '../../cart/cart-items'
import { quoteCoupon } from '../../orders/coupons'
import { requestReturn, cancelOrder } from '../../orders/request-return'
import { transitionOrderAsOperator } from '../../desk/transition-order-as-operator'
import { listOrders } from '../../orders/order-list'
import { chargeWallet, payOrder } from '../../payments/pay-order'
import { getPaymentResult } from '../../payments/payment-callback'
import { placeOrder } from '../../orders/place-order'
import { getOrderDetails } from '../../orders/order-details'
import { decideTestBankPayment, readTestBankPayment } from '../../payments/test-bank-payment'
import { readWallet } from '../../account/wallet'
import { wrapData, persistAs, persistData, type Handlers } from '../context'

type OrderHandlers = Pick<
  Handlers,
  | 'checkCoupon'
  | 'checkout'
  | 'getGateways'
  | 'pay'
  | 'getPayment'
  | 'chargeCredit'
  | 'cancelOrder'
  | 'returnOrder'
  | 'getOrders'
  | 'getOrder'
  | 'getWallet'
  | 'setOrderStatus'
  | 'getTestBankPayment'
  | 'decideAtTestBank'
>

export const orderHandlers: OrderHandlers = {
  checkCoupon: async ({ body }, { db, customerId }) => {
    const { totals } = await readCartItems(db, body.list)
    const userId = customerId === 0 ? null : customerId
    const asking = { code: body.code, goods: totals.payable, userId, now: new Date() }
    return { data: await quoteCoupon(db, asking) }
  },
  checkout: async ({ body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, stale: names } = await placeOrder(db, customerId, body, {
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(names)
    return { data: { order } }
  },
  getGateways: async (_, { payments }) => ({
    data: { gateways: payments.gateways.map(({ name, title }) => ({ name, title })) },
  }),
  pay: async ({ body }, { db, payments, customerId, revalidateTags, persistResponse }) => {
    const { answer, stale: names } = await payOrder(db, payments, customerId, body, {
      persistResponse: persistData(persistResponse),
    })
    await revalidateTags(names)
    return { data: answer }
  },
  getPayment: async ({ params, query }, { db }) => ({
    data: { payment: await getPaymentResult(db, params.id, query.key) },
  }),
  chargeCredit: ({ body }, { db, payments, customerId }) =>
    wrapData(chargeWallet(db, payments, customerId, body)),
  cancelOrder: async ({ params, body }, { db, customerId, revalidateTags, persistResponse }) => {
    const { order, stale: names } = await cancelOrder(db, customerId, {
      id: params.id,
      reason: body.reason,
      persistResponse: persistAs(persistResponse, 'order'),
    })
    await revalidateTags(names)
    return { data: { order } }
  },
  returnOrder: async ({ params, body }, { db, media, customerId, files, persistResponse }) => {
    const asked = {
      id: params.id,
      wished: body,
      files,
      keep: persistAs<Order>(persistResponse, 'refer'),
    }
    return { data: { refer: await requestReturn({ db, media }, customerId, asked) } }
  },
  getOrders: ({ query }, { db, customerId }) => wrapData(listOrders(db, customerId, query)),
  getOrder: ({ params }, { db, customerId }) =>
    wrapData(getOrderDetails(db, customerId, params.id)),
  getWallet: ({ query }, { db, customerId }) => wrapData(readWallet(db, customerId, query.page)),
  setOrderStatus: async ({ body }, { db, revalidateTags }) => {
    const { order, stale: names } = await transitionOrderAsOperator(db, body)
    await revalidateTags(names)
    return { data: { order } }
  },
  getTestBankPayment: ({ params }, { db, payments }) =>
    wrapData(readTestBankPayment(db, payments, params.authority)),
  decideAtTestBank: ({ params, body }, { db, payments }) =>
    wrapData(decideTestBankPayment(db, payments, params.authority, body.pay)),
}
