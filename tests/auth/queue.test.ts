import { expect, test } from 'vitest'
import { createQueue } from '@/lib/server/auth/queue'

test('only so many run at once, the next ones in the order they came, and the rest are refused', async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    inTurn(() => {
      begun.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  await all[1]
  await expect.poll(() => begun).toEqual([1, 2, 3])
  ends[0]?.()
  ends[2]?.()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  ends[3]?.()
  await Promise.all(all)
})

test('work that fails makes room too', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn(async () => 'done')).resolves.toBe('done')
})
