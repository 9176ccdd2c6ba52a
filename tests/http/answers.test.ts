import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { getOpenapi } from '@/lib/contract/health'
import { describeEachShop } from '../kit/each-shop'
import { askCall, type CallInputs, expectRefused, expectWellMannered } from '../kit/ask-call'
import { exampleInputs, readExamples } from '../kit/example-inputs'

const calls = Object.entries<Call>(contract)
const open = calls.filter(([, { auth }]) => auth !== 'customer')
const personal = calls.filter(([, { auth }]) => auth === 'customer')

describeEachShop('the contract over HTTP', (shop) => {
  let inputs: Record<string, CallInputs>
  beforeAll(async () => {
    inputs = exampleInputs(await readExamples(shop().url))
  })

  test.each(open)('%s answers what it promises', async (name, call) => {
    const answer = await askCall(shop().url, call, inputs[name])
    expectWellMannered(answer)
    expect(answer.status, answer.text).toBe(200)
    expect(call.answer.safeParse(answer.body).error).toBeUndefined()
  })

  test.each(personal)('%s is for a customer who is logged in', async (name, call) => {
    expectRefused(await askCall(shop().url, call, inputs[name]), 401)
    const forged = { Authorization: `Bearer ${'a'.repeat(43)}.zzzzzz.${'b'.repeat(22)}` }
    const answer = await askCall(shop().url, call, inputs[name], forged)
    expectRefused(answer, 401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(calls.filter(([, { auth }]) => auth === 'operator'))(
    '%s is not there for who has no key',
    async (name, call) => {
      const answer = await askCall(shop().url, call, inputs[name], { Authorization: 'Bearer no' })
      expectRefused(answer, 404)
    },
  )

  test('the OpenAPI page lists every call', async () => {
    const page = getOpenapi.answer.parse((await askCall(shop().url, getOpenapi)).body)
    for (const [name, { method, path }] of calls) {
      const written = path.replace(/:(\w+)/g, '{$1}')
      expect(page).toHaveProperty(['paths', written, method.toLowerCase(), 'operationId'], name)
    }
  })

  test('the OpenAPI page tells of the way back from a bank too', async () => {
    const page = getOpenapi.answer.parse((await askCall(shop().url, getOpenapi)).body)
    for (const method of ['get', 'post']) {
      const place = ['paths', '/api/payment/callback/{gateway}', method, 'responses', '303']
      expect(page).toHaveProperty(place)
    }
  })

  test.each([
    ['getPayment', 'no-store'],
    ['seeTestBank', 'no-store'],
    ['getArticles', 'public, max-age=0, must-revalidate'],
  ] as const)('%s says %s to caches', async (name, told) => {
    const answer = await askCall(shop().url, contract[name], inputs[name])
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, told])
  })

  test('a request id that is given comes back', async () => {
    const given = { 'X-Request-Id': 'asked-by-a-test' }
    const answer = await askCall(shop().url, contract.getHealth, {}, given)
    expect(answer.headers.get('x-request-id')).toBe('asked-by-a-test')
  })
})
