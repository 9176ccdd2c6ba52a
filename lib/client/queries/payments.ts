import { queryOptions } from '@tanstack/react-query'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/payments')])
}

export function testBankQuery(authority: string) {
  return queryOptions({
    queryKey: ['test-bank', authority],
    queryFn: async ({ signal }) => {
      const [{ send }, { getTestBankPayment }] = await loadCalls()
      return (await send(getTestBankPayment, { params: { authority } }, { signal })).data
    },
  })
}

export async function decideAtBank(authority: string, pay: boolean) {
  const [{ send }, { decideAtTestBank }] = await loadCalls()
  return (await send(decideAtTestBank, { params: { authority }, body: { pay } })).data
}
