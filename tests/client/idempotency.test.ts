// @in-a-window
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { send } from '@/lib/client/http/client'
import { defineCall } from '@/lib/contract/call'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

const order = defineCall({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Orders',
  auth: 'customer',
  retry: 'transaction',
  body: z.object({ note: z.string() }),
  example: { body: { note: '' } },
  answer: z.object({ data: z.object({ id: z.number() }) }),
})
const code = defineCall({ ...order, path: '/api/mobile-send-code', isSecret: true })

const keys: (string | null)[] = []
type GivenAnswer = { status: number; body?: object } | 'cut'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** The shop's answers in turn; the last one is repeated. */
function shopSays(...answers: GivenAnswer[]): void {
  server.use(
    http.post('*/api/:call', ({ request }) => {
      const now = answers[Math.min(keys.length, answers.length - 1)]
      keys.push(request.headers.get('idempotency-key'))
      if (now === undefined || now === 'cut') return HttpResponse.error()
      const headers = { 'retry-after': '0' }
      return HttpResponse.json(now.body ?? {}, { status: now.status, headers })
    }),
  )
}

const done = { status: 200, body: { data: { id: 1 } } }

async function wishes(
  answers: GivenAnswer[],
  notes: string[],
  call = order,
): Promise<(string | null)[]> {
  shopSays(...answers)
  for (const note of notes) await send(call, { body: { note } }).catch(() => {})
  server.resetHandlers()
  return keys
}

beforeEach(() => {
  keys.length = 0
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a change whose answer never came', () => {
  test('is sent again under the same key', async () => {
    const [first, second] = await wishes(['cut', done], ['الف', 'الف'])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  test.each([500, 502, 504, 409, 429])(
    'is sent again under the same key after an uncertain answer (%i)',
    async (status) => {
      const sent = await wishes([{ status }, { status }, done], ['الف', 'الف'])
      expect(sent).toHaveLength(3)
      expect(new Set(sent).size).toBe(1)
    },
  )

  test('is sent again under the same key after an unreadable answer', async () => {
    const sent = await wishes([{ status: 200, body: { data: 'چه؟' } }, done], ['الف', 'الف'])
    expect(new Set(sent).size).toBe(1)
  })

  test('gets another key with another input', async () => {
    const sent = await wishes(['cut', 'cut', done], ['الف', 'ب', 'الف'])
    expect(new Set(sent).size).toBe(3)
  })

  test('stores nothing of its input', async () => {
    await wishes(['cut'], ['نشانی خانهٔ من'])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('خانه')
  })

  test('loses its key after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    await wishes(['cut'], ['الف'])
    vi.setSystemTime(1_000_000 + 10 * 60_000)
    const [first, second] = await wishes(['cut', done], ['الف'])
    vi.useRealTimers()
    expect(second).not.toBe(first)
  })
})

test.each([200, 400, 412, 422, 401, 419])(
  'gives a new key to the next change after a certain answer (%i)',
  async (status) => {
    const certain = status === 200 ? done : { status }
    const [first, second] = await wishes([certain, done], ['الف', 'الف'])
    expect(second).not.toBe(first)
  },
)

test('gives a secret call a new key each time', async () => {
  const [first, second] = await wishes(['cut', done], ['الف', 'الف'], code)
  expect(second).not.toBe(first)
})
