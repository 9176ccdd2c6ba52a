import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { POSTS_A_DAY } from '@/lib/contract/social-limits'
import { dailyCounts } from '@/lib/server/db/schema/schema'
import { Refusal } from '@/lib/server/services/refusal'
import { countOne, forgetOldCounts, mustHaveRoom } from '@/lib/server/services/social/daily-counts'
import { onEachDatabase } from '../../kit/each-database'

onEachDatabase('what a customer does in a day', (db) => {
  const counted = async (userId: number) => {
    const mine = and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, 'post'))
    return (await db().select().from(dailyCounts).where(mine)).map(({ times }) => times)
  }

  test('is counted one after the other, however many come at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => db().transaction((tx) => countOne(tx, 1, 'post'))),
    )
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(40 - POSTS_A_DAY)
    for (const reason of refused) expect(reason).toBeInstanceOf(Refusal)
    expect(await counted(1)).toEqual([POSTS_A_DAY])
    await expect(mustHaveRoom(db(), 1, 'post')).rejects.toMatchObject({ kind: 'too_many' })
    await expect(mustHaveRoom(db(), 1, 'post_comment')).resolves.toBeUndefined()
    await expect(mustHaveRoom(db(), 2, 'post')).resolves.toBeUndefined()
  })

  test('is not counted when it comes to nothing', async () => {
    const failing = db().transaction(async (tx) => {
      await countOne(tx, 3, 'post')
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await counted(3)).toEqual([])
  })

  test('goes by the clock of the database, which all instances of the shop share', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
    try {
      await db().transaction((tx) => countOne(tx, 5, 'post'))
      const today = sql`(now() at time zone 'Asia/Tehran')::date`
      const isToday = and(eq(dailyCounts.userId, 5), eq(dailyCounts.day, today))
      expect(await db().$count(dailyCounts, isToday)).toBe(1)
      await forgetOldCounts(db())
      expect(await counted(5)).toEqual([1])
    } finally {
      vi.useRealTimers()
    }
  })

  test('begins anew with the day of Tehran, and is forgotten after two', async () => {
    const yesterday = sql`(now() at time zone 'Asia/Tehran')::date - 1`
    const before = sql`(now() at time zone 'Asia/Tehran')::date - 3`
    const full = { userId: 4, kind: 'post' as const, times: POSTS_A_DAY }
    await db()
      .insert(dailyCounts)
      .values([
        { ...full, day: yesterday },
        { ...full, day: before },
      ])
    await db().transaction((tx) => countOne(tx, 4, 'post'))
    expect((await counted(4)).toSorted((a, b) => a - b)).toEqual([1, POSTS_A_DAY, POSTS_A_DAY])
    await forgetOldCounts(db())
    expect((await counted(4)).toSorted((a, b) => a - b)).toEqual([1, POSTS_A_DAY])
  })
})
