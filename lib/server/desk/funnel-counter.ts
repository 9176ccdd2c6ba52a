import { sql } from 'drizzle-orm'
import { COUNTED_STEPS, type CountedStep } from '@/lib/contract/desk/sales-funnel'
import { toTehranTime } from '@/lib/persian/days'
import type { Database } from '../db/database'
import { funnelCounts } from '../db/schema/schema'
import { createCountBuffer } from '../jobs/count-buffer'

const FLUSH_INTERVAL = 5_000
const MAX_PENDING = 1_000

/** Instances add to the same rows, each in one order, so that none waits for another in a ring. */
async function storeSteps(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, count]) => {
      const [day = '', name] = key.split(' ')
      return COUNTED_STEPS.filter((step) => step === name).map((step) => ({ day, step, count }))
    })
  await db
    .insert(funnelCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [funnelCounts.day, funnelCounts.step],
      set: { count: sql`${funnelCounts.count} + excluded.count` },
    })
}

export type FunnelCounter = {
  count: (step: CountedStep) => void
  flush: () => Promise<void>
  stop: () => Promise<void>
}

/** Knows steps and days, and nothing of who took them. */
export function createFunnelCounter(
  db: Database,
  onError: (error: unknown) => void,
  now = () => new Date(),
): FunnelCounter {
  const buffer = createCountBuffer({
    ...{ everyMs: FLUSH_INTERVAL, maxKeys: MAX_PENDING, onError },
    store: (counts) => storeSteps(db, counts),
  })
  return { ...buffer, count: (step) => buffer.count(`${toTehranTime(now()).day} ${step}`) }
}
