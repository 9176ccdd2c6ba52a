import { count, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { guesses } from '@/lib/server/db/schema/schema'
import { countGuess } from '@/lib/server/auth/guesses'
import { createQueue } from '@/lib/server/auth/password-hash'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'

const mobile = '+989121234567'
const wrong = () => Promise.reject(new DomainError('wrong_credentials', 'نادرست'))
const busy = () => Promise.reject(new DomainError('rate_limited', 'شلوغ'))

onEachDatabase('a guess', (db) => {
  beforeEach(async () => {
    await db().execute(sql`truncate guesses`)
  })
  let asked = 0
  const guess = <T>(look: () => Promise<T>) =>
    countGuess(db(), { kind: 'password', mobile, ip: `10.0.${asked >> 8}.${asked++ & 255}` }, look)
  const kept = async () => (await db().select({ rows: count() }).from(guesses))[0]?.rows

  it('that was looked at and wrong stays counted, at a field too', async () => {
    await expect(guess(wrong)).rejects.toThrow('نادرست')
    const atField = new DomainError('invalid', 'نادرست', {
      fields: { current_password: ['نادرست'] },
    })
    await expect(guess(() => Promise.reject(atField))).rejects.toThrow('نادرست')
    expect(await kept()).toBe(2)
  })

  it('that was never looked at is taken back, whatever kept it from that', async () => {
    for (let times = 0; times < 6; times += 1) {
      await expect(guess(busy)).rejects.toThrow('شلوغ')
      await expect(guess(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    }
    expect(await kept()).toBe(0)
    await expect(guess(async () => 'right')).resolves.toBe('right')
  })

  it('is looked at five times when a thousand wrong ones come at once, some to a full queue', async () => {
    const enqueue = createQueue({ concurrency: 1, maxQueued: 1 })
    let looked = 0
    const look = () =>
      enqueue(() => {
        looked += 1
        return wrong()
      })
    const all = await Promise.allSettled(Array.from({ length: 1_000 }, () => guess(look)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(5)
    expect(await kept()).toBe(looked)
  })
})
