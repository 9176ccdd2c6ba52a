import { count, sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { guesses } from '@/lib/server/db/schema/schema'
import { countGuess } from '@/lib/server/auth/guesses'
import { createQueue } from '@/lib/server/bounded-queue'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'

const mobile = '+989121234567'
const wrong = () => Promise.reject(new DomainError('wrong_credentials', 'نادرست'))
const busy = () => Promise.reject(new DomainError('rate_limited', 'شلوغ'))

onEachDatabase('counting guesses', (db) => {
  beforeEach(async () => {
    await db().execute(sql`truncate guesses`)
  })
  let guessed = 0
  const guess = <T>(check: () => Promise<T>) =>
    countGuess(
      db(),
      { kind: 'password', mobile, ip: `10.0.${guessed >> 8}.${guessed++ & 255}` },
      check,
    )
  const countRows = async () => (await db().select({ rows: count() }).from(guesses))[0]?.rows

  it('keeps the count of a wrong guess, also of one that is wrong at a field', async () => {
    await expect(guess(wrong)).rejects.toThrow('نادرست')
    const atField = new DomainError('invalid', 'نادرست', {
      fields: { current_password: ['نادرست'] },
    })
    await expect(guess(() => Promise.reject(atField))).rejects.toThrow('نادرست')
    expect(await countRows()).toBe(2)
  })

  it('takes back a guess that was never checked, whatever prevented it', async () => {
    for (let times = 0; times < 6; times += 1) {
      await expect(guess(busy)).rejects.toThrow('شلوغ')
      await expect(guess(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    }
    expect(await countRows()).toBe(0)
    await expect(guess(async () => 'right')).resolves.toBe('right')
  })

  it('answers with what was checked where its guess cannot be deleted, and logs why', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    await db().execute(sql`
      create function keep_guesses() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$`)
    await db().execute(sql`
      create trigger keep_guesses before delete on guesses
      for each row execute function keep_guesses()`)
    try {
      await expect(guess(async () => 'an order')).resolves.toBe('an order')
      await expect(guess(busy)).rejects.toThrow('شلوغ')
      expect(warn).toHaveBeenCalledTimes(2)
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('a guess that was not wrong'))
    } finally {
      await db().execute(sql`drop function keep_guesses cascade`)
      warn.mockRestore()
    }
  })

  it('checks five of 300 wrong guesses that come at once, some of them to a full queue', async () => {
    const enqueue = createQueue({ concurrency: 1, maxQueued: 1 })
    let checked = 0
    const check = () =>
      enqueue(() => {
        checked += 1
        return wrong()
      })
    const all = await Promise.allSettled(Array.from({ length: 300 }, () => guess(check)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(checked).toBeGreaterThan(0)
    expect(checked).toBeLessThanOrEqual(5)
    expect(await countRows()).toBe(checked)
  })
})
