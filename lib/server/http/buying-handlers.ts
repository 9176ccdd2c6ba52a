import type { Order } from '@/lib/contract/orders'
import { cartItems } from '../services/cart'
import { couponFor } from '../services/orders/coupons'
import { askToReturn, cancelByCustomer } from '../services/orders/customer-moves'
import { moveByOperator } from '../services/orders/operator-moves'
import { ordersOf } from '../services/orders/order-list'
import { chargeWallet, payOrder } from '../services/orders/paying'
import { paymentResult } from '../services/orders/payment-result'
import { placeOrder } from '../services/orders/placing'
import { wholeOrder } from '../services/orders/whole-order'
import { decideAtTestBank, seeTestBank } from '../services/orders/test-bank-desk'
import { walletOf } from '../services/wallet'
import { inData, keptAs, keptInData, type Handlers } from './context'

type Buying = Pick<
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
  | 'operateOrder'
  | 'seeTestBank'
  | 'decideAtTestBank'
>

export const buyingHandlers: Buying = {
  checkCoupon: async ({ body }, { db, customer }) => {
    const { totals } = await cartItems(db, body.list)
    const userId = customer === 0 ? null : customer
    const asking = { code: body.code, goods: totals.payable, userId, now: new Date() }
    return { data: await couponFor(db, asking) }
  },
  checkout: async ({ body }, { db, customer, stale, keep }) => {
    const { order, stale: names } = await placeOrder(db, customer, body, {
      keep: keptAs(keep, 'order'),
    })
    await stale(names)
    return { data: { order } }
  },
  getGateways: async (_, { till }) => ({
    data: { gateways: till.gateways.map(({ name, title }) => ({ name, title })) },
  }),
  pay: async ({ body }, { db, till, customer, stale, keep }) => {
    const { answer, stale: names } = await payOrder(db, till, customer, body, {
      keep: keptInData(keep),
    })
    await stale(names)
    return { data: answer }
  },
  getPayment: async ({ params, query }, { db }) => ({
    data: { payment: await paymentResult(db, params.id, query.key) },
  }),
  chargeCredit: ({ body }, { db, till, customer }) =>
    inData(chargeWallet(db, till, customer, body)),
  cancelOrder: async ({ params, body }, { db, customer, stale, keep }) => {
    const { order, stale: names } = await cancelByCustomer(db, customer, {
      id: params.id,
      reason: body.reason,
      keep: keptAs(keep, 'order'),
    })
    await stale(names)
    return { data: { order } }
  },
  returnOrder: async ({ params, body }, { db, media, customer, files, keep }) => {
    const asked = { id: params.id, wished: body, files, keep: keptAs<Order>(keep, 'refer') }
    return { data: { refer: await askToReturn({ db, media }, customer, asked) } }
  },
  getOrders: ({ query }, { db, customer }) => inData(ordersOf(db, customer, query)),
  getOrder: ({ params }, { db, customer }) => inData(wholeOrder(db, customer, params.id)),
  getWallet: ({ query }, { db, customer }) => inData(walletOf(db, customer, query.page)),
  operateOrder: async ({ body }, { db, stale }) => {
    const { order, stale: names } = await moveByOperator(db, body)
    await stale(names)
    return { data: { order } }
  },
  seeTestBank: ({ params }, { db, till }) => inData(seeTestBank(db, till, params.authority)),
  decideAtTestBank: ({ params, body }, { db, till }) =>
    inData(decideAtTestBank(db, till, params.authority, body.pay)),
}
