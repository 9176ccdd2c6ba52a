import { expect, test } from 'vitest'
import { DELIVERED, workingMomentOfStep } from '@/lib/server/db/seed/order-steps'
import { toTehranTime } from '@/lib/persian/days'
import { HOUR_MS } from '@/lib/persian/durations'

const MIDNIGHT = Date.parse('2026-11-20T00:00:00+03:30')
const byShop = DELIVERED.slice(DELIVERED.indexOf('packaging'))

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'an order placed at %i is packed, sent and delivered within the hours of work, step after step',
  (hour) => {
    const createdAt = new Date(MIDNIGHT + hour * HOUR_MS)
    const moments = DELIVERED.map((step) => workingMomentOfStep(DELIVERED, createdAt, step))
    expect(moments).toEqual(moments.toSorted((one, other) => one.getTime() - other.getTime()))
    for (const step of byShop) {
      const { time } = toTehranTime(workingMomentOfStep(DELIVERED, createdAt, step))
      expect(time >= '09:00' && time < '20:00').toBe(true)
    }
  },
)
