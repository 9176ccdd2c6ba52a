import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeShop } from '../kit/each-shop'
import { sendRaw, askCall, expectRefused } from '../kit/ask-call'

const optional = Object.entries<Call>(contract).flatMap(([name, call]) =>
  Object.entries(call.query?.shape ?? {})
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([field]) => [field, name, call] as const),
)

describeShop('a query value that was left empty', (shop) => {
  let headers = {}
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await shop().logIn(1)}` }
  })

  test.each(optional)(
    'of %s in %s is read as if it had not been written',
    async (field, name, call) => {
      const { query: given, ...rest } = call.example ?? {}
      const ask = async (own: Record<string, string | undefined>) => {
        const input = { ...rest, query: { ...(typeof given === 'object' && given), ...own } }
        const { status, body } = await askCall(shop().url, call, input, headers)
        // Each call of this one turns the heart over.
        return name === 'updateFavorite' ? { status } : { status, body }
      }
      const absent = await ask({ [field]: undefined })
      expect(absent.status).not.toBe(422)
      for (const empty of ['', ' ']) expect(await ask({ [field]: empty })).toEqual(absent)
    },
  )

  test('is still refused where the call cannot do without it', async () => {
    expectRefused(await sendRaw(`${shop().url}/api/product-cards?ids=`, { method: 'GET' }), 422)
  })
})
