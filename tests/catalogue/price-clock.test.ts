import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { HOUR_MS } from '@/lib/persian/durations'
import { startPriceClock } from '@/lib/server/catalogue/price-clock'
import { festivals } from '@/lib/server/db/schema/schema'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the price clock', (db) => {
  test('stops though there never were pages', async () => {
    const clock = startPriceClock(db(), {
      onRevalidate: async () => {},
      onError: () => {},
      pagesOpen: new Promise(() => {}),
    })
    await expect(clock.stop()).resolves.toBeUndefined()
  })

  test('empties what turned while nobody ran, once there are pages to empty', async () => {
    await db()
      .update(festivals)
      .set({
        startsAt: new Date(Date.now() - 9 * HOUR_MS),
        endsAt: new Date(Date.now() - 2 * HOUR_MS),
      })
      .where(eq(festivals.id, 1))
    const emptied: string[] = []
    let openPages = () => {}
    const pagesOpen = new Promise<void>((resolve) => {
      openPages = resolve
    })
    const clock = startPriceClock(db(), {
      onRevalidate: async (tags) => void emptied.push(...tags),
      onError: (error) => {
        throw error
      },
      pagesOpen,
    })
    await db().$count(festivals)
    expect(emptied).toEqual([])
    openPages()
    await expect.poll(() => emptied, { timeout: 10_000 }).toContain('home')
    await clock.stop()
  })
})
