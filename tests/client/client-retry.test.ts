import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { send } from '@/lib/client/http/client'
import { defineCall } from '@/lib/contract/call'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { catchApiError } from '../kit/catch-api-error'
import { startFakeServer, type Answer } from '../kit/fake-server'

const saveQuestion = defineCall({
  method: 'POST',
  path: '/api/save-question',
  summary: 'Asks',
  auth: 'customer',
  retry: 'transaction',
  body: z.object({ question: z.string() }),
  example: { body: { question: 'گارانتی دارد؟' } },
  answer: z.object({ data: z.object({ status: z.string() }) }),
})
const health = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'Health',
  auth: 'anyone',
  answer: z.object({ status: z.string() }),
})
const saved: Answer = { body: { data: { status: 'pending' } } }
const input = { body: { question: 'گارانتی دارد؟' } }

let shop: Awaited<ReturnType<typeof startFakeServer>>

async function openShop(...answers: Answer[]) {
  shop = await startFakeServer(answers)
  vi.stubEnv('API_BASE_URL', shop.url)
}

afterEach(async () => {
  vi.unstubAllEnvs()
  await shop.close()
})

describe('a change that fails once', () => {
  test.each([500, 503, 429, 409])('is sent again after %i under the same key', async (status) => {
    await openShop({ status, headers: { 'retry-after': '0' }, body: {} }, saved)
    const answer = await send(saveQuestion, input)
    expect(answer.data.status).toBe('pending')
    const keys = shop.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('is not sent a third time', async () => {
    await openShop({ status: 500, headers: { 'retry-after': '0' }, body: { request_id: 'r-1' } })
    const failure = await catchApiError(send(saveQuestion, input))
    expect(failure).toMatchObject({ kind: 'status', code: 'internal_error', requestId: 'r-1' })
    expect(shop.requests).toHaveLength(2)
  })

  test('waits for as long as Retry-After says', async () => {
    await openShop({ status: 429, headers: { 'retry-after': '1' }, body: {} }, saved)
    const start = performance.now()
    await send(saveQuestion, input)
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  test('fails at once, without a retry, when Retry-After is long', async () => {
    await openShop({ status: 429, headers: { 'retry-after': '3000' }, body: {} }, saved)
    const start = performance.now()
    const failure = await catchApiError(send(saveQuestion, input))
    expect(failure).toMatchObject({ code: 'rate_limited', retryAfter: 3000 })
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(shop.requests).toHaveLength(1)
  })
})

describe('the idempotency key of a change', () => {
  test('differs from change to change, and can be given by the caller', async () => {
    await openShop(saved)
    await send(saveQuestion, input)
    await send(saveQuestion, input)
    await send(saveQuestion, input, { idempotencyKey: 'question-6' })
    const keys = shop.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).not.toBe(keys[1])
    expect(keys[2]).toBe('question-6')
  })

  test('is not sent with a call that only reads, which is still retried', async () => {
    await openShop({ status: 502, headers: { 'retry-after': '0' }, body: {} }, { status: 404 })
    const failure = await catchApiError(send(getProductInfo, { body: { slug: 'ماگ' } }))
    expect(failure.code).toBe('not_found')
    expect(shop.requests).toHaveLength(2)
    expect(shop.requests[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('is not sent with a GET, which is never retried', async () => {
    await openShop({ status: 503, headers: { 'retry-after': '0' }, body: {} })
    await catchApiError(send(health, {}))
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})
