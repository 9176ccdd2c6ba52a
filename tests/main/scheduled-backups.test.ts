import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dailyRuns } from '@/lib/server/db/schema/schema'
import { claimDailyRun } from '@/lib/server/main/scheduled-backups'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the daily backup', (db) => {
  const claim = (day: string, isTakenOver = false) =>
    claimDailyRun(db(), { job: 'backup', day, isTakenOver })

  test('is done by one of all instances that come at once, and again on the next day', async () => {
    const winners = async (day: string) => {
      const claims = await Promise.all(Array.from({ length: 5 }, () => claim(day)))
      return claims.filter(Boolean).length
    }
    expect(await winners('2026-11-23')).toBe(1)
    expect(await winners('2026-11-23')).toBe(0)
    expect(await winners('2026-11-24')).toBe(1)
    expect(await winners('2026-11-23')).toBe(0)
  })

  test('of an instance that was killed is begun anew by who takes it over, and one that ended is not', async () => {
    expect(await claim('2026-11-25')).toBe(true)
    expect(await claim('2026-11-25')).toBe(false)
    expect(await claim('2026-11-25', true)).toBe(true)
    await db()
      .update(dailyRuns)
      .set({ succeededAt: sql`now() + interval '1 second'` })
      .where(eq(dailyRuns.job, 'backup'))
    expect(await claim('2026-11-25', true)).toBe(false)
  })
})
