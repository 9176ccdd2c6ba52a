import { describe, expect, test, vi } from 'vitest'
import { abortableDelay } from '@/lib/client/http/abortable-delay'
import { parseRetryAfter, retryDelay } from '@/lib/client/http/retry'
import { catchApiError } from '../kit/catch-api-error'

const once = { sent: 1, retryAfter: null }

describe('retrying a call', () => {
  const worth = [408, 409, 425, 429, 500, 502, 503, 504]

  test.each(worth)('retries a POST or PATCH once after %i', (status) => {
    expect(retryDelay({ method: 'POST', status, ...once })).not.toBeNull()
    expect(retryDelay({ method: 'PATCH', status, ...once })).not.toBeNull()
    expect(retryDelay({ method: 'POST', status, sent: 2, retryAfter: null })).toBeNull()
  })

  test.each(worth)('does not retry a GET or DELETE after %i', (status) => {
    expect(retryDelay({ method: 'GET', status, ...once })).toBeNull()
    expect(retryDelay({ method: 'DELETE', status, ...once })).toBeNull()
  })

  test.each([400, 401, 404, 412, 419, 422])('does not retry a POST after %i', (status) => {
    expect(retryDelay({ method: 'POST', status, ...once })).toBeNull()
  })
})

describe('the wait before a retry', () => {
  const post = { method: 'POST', status: 429, sent: 1 } as const

  test('is what Retry-After says', () => {
    expect(retryDelay({ ...post, retryAfter: 2 }, 0)).toBe(2)
    expect(retryDelay({ ...post, retryAfter: 5 }, 0)).toBe(5)
  })

  test('is given up when Retry-After is longer than five seconds', () => {
    expect(retryDelay({ ...post, retryAfter: 6 })).toBeNull()
    expect(retryDelay({ ...post, status: 503, retryAfter: 3600 })).toBeNull()
  })

  test('is a second at most while a page is being made', () => {
    expect(retryDelay({ ...post, retryAfter: 1, isServer: true }, 0)).toBe(1)
    expect(retryDelay({ ...post, retryAfter: null, isServer: true }, 0)).toBe(0.3)
    expect(retryDelay({ ...post, retryAfter: 2, isServer: true })).toBeNull()
  })

  test('is short and random without Retry-After', () => {
    const attempt = { ...post, retryAfter: 2 }
    expect(retryDelay({ ...post, retryAfter: null }, 0)).toBe(0.3)
    expect(retryDelay({ ...post, retryAfter: null }, 1)).toBe(0.6)
    expect(retryDelay(attempt, 1)).toBe(2.3)
    const waits = Array.from({ length: 50 }, () => retryDelay(attempt))
    expect(new Set(waits).size).toBeGreaterThan(40)
    expect(Math.min(...waits.map(Number))).toBeGreaterThanOrEqual(2)
  })

  test('is read from seconds or a date', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    expect(parseRetryAfter('3', now)).toBe(3)
    expect(parseRetryAfter('Sat, 21 Nov 2026 10:00:04 GMT', now)).toBe(4)
    expect(parseRetryAfter('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0)
    expect(parseRetryAfter('soon', now)).toBeNull()
    expect(parseRetryAfter(undefined, now)).toBeNull()
  })
})

// @in-a-window

test('the wait ends by itself', async () => {
  vi.useFakeTimers()
  const over = vi.fn()
  void abortableDelay(3).then(over)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('the wait ends silently when the call is canceled', async () => {
  const asking = new AbortController()
  const waiting = catchApiError(abortableDelay(60, asking.signal))
  asking.abort()
  expect(await waiting).toMatchObject({ kind: 'canceled', message: '' })
  expect(await catchApiError(abortableDelay(60, AbortSignal.abort()))).toMatchObject({
    kind: 'canceled',
  })
})

test('the wait ends when the page goes into the back-forward cache', async () => {
  const waiting = catchApiError(abortableDelay(60))
  window.dispatchEvent(new Event('pagehide'))
  expect(await waiting).toMatchObject({ kind: 'canceled', message: '' })
})
