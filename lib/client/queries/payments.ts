import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import type { pay } from '@/lib/contract/payments'
import { paymentKeys } from '../query-keys'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/payments')])
}

/** With where it goes to, paying at the door is among them. */
type Destination = { state: string; city: string }

export function gatewaysQuery(destination?: Destination) {
  return queryOptions({
    queryKey: paymentKeys.gateways(destination),
    queryFn: async ({ signal }) => {
      const [{ send }, { getGateways }] = await loadCalls()
      return (await send(getGateways, { query: destination ?? {} }, { signal })).data.gateways
    },
  })
}

export function paymentQuery(id: number, key: string) {
  return queryOptions({
    queryKey: paymentKeys.detail(id, key),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getPayment }] = await loadCalls()
      return (await send(getPayment, { params: { id }, query: { key } }, { signal })).data.payment
    },
  })
}

/** Where the shopper goes next: the bank, or nowhere when the wallet has paid. */
export async function payOrder(body: CallInput<typeof pay>['body']): Promise<string | null> {
  const [{ send }, { pay: call }] = await loadCalls()
  const { data } = await send(call, { body })
  return 'redirect_url' in data ? data.redirect_url : null
}

export function testBankQuery(authority: string) {
  return queryOptions({
    queryKey: paymentKeys.testBank(authority),
    queryFn: async ({ signal }) => {
      const [{ send }, { getTestBankPayment }] = await loadCalls()
      return (await send(getTestBankPayment, { params: { authority } }, { signal })).data
    },
  })
}

export async function decideAtBank(authority: string, shouldPay: boolean) {
  const [{ send }, { decideAtTestBank }] = await loadCalls()
  return (await send(decideAtTestBank, { params: { authority }, body: { pay: shouldPay } })).data
}
