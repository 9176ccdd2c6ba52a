import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { POSTS_PER_DAY } from '@/lib/domain/quotas'
import { dailyCounts } from '@/lib/server/db/schema/schema'
import { DomainError, invalidField } from '@/lib/server/domain-error'
import { consumeQuota, deleteOldCounts, withQuota } from '@/lib/server/social/daily-quota'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('what a customer does in a day', (db) => {
  const counted = async (userId: number) => {
    const mine = and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, 'post'))
    return (await db().select().from(dailyCounts).where(mine)).map(({ times }) => times)
  }

  test('counts requests that come at once one after the other', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => db().transaction((tx) => consumeQuota(tx, 1, 'post'))),
    )
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(40 - POSTS_PER_DAY)
    for (const reason of refused) expect(reason).toBeInstanceOf(DomainError)
    expect(await counted(1)).toEqual([POSTS_PER_DAY])
    await expect(consumeQuota(db(), 1, 'post')).rejects.toMatchObject({
      code: 'daily_limit_reached',
    })
    await expect(consumeQuota(db(), 1, 'post_comment')).resolves.toBeUndefined()
    await expect(consumeQuota(db(), 2, 'post')).resolves.toBeUndefined()
  })

  test('does not count what is rolled back', async () => {
    const failing = db().transaction(async (tx) => {
      await consumeQuota(tx, 3, 'post')
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await counted(3)).toEqual([])
  })

  test('goes by the clock of the database, which all instances of the shop share', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
    try {
      await db().transaction((tx) => consumeQuota(tx, 5, 'post'))
      const today = sql`(now() at time zone 'Asia/Tehran')::date`
      const isToday = and(eq(dailyCounts.userId, 5), eq(dailyCounts.day, today))
      expect(await db().$count(dailyCounts, isToday)).toBe(1)
      await deleteOldCounts(db())
      expect(await counted(5)).toEqual([1])
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['given back where the shop is busy', new DomainError('busy', 'شلوغ است.'), [0]],
    ['given back where something of the shop is away', new Error('no store'), [0]],
    ['used up where what was sent is refused', invalidField('image', 'عکس نیست.'), [1]],
  ])('is %s', async (_, error, left) => {
    await db().delete(dailyCounts).where(eq(dailyCounts.userId, 6))
    const work = withQuota(db(), { userId: 6, kind: 'post' }, () => Promise.reject(error))
    await expect(work).rejects.toBe(error)
    expect(await counted(6)).toEqual(left)
  })

  test('starts again with the day of Tehran, and is deleted after two days', async () => {
    const yesterday = sql`(now() at time zone 'Asia/Tehran')::date - 1`
    const before = sql`(now() at time zone 'Asia/Tehran')::date - 3`
    const full = { userId: 4, kind: 'post' as const, times: POSTS_PER_DAY }
    await db()
      .insert(dailyCounts)
      .values([
        { ...full, day: yesterday },
        { ...full, day: before },
      ])
    await db().transaction((tx) => consumeQuota(tx, 4, 'post'))
    expect((await counted(4)).toSorted((a, b) => a - b)).toEqual([1, POSTS_PER_DAY, POSTS_PER_DAY])
    await deleteOldCounts(db())
    expect((await counted(4)).toSorted((a, b) => a - b)).toEqual([1, POSTS_PER_DAY])
  })
})
