import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { openTestShop, type TestShop } from '../kit/test-shop'
import { sendRaw, expectRefused } from '../kit/ask-call'

const paths = Object.values<Call>(contract)
  .filter(({ auth }) => auth === 'operator')
  .map(({ path }) => path.replace(/:\w+/g, '1'))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const shops = [
  ['a shop without an operator', undefined, 'Bearer undefined'],
  [
    'a shop whose operator is somebody else',
    'the-key-of-the-operator',
    'Bearer the-key-of-another',
  ],
  ['a shop whose operator is asked for no key', 'the-key-of-the-operator', ''],
] as const

describe.each(shops)('the calls of the operator in %s', (_, OPERATOR_KEY, Authorization) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop('PGlite', { OPERATOR_KEY })
  })
  afterAll(() => shop.close())

  test.each([...new Set(paths)])('answers 404 at %s to every method', async (path) => {
    const headers = { 'X-Request-Id': 'the-same-for-all', Authorization }
    for (const method of methods) {
      const none = await sendRaw(`${shop.url}/api/nothing`, { method, headers })
      const answer = await sendRaw(shop.url + path, { method, headers })
      if (method === 'HEAD') expect(answer.status).toBe(404)
      else expectRefused(answer, 404)
      expect(answer.text).toBe(none.text)
      expect([...answer.headers.keys()]).toEqual([...none.headers.keys()])
    }
  })

  test("still lists the operator's calls in OpenAPI", async () => {
    const { body } = await sendRaw(`${shop.url}/api/openapi.json`, { method: 'GET' })
    expect(body).toHaveProperty(['paths', '/api/operator/order', 'post'])
  })
})
