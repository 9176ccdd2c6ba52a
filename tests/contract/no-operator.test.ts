import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { openTestShop, type TestShop } from '../kit/test-shop'
import { ask } from './asking'
import { expectRefused } from './expected'

const paths = Object.values<Call>(contract)
  .filter(({ auth }) => auth === 'operator')
  .map(({ path }) => path.replace(/:\w+/g, '1'))

describe('a shop without an operator', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop('PGlite', { OPERATOR_KEY: undefined })
  })
  afterAll(() => shop.close())

  test.each([...new Set(paths)])('has no %s, whatever is asked of it', async (path) => {
    const headers = { 'X-Request-Id': 'the-same-for-all', Authorization: 'Bearer undefined' }
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const none = await ask(`${shop.url}/api/nothing`, { method, headers })
      const answer = await ask(shop.url + path, { method, headers })
      expectRefused(answer, 404)
      expect(answer.text).toBe(none.text)
      expect([...answer.headers.keys()]).toEqual([...none.headers.keys()])
    }
  })

  test('still tells of the calls it would have', async () => {
    const { body } = await ask(`${shop.url}/api/openapi.json`, { method: 'GET' })
    expect(body).toHaveProperty(['paths', '/api/operator/order', 'post'])
  })
})
