import { describe, expect, test } from 'vitest'
import { retryAfterSeconds, waitBeforeRetry } from '@/lib/api/retry'

const once = { sent: 1, retryAfter: null }

describe('which call is sent again', () => {
  const worth = [408, 409, 425, 429, 500, 502, 503, 504]

  test.each(worth)('a POST or PATCH answered %i is sent once more', (status) => {
    expect(waitBeforeRetry({ method: 'POST', status, ...once })).not.toBeNull()
    expect(waitBeforeRetry({ method: 'PATCH', status, ...once })).not.toBeNull()
    expect(waitBeforeRetry({ method: 'POST', status, sent: 2, retryAfter: null })).toBeNull()
  })

  test.each(worth)('a GET or DELETE answered %i is not', (status) => {
    expect(waitBeforeRetry({ method: 'GET', status, ...once })).toBeNull()
    expect(waitBeforeRetry({ method: 'DELETE', status, ...once })).toBeNull()
  })

  test.each([400, 401, 404, 412, 419, 422])('a POST answered %i is not', (status) => {
    expect(waitBeforeRetry({ method: 'POST', status, ...once })).toBeNull()
  })
})

describe('how long it waits', () => {
  const post = { method: 'POST', status: 429, sent: 1 } as const

  test('as long as Retry-After says', () => {
    expect(waitBeforeRetry({ ...post, retryAfter: 2 }, 0)).toBe(2)
    expect(waitBeforeRetry({ ...post, retryAfter: 5 }, 0)).toBe(5)
  })

  test('not at all where it would look dead: the shopper is told when to come again', () => {
    expect(waitBeforeRetry({ ...post, retryAfter: 6 })).toBeNull()
    expect(waitBeforeRetry({ ...post, status: 503, retryAfter: 3600 })).toBeNull()
  })

  test('a moment when nothing is said, and never everybody at the same', () => {
    const told = { ...post, retryAfter: 2 }
    expect(waitBeforeRetry({ ...post, retryAfter: null }, 0)).toBe(0.3)
    expect(waitBeforeRetry({ ...post, retryAfter: null }, 1)).toBe(0.6)
    expect(waitBeforeRetry(told, 1)).toBe(2.3)
    const waits = Array.from({ length: 50 }, () => waitBeforeRetry(told))
    expect(new Set(waits).size).toBeGreaterThan(40)
    expect(Math.min(...waits.map(Number))).toBeGreaterThanOrEqual(2)
  })

  test('Retry-After is seconds or a date', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    expect(retryAfterSeconds('3', now)).toBe(3)
    expect(retryAfterSeconds('Sat, 21 Nov 2026 10:00:04 GMT', now)).toBe(4)
    expect(retryAfterSeconds('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0)
    expect(retryAfterSeconds('soon', now)).toBeNull()
    expect(retryAfterSeconds(undefined, now)).toBeNull()
  })
})
