import { createServer } from 'node:http'
import type { Socket } from 'node:net'
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

describe('a kept connection that the backend closes as it is used again', () => {
  /** Answers the first request of a connection and breaks it off at the second. */
  async function openClosingShop() {
    const served = new WeakSet<Socket>()
    const methods: string[] = []
    const server = createServer((request, response) => {
      if (served.has(request.socket)) return void request.socket.resetAndDestroy()
      served.add(request.socket)
      methods.push(request.method ?? '')
      request.resume()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ status: 'ok', data: { status: 'pending' } }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = z.object({ port: z.int() }).parse(server.address())
    const url = `http://127.0.0.1:${address.port}`
    const close = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    shop = { url, requests: [], close }
    vi.stubEnv('API_BASE_URL', url)
    return methods
  }

  test('costs a read nothing: it is asked again on another', async () => {
    const methods = await openClosingShop()
    for (const time of ['first', 'second', 'third']) {
      expect((await send(health, {})).status, time).toBe('ok')
    }
    expect(methods).toEqual(['GET', 'GET', 'GET'])
  })

  test('fails a change, which may have been made', async () => {
    const methods = await openClosingShop()
    await send(saveQuestion, input)
    const failure = await catchApiError(send(saveQuestion, input))
    expect(failure).toMatchObject({ kind: 'network' })
    expect(methods).toEqual(['POST'])
  })
})
