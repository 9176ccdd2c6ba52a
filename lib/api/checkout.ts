import { queryOptions } from '@tanstack/react-query'
import type { cancelOrder, checkout, pay, returnOrder } from '@/lib/contract/buying'
import type { CallInput } from '@/lib/contract/call'
import type { CartLine } from '@/lib/contract/cart'

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/buying')])
}

export function gatewaysQuery() {
  return queryOptions({
    queryKey: ['gateways'],
    queryFn: async ({ signal }) => {
      const [{ send }, { getGateways }] = await calls()
      return (await send(getGateways, {}, { signal })).data.gateways
    },
  })
}

export function couponQuery(code: string | null, list: CartLine[]) {
  return queryOptions({
    queryKey: ['coupon', code, list],
    enabled: code !== null && list.length > 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { checkCoupon }] = await calls()
      return (await send(checkCoupon, { body: { code: code ?? '', list } }, { signal })).data
    },
  })
}

export function paymentQuery(id: number, key: string) {
  return queryOptions({
    queryKey: ['payment', id, key],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getPayment }] = await calls()
      return (await send(getPayment, { params: { id }, query: { key } }, { signal })).data.payment
    },
  })
}

export async function placeOrder(body: CallInput<typeof checkout>['body']) {
  const [{ send }, { checkout: call }] = await calls()
  return (await send(call, { body })).data.order
}

/** Where the shopper goes next: the bank, or nowhere when the wallet has paid. */
export async function payOrder(body: CallInput<typeof pay>['body']): Promise<string | null> {
  const [{ send }, { pay: call }] = await calls()
  const { data } = await send(call, { body })
  return 'redirect_url' in data ? data.redirect_url : null
}

export async function chargeWallet(amount: number, gateway: string): Promise<string> {
  const [{ send }, { chargeCredit }] = await calls()
  return (await send(chargeCredit, { body: { amount, gateway } })).data.redirect_url
}

export async function cancelMyOrder(id: number, body: CallInput<typeof cancelOrder>['body']) {
  const [{ send }, { cancelOrder: call }] = await calls()
  return (await send(call, { params: { id }, body })).data.order
}

type Return = Pick<CallInput<typeof returnOrder>['body'], 'description'> & {
  items: { order_item_id: number; quantity: number; reason: string }[]
}

/** A form with pictures carries the list as one text. */
export async function giveBack(id: number, { items, description }: Return, files: File[]) {
  const [{ send }, { returnOrder: call }] = await calls()
  const body = { items: JSON.stringify(items), description }
  return (await send(call, { params: { id }, body, files })).data.refer
}
