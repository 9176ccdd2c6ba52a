import { expect, test } from 'vitest'
import { createQueue, createShares } from '@/lib/server/bounded-queue'

test('the queue of password hashes runs so many at once, the next in order, and refuses the rest', async () => {
  const enqueue = createQueue({ concurrency: 2, maxQueued: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    enqueue(() => {
      begun.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const all = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toMatchObject({ code: 'busy', retryAfter: 3 })
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

test('the queue of password hashes goes on after one that fails', async () => {
  const enqueue = createQueue({ concurrency: 1, maxQueued: 1 })
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(enqueue(async () => 'done')).resolves.toBe('done')
})

test('an owner has a share of a queue, whatever others wait for and however a piece of work ends', async () => {
  const share = createShares({ most: 2 })
  const ends: ((error?: Error) => void)[] = []
  const work = (owner: number) =>
    share(
      owner,
      () =>
        new Promise<void>((resolve, reject) =>
          ends.push((error) => (error ? reject(error) : resolve())),
        ),
    )
  const all = [work(1), work(1), work(2)]
  await expect(work(1)).rejects.toMatchObject({ code: 'busy', retryAfter: 3 })
  ends[0]?.(new Error('broken'))
  await expect(all[0]).rejects.toThrow('broken')
  all.push(work(1))
  await expect(work(1)).rejects.toMatchObject({ code: 'busy' })
  for (const end of ends) end()
  await Promise.all(all.slice(1))
  await expect(share(1, async () => 'done')).resolves.toBe('done')
})
