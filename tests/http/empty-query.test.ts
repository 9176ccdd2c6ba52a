import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeEachShop } from '../kit/each-shop'
import { sendRaw, askCall, type CallInputs, expectRefused } from '../kit/ask-call'
import { exampleInputs, readExamples } from '../kit/example-inputs'

const optional = Object.entries<Call>(contract).flatMap(([name, call]) =>
  Object.entries(call.query?.shape ?? {})
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([field]) => [name, field, call] as const),
)

describeEachShop('a query value that was left empty', (shop) => {
  const inputs = new Map<string, CallInputs>()
  let headers = {}
  beforeAll(async () => {
    const goods: Record<string, CallInputs> = exampleInputs(await readExamples(shop().url))
    for (const [name, input] of Object.entries(goods)) inputs.set(name, input)
    headers = { Authorization: `Bearer ${await shop().logIn(1)}` }
  })

  test.each(optional)('%s: %s is as if it had not been written', async (name, field, call) => {
    const { query: given, ...rest } = inputs.get(name) ?? {}
    const asked = async (own: Record<string, string | undefined>) => {
      const input = { ...rest, query: { ...(typeof given === 'object' && given), ...own } }
      const { status, body } = await askCall(shop().url, call, input, headers)
      // Each call of this one turns the heart over.
      return name === 'updateFavorite' ? { status } : { status, body }
    }
    const absent = await asked({ [field]: undefined })
    expect(absent.status).not.toBe(422)
    for (const empty of ['', ' ']) expect(await asked({ [field]: empty })).toEqual(absent)
  })

  test('is still missing where the call cannot do without it', async () => {
    for (const path of ['/api/get-city?parent_id=', '/api/product-cards?ids=']) {
      expectRefused(await sendRaw(shop().url + path, { method: 'GET' }), 422)
    }
  })
})
