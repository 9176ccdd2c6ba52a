import { scryptSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest'
import { sessions, users } from '@/lib/server/db/schema/schema'
import { sendNewCode } from '@/lib/server/auth/login-codes'
import { isCommonPassword, setPassword } from '@/lib/server/auth/set-password'
import { logInByPassword } from '@/lib/server/auth/log-in'
import { checkPassword, hashPassword } from '@/lib/server/auth/password-hash'
import { findSessionCustomer, openSession } from '@/lib/server/auth/sessions'
import { hashing } from '../kit/cheap-scrypt'
import { onEachDatabase } from '../kit/each-database'

const secret = 'a secret of thirty-two characters'
const ip = '192.0.2.1'
const access = {
  ...{ secret, isDemo: true, dailyBudget: 1_000 },
  ...{ sendSms: async () => {}, canSendCodes: async () => false },
}
const PASSWORD = 'قوری چینی آبی'
const OTHER = 'استکان کمرباریک'
const CUSTOMER = 3

test('a hash of full cost matches its password', async () => {
  hashing.isFull = true
  onTestFinished(() => void (hashing.isFull = false))
  const hash = await hashPassword(PASSWORD)
  expect(await checkPassword(PASSWORD, hash)).toBe(true)
  hashing.isFull = false
  expect(await checkPassword(PASSWORD, hash), 'at a lower cost').toBe(false)
})

test('a hash matches its password alone and is never the same twice', async () => {
  const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(one).not.toBe(two)
  expect(await checkPassword(PASSWORD, one)).toBe(true)
  expect(await checkPassword(`${PASSWORD}.`, one)).toBe(false)
  for (const broken of [null, '', 'scrypt$32768$8$3$$', one.slice(0, -4)]) {
    expect(await checkPassword(PASSWORD, broken)).toBe(false)
  }
})

/** As the shop kept it when nothing but digits had one spelling. */
function hashUnfolded(folded: string): string {
  const salt = Buffer.from('sixteen bytes of')
  const key = scryptSync(folded, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

describe('a password written another way', () => {
  const typed = 'چهار واژهٔ بی‌ربط ۱۲'
  // With Arabic letters and digits, a tatweel, a mark that cannot be seen and a space too many.
  const another = ' چهـار  واژهٔ بي‌ربط\u200f ١٢'

  test('matches from either keyboard', async () => {
    expect(await checkPassword(another, await hashPassword(typed))).toBe(true)
    expect(await checkPassword(typed, await hashPassword(another))).toBe(true)
  })

  test('matches as it was typed where it was set before letters were folded', async () => {
    const before = hashUnfolded('كليد يک12')
    expect(await checkPassword('كليد يک۱۲', before)).toBe(true)
    expect(await checkPassword('كليد يک۱۳', before)).toBe(false)
  })

  test('costs as much to check against no hash as against a wrong one', async () => {
    const hash = await hashPassword(PASSWORD)
    const costOf = async (of: string | null) => {
      const before = hashing.times
      expect(await checkPassword(another, of)).toBe(false)
      return hashing.times - before
    }
    expect([await costOf(hash), await costOf(null)]).toEqual([2, 2])
  })
})

describe('a common password', () => {
  test.each([
    ...['12345678', 'Password1', 'QWERTYUI', '87654321', 'aaaaaaaa', 'abababab', 'iran1234'],
    ...['1q2w3e4r', '09121234567', 'a9121234567z', '۱۲۳'.replace(/./g, '1').repeat(3)],
  ])('is %s', (password) => expect(isCommonPassword(password, '+989121234567')).toBe(true))
  test.each([PASSWORD, OTHER, 'tea-pot-blue-7', '0919bazaar!!'])('is not %s', (password) =>
    expect(isCommonPassword(password, '+989121234567')).toBe(false),
  )
})

onEachDatabase('a password', (db) => {
  let mobile = ''
  beforeAll(async () => {
    const [user] = await db().select().from(users).where(eq(users.id, CUSTOMER))
    mobile = user?.mobile ?? ''
  })
  beforeEach(async () => {
    await db().execute(sql`truncate codes, guesses`)
    await db().delete(sessions)
    await db().update(users).set({ passwordHash: null })
  })
  const open = (proved = true) =>
    openSession(db(), secret, CUSTOMER, { device: '', ip, isProved: proved })
  const set = (token: string, input: Parameters<typeof setPassword>[2]) =>
    setPassword(db(), { customerId: CUSTOMER, token, ip, secret }, input)
  const logIn = (password: string, of = mobile, from = ip) =>
    logInByPassword(db(), access, { mobile: of, password }, { device: '', ip: from })
  const sendCode = () =>
    sendNewCode(db(), { mobile, ip }, { secret, dailyBudget: 1_000, send: async () => {} })

  it('is set in a session whose code was just typed, and then logs in', async () => {
    await set(await open(), { password: PASSWORD })
    const { token, user } = await logIn(PASSWORD)
    expect(await findSessionCustomer(db(), secret, token)).toBe(CUSTOMER)
    expect(user).toMatchObject({ id: CUSTOMER, has_password: true })
    expect(JSON.stringify(user)).not.toContain('scrypt')
  })

  it('needs a fresh code the first time it is set', async () => {
    const token = await open(false)
    await expect(set(token, { password: PASSWORD })).rejects.toMatchObject({
      code: 'proof_required',
    })
    const proved = await open()
    await db().execute(sql`update sessions set proved_at = now() - interval '11 minutes'`)
    await expect(set(proved, { password: PASSWORD })).rejects.toMatchObject({
      code: 'proof_required',
    })
    await expect(set(token, { password: PASSWORD, code: 'no' })).rejects.toMatchObject({
      code: 'code_expired',
    })
    await set(token, { password: PASSWORD, code: await sendCode() })
    await expect(logIn(PASSWORD)).resolves.toBeDefined()
  })

  it('is changed with the current one, or with a code when that is forgotten', async () => {
    const token = await open()
    await set(token, { password: PASSWORD })
    const invalid = { code: 'invalid', fields: { current_password: expect.any(Array) } }
    await expect(set(token, { password: OTHER })).rejects.toMatchObject(invalid)
    const mistaken = { current_password: OTHER, password: OTHER }
    await expect(set(token, mistaken)).rejects.toMatchObject(invalid)
    await set(token, { current_password: PASSWORD, password: OTHER })
    await set(token, { code: await sendCode(), password: PASSWORD })
    await expect(logIn(PASSWORD)).resolves.toBeDefined()
    await expect(logIn(OTHER)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('logs the other devices out when it changes', async () => {
    const [here, there] = [await open(), await open()]
    await set(here, { password: PASSWORD })
    expect(await findSessionCustomer(db(), secret, here)).toBe(CUSTOMER)
    await expect(findSessionCustomer(db(), secret, there)).rejects.toMatchObject({
      code: 'session_revoked',
    })
  })

  it('may not be a common one', async () => {
    await expect(set(await open(), { password: 'password123' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.any(Array) },
    })
  })

  it('is answered alike when it is wrong, when the number has none and when there is no such number', async () => {
    await set(await open(), { password: PASSWORD })
    const words = new Set<string>()
    for (const of of [mobile, '+989120000104', '+989999999999']) {
      await logIn(OTHER, of).catch((error: Error) => words.add(error.message))
    }
    expect(words.size).toBe(1)
  })

  it('costs as much to reject for no number as for a wrong password', async () => {
    await set(await open(), { password: PASSWORD })
    const hashesOf = async (of: string) => {
      const before = hashing.times
      await logIn(OTHER, of).catch(() => {})
      return hashing.times - before
    }
    expect(await hashesOf(mobile)).toBe(1)
    expect(await hashesOf('+989999999999')).toBe(1)
  })

  it('can be guessed five times in a quarter of an hour; a code still logs in', async () => {
    await set(await open(), { password: PASSWORD })
    const from = (i: number) => `10.0.0.${i}`
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => logIn(OTHER, mobile, from(i))),
    )
    const codes = all.map((one) => one.status === 'rejected' && one.reason.code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(7)
    await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(sendCode()).resolves.toMatch(/^\d{6}$/)
    await db().execute(sql`update guesses set created_at = created_at - interval '15 minutes'`)
    await expect(logIn(PASSWORD)).resolves.toBeDefined()
  })

  it('can be guessed fifty times an hour from one IP, for whichever numbers', async () => {
    const rows = sql`select 'password', '+98912' || lpad(i::text, 7, '0'), ${ip}
      from generate_series(1, 50) as i`
    await db().execute(sql`insert into guesses (kind, mobile, ip) ${rows}`)
    await expect(logIn(PASSWORD)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: expect.any(Number),
    })
    await set(await open(), { password: PASSWORD })
    await expect(logIn(PASSWORD, mobile, '10.0.0.1')).resolves.toBeDefined()
  })
})
