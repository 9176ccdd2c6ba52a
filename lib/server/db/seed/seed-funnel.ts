import { toTehranTime } from '@/lib/persian/days'
import type { Database } from '../database'
import { funnelCounts } from '../schema/schema'
import { bulkInsert } from './bulk-insert'
import { createChance, type Past } from './chance'

/** Fewer than the longest spans of the report, which then tells since when it counts. */
const COUNTED_DAYS = 60

export async function seedFunnel(db: Database, past: Past): Promise<void> {
  const chance = createChance(700)
  const rows = Array.from({ length: COUNTED_DAYS }, (_, nth) => {
    const { day } = toTehranTime(past.daysAgo(nth + 1, 0))
    return [
      { day, step: 'product_view' as const, count: chance.whole(70, 130) },
      { day, step: 'cart_add' as const, count: chance.whole(7, 13) },
      { day, step: 'checkout' as const, count: chance.whole(3, 5) },
    ]
  })
  await bulkInsert(db, funnelCounts, rows.flat())
}
