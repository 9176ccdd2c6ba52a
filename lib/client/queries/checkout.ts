import { queryOptions } from '@tanstack/react-query'
import type { cancelOrder, checkout, pay, returnOrder } from '@/lib/contract/checkout/checkout'
import type { CallInput } from '@/lib/contract/call'
import type { CartLine } from '@/lib/contract/cart'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/checkout/checkout')])
}

export function gatewaysQuery() {
  return queryOptions({
    queryKey: ['gateways'],
    queryFn: async ({ signal }) => {
      const [{ send }, { getGateways }] = await loadCalls()
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
      const [{ send }, { checkCoupon }] = await loadCalls()
      return (await send(checkCoupon, { body: { code: code ?? '', list } }, { signal })).data
    },
  })
}

export function paymentQuery(id: number, key: string) {
  return queryOptions({
    queryKey: ['payment', id, key],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getPayment }] = await loadCalls()
      return (await send(getPayment, { params: { id }, query: { key } }, { signal })).data.payment
    },
  })
}

export async function placeOrder(body: CallInput<typeof checkout>['body']) {
  const [{ send }, { checkout: call }] = await loadCalls()
  return (await send(call, { body })).data.order
}

/** Where the shopper goes next: the bank, or nowhere when the wallet has paid. */
export async function payOrder(body: CallInput<typeof pay>['body']): Promise<string | null> {
  const [{ send }, { pay: call }] = await loadCalls()
  const { data } = await send(call, { body })
  return 'redirect_url' in data ? data.redirect_url : null
}

export async function chargeWallet(amount: number, gateway: string): Promise<string> {
  const [{ send }, { chargeCredit }] = await loadCalls()
  return (await send(chargeCredit, { body: { amount, gateway } })).data.redirect_url
}

export async function cancelMyOrder(id: number, body: CallInput<typeof cancelOrder>['body']) {
  const [{ send }, { cancelOrder: call }] = await loadCalls()
  return (await send(call, { params: { id }, body })).data.order
}

type ReturnInput = Pick<CallInput<typeof returnOrder>['body'], 'description'> & {
  items: { order_item_id: number; quantity: number; reason: string }[]
}

/** A form with pictures carries the list as one text. */
export async function requestReturn(
  id: number,
  { items, description }: ReturnInput,
  files: File[],
) {
  const [{ send }, { returnOrder: call }] = await loadCalls()
  const body = { items: JSON.stringify(items), description }
  return (await send(call, { params: { id }, body, files })).data.refer
}

const shippingKeys = {
  all: ['shipping'] as const,
  methods: (cityId: number | null) => [...shippingKeys.all, 'methods', cityId] as const,
}

export function shippingMethodsQuery(cityId: number | null) {
  return queryOptions({
    queryKey: shippingKeys.methods(cityId),
    queryFn: async ({ signal }) => {
      const [{ send }, { getShippingMethods }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/checkout/shipping'),
      ])
      const { data } = await send(
        getShippingMethods,
        { query: cityId === null ? {} : { city_id: cityId } },
        { signal },
      )
      return data.methods
    },
  })
}
