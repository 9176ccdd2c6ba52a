import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendNewCode, verifyCode } from '@/lib/server/auth/login-codes'
import { SmsFailure } from '@/lib/server/adapters/sms/sms'
import { onEachDatabase } from '../kit/each-database'

const SECRET = 'a secret of thirty-two characters'
const mobile = '+989121234567'
const other = '+989357654321'
const ip = '192.0.2.1'

onEachDatabase('a login code', (db) => {
  beforeEach(async () => {
    await db().execute(sql`truncate codes, guesses`)
  })
  const send = vi.fn(async () => {})
  const ask = (to = mobile, from = ip, dailyBudget = 1_000) =>
    sendNewCode(db(), { mobile: to, ip: from }, { secret: SECRET, dailyBudget, send })
  const take = (code: string, of = mobile, from = ip) =>
    verifyCode(db(), { mobile: of, ip: from, code }, { secret: SECRET })
  const pass = (seconds: number) =>
    db().execute(sql`update codes set
      created_at = created_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds})`)
  const passGuesses = (seconds: number) =>
    db().execute(
      sql`update guesses set created_at = created_at - make_interval(secs => ${seconds})`,
    )
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('has six digits and is not in the database', async () => {
    const code = await ask()
    expect(code).toMatch(/^\d{6}$/)
    expect(send).toHaveBeenLastCalledWith(mobile, code)
    expect(JSON.stringify(await db().query.codes.findMany())).not.toContain(code)
  })

  it('logs in once', async () => {
    const code = await ask()
    await expect(take(code)).resolves.toBeUndefined()
    await expect(take(code)).rejects.toMatchObject({ code: 'code_expired' })
  })

  it('logs in once when it is sent twenty times at once', async () => {
    const code = await ask()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => take(code)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('logs in no other number', async () => {
    const code = await ask(other)
    await expect(take(code)).rejects.toMatchObject({ code: 'code_expired' })
    await ask()
    await expect(take(code)).rejects.toMatchObject({ code: 'wrong_code' })
    await expect(take(code, other)).resolves.toBeUndefined()
  })

  it('logs in to no other shop', async () => {
    const code = await ask()
    const typed = { mobile, ip, code }
    await expect(verifyCode(db(), typed, { secret: `${SECRET}!` })).rejects.toMatchObject({
      code: 'wrong_code',
    })
  })

  it('expires after two minutes', async () => {
    const code = await ask()
    await pass(121)
    await expect(take(code)).rejects.toThrow(/مهلت/)
  })

  it('expires when a newer one is sent', async () => {
    const first = await ask()
    await pass(61)
    const second = await ask()
    if (first !== second) await expect(take(first)).rejects.toThrow(/۴ بار/)
    await expect(take(second)).resolves.toBeUndefined()
  })

  it('takes five tries, says how many are left, and then rejects the right one too', async () => {
    const code = await ask()
    for (const left of ['۴', '۳', '۲', '۱']) {
      await expect(take(wrong(code))).rejects.toThrow(`${left} بار`)
    }
    await expect(take(wrong(code))).rejects.toThrow(/کد تازه/)
    await expect(take(code)).rejects.toThrow(/مهلت/)
  })

  it('takes five tries of a hundred that come at once', async () => {
    const code = await ask()
    const guesses = Array.from({ length: 100 }, (_, i) => take(wrong(code), mobile, `10.0.0.${i}`))
    const results = await Promise.allSettled(guesses)
    const counted = results.filter(
      (one) => one.status === 'rejected' && !/مهلت/.test(String(one.reason)),
    )
    expect(counted).toHaveLength(5)
    await expect(take(code)).rejects.toMatchObject({ code: 'code_expired' })
  })

  describe('can be requested', () => {
    const refused = (retryAfter: number) =>
      expect.objectContaining({ code: 'rate_limited', retryAfter })

    it('once in sixty seconds', async () => {
      await ask()
      await expect(ask()).rejects.toEqual(refused(60))
      await pass(45)
      await expect(ask()).rejects.toEqual(refused(15))
      await pass(15)
      await expect(ask()).resolves.toMatch(/^\d{6}$/)
    })

    it('once when ten requests come at once', async () => {
      const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask()))
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('five times an hour and ten times a day for a number', async () => {
      for (let sent = 0; sent < 5; sent += 1) {
        await ask()
        await pass(61)
      }
      await expect(ask()).rejects.toEqual(refused(3600 - 5 * 61))
      await pass(3600)
      for (let sent = 5; sent < 10; sent += 1) {
        await ask()
        await pass(61)
      }
      await pass(3600)
      await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' })
      await expect(ask(other)).resolves.toMatch(/^\d{6}$/)
      await pass(86_400)
      await expect(ask()).resolves.toMatch(/^\d{6}$/)
    })

    it('twenty times an hour from an IP', async () => {
      for (let sent = 0; sent < 20; sent += 1) await ask(`+98912000${1000 + sent}`)
      await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' })
      await expect(ask(mobile, '198.51.100.7')).resolves.toMatch(/^\d{6}$/)
      await pass(3600)
      await expect(ask(other)).resolves.toMatch(/^\d{6}$/)
    })

    it('no more often than the budget of the day, whoever requests it', async () => {
      for (let sent = 0; sent < 3; sent += 1) {
        await ask(`+98912000${1000 + sent}`, `10.0.0.${sent}`, 3)
      }
      await expect(ask(mobile, ip, 3)).rejects.toMatchObject({ code: 'rate_limited' })
      await expect(ask(mobile, ip, 4)).resolves.toMatch(/^\d{6}$/)
    })
  })

  it('is not counted when it was not sent', async () => {
    send.mockRejectedValueOnce(new Error('no line'))
    await expect(ask()).rejects.toMatchObject({ code: 'sms_not_sent' })
    expect(await db().query.codes.findMany()).toEqual([])
    await expect(ask()).resolves.toMatch(/^\d{6}$/)
  })

  it('is not counted when the provider rejected it', async () => {
    send.mockRejectedValueOnce(new SmsFailure('refused'))
    await expect(ask()).rejects.toMatchObject({ code: 'sms_not_sent' })
    await expect(ask()).resolves.toMatch(/^\d{6}$/)
  })

  it('that may have been delivered logs in, and counts for its number, its IP and the day', async () => {
    send.mockRejectedValueOnce(new SmsFailure('late', { mayBeDelivered: true }))
    const code = await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(ask(other, '198.51.100.7', 1)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(take(code)).resolves.toBeUndefined()
  })

  it('can be guessed fifty times an hour from one IP', async () => {
    const code = await ask()
    const codes: string[] = []
    for (let guess = 0; guess < 60; guess += 1) {
      await take(wrong(code)).catch((error: { code: string }) => codes.push(error.code))
    }
    expect(codes.filter((code) => code === 'wrong_code' || code === 'code_expired')).toHaveLength(
      50,
    )
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(10)
    await expect(take(code)).rejects.toMatchObject({ code: 'rate_limited' })
    await pass(3600)
    await passGuesses(3600)
    await expect(take(await ask())).resolves.toBeUndefined()
  })

  it('can be guessed five times from whichever IPs, and nobody is locked out', async () => {
    const code = await ask()
    for (let guess = 0; guess < 20; guess += 1) {
      const from = `10.1.0.${guess}`
      await expect(take(wrong(code), mobile, from)).rejects.toThrow(
        /^(کد درست نیست|این کد دیگر|مهلت)/,
      )
    }
    await expect(take(code)).rejects.toMatchObject({ code: 'code_expired' })
    await pass(61)
    await expect(take(await ask())).resolves.toBeUndefined()
  })

  it('is not counted as a guess when it is right', async () => {
    for (let times = 0; times < 3; times += 1) {
      await take(await ask())
      await pass(61)
    }
    expect(await db().query.guesses.findMany()).toEqual([])
  })
})
