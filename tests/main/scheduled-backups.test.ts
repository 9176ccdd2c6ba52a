import { expect, test } from 'vitest'
import { claimDailyRun } from '@/lib/server/main/scheduled-backups'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the daily backup', (db) => {
  test('is done by one of all instances that come at once, and again on the next day', async () => {
    const claim = (day: string) =>
      Promise.all(Array.from({ length: 5 }, () => claimDailyRun(db(), 'backup', day)))
    const winners = async (day: string) => (await claim(day)).filter(Boolean).length
    expect(await winners('2026-11-23')).toBe(1)
    expect(await winners('2026-11-23')).toBe(0)
    expect(await winners('2026-11-24')).toBe(1)
    expect(await winners('2026-11-23')).toBe(0)
  })
})
