import { queryOptions } from '@tanstack/react-query'

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/test-bank')])
}

export function testBankQuery(authority: string) {
  return queryOptions({
    queryKey: ['test-bank', authority],
    queryFn: async ({ signal }) => {
      const [{ send }, { seeTestBank }] = await calls()
      return (await send(seeTestBank, { params: { authority } }, { signal })).data
    },
  })
}

export async function decideAtBank(authority: string, pay: boolean) {
  const [{ send }, { decideAtTestBank }] = await calls()
  return (await send(decideAtTestBank, { params: { authority }, body: { pay } })).data
}
