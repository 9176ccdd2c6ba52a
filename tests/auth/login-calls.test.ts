import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  closeOneSession,
  getSessions,
  loginPassword,
  logout,
  sendCode,
  setPassword,
  verifyCode,
} from '@/lib/contract/auth'
import type { Call } from '@/lib/contract/call'
import { getProfile } from '@/lib/contract/account/profile'
import { users } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { askCall, expectRefused } from '../kit/ask-call'
import { codeFor, newAddress, newCustomer, newMobile } from '../kit/known-people'

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()

describeEachShop('logging in over HTTP', (shop) => {
  const ask = (call: Call, body: unknown, headers: Record<string, string> = {}) =>
    askCall(shop().url, call, { body }, { 'X-Forwarded-For': newAddress(), ...headers })
  const profile = (token: string) =>
    ask(getProfile, undefined, { Authorization: `Bearer ${token}` })

  test('gives a new number an account, a token and a cookie that scripts cannot read', async () => {
    const mobile = newMobile()
    const code = await codeFor(shop().url, mobile)
    const answer = await ask(verifyCode, { mobile, code })
    const { token, user } = verifyCode.answer.parse(answer.body).data
    expect(user).toMatchObject({ mobile, first_name: '', has_password: false })
    expect(cookieOf(answer)).toEqual([
      expect.stringMatching(
        new RegExp(`^vitrin=${token}; Path=/; Max-Age=51839\\d\\d; HttpOnly; SameSite=Lax$`),
      ),
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await profile(token)).status).toBe(200)
  })

  test('answers a known number and a new one alike', async () => {
    const [demo] = await shop().db.select().from(users).where(eq(users.id, 1))
    const shapes = []
    for (const mobile of [demo?.mobile ?? '', newMobile()]) {
      const { status, body } = await ask(sendCode, { mobile })
      const { demo_code: code, ...rest } = sendCode.answer.parse(body).data
      shapes.push({ status, rest, code: code?.length })
      expectRefused(
        await ask(verifyCode, { mobile, code: code === '000000' ? '000001' : '000000' }),
        412,
      )
    }
    expect(shapes[0]).toEqual(shapes[1])
  })

  test.each([
    '0912 345 67 89',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '+98 (912) 345-6789',
    '00989123456789',
    '٩١٢٣٤٥٦٧٨٩',
  ])(
    'takes a mobile written as %s for the same number, and a code in Persian digits for the same code',
    async (mobile) => {
      await shop().db.execute(sql`truncate codes`)
      const code = await codeFor(shop().url, mobile)
      const persian = code.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
      const { body } = await ask(verifyCode, { mobile: '+989123456789', code: ` ${persian}` })
      expect(verifyCode.answer.parse(body).data.user.mobile).toBe('09123456789')
    },
  )

  test.each(['', '0912', '021-88888888', '09123456789x', 'موبایل', '+1 912 345 6789'])(
    'rejects %j at the field of the mobile',
    async (mobile) => {
      const answer = await ask(sendCode, { mobile })
      expectRefused(answer, 422)
      expect(answer.body).toMatchObject({ errors: { mobile: [expect.any(String)] } })
    },
  )

  test('says how long to wait when a second code is requested too early', async () => {
    const mobile = newMobile()
    await codeFor(shop().url, mobile)
    const answer = await ask(sendCode, { mobile })
    expectRefused(answer, 429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('counts the many IPv6 addresses of one home as one', async () => {
    const from = (tail: string) => ({ 'X-Forwarded-For': `2001:db8:7:7::${tail}` })
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await ask(sendCode, { mobile: newMobile() }, from(String(sent)))).status).toBe(200)
    }
    expectRefused(await ask(sendCode, { mobile: newMobile() }, from('ffff:1')), 429)
  })

  test('answers a retry under the same key with the same token and cookie, readable nowhere in the database', async () => {
    const mobile = newMobile()
    const body = { mobile, code: await codeFor(shop().url, mobile) }
    const key = { 'Idempotency-Key': 'a-login-that-lost-its-answer' }
    const first = await ask(verifyCode, body, key)
    const again = await ask(verifyCode, body, key)
    expect([again.status, again.body, cookieOf(again)]).toEqual([
      first.status,
      first.body,
      cookieOf(first),
    ])
    const { token } = verifyCode.answer.parse(first.body).data
    const stored = JSON.stringify(await shop().db.query.idempotencyKeys.findMany())
    expect(stored).toContain('sealed')
    expect(stored).not.toContain(token)
    expectRefused(await ask(verifyCode, { mobile, code: '111111' }, key), 422)
  })

  test('sets a password, logs in with it and rejects a wrong one', async () => {
    const { mobile, bearer } = await newCustomer(shop().url)
    expectRefused(await ask(setPassword, { password: 'کوتاه' }, bearer), 422)
    expectRefused(await ask(setPassword, { password: 'password123' }, bearer), 422)
    expect((await ask(setPassword, { password: 'چای لاهیجان ۱۲' }, bearer)).status).toBe(200)
    const good = await ask(loginPassword, { mobile, password: 'چاي لاهيجان 12' })
    expect(loginPassword.answer.parse(good.body).data.user.has_password).toBe(true)
    expect(cookieOf(good)).toHaveLength(1)
    const wrong = await ask(loginPassword, { mobile, password: 'چای کلکته ۱۲' })
    expectRefused(wrong, 412)
    const nobody = await ask(loginPassword, { mobile: newMobile(), password: 'چای لاهیجان ۱۲' })
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
    expect(cookieOf(wrong)).toEqual([])
  })

  test('makes the sixth wrong password of a number wait', async () => {
    const mobile = newMobile()
    const guess = () => ask(loginPassword, { mobile, password: 'حدس' })
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await guess(), 412)
    const answer = await guess()
    expectRefused(answer, 429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('ends the session and takes back the cookie at a logout', async () => {
    const { token, bearer } = await newCustomer(shop().url)
    const answer = await ask(logout, {}, bearer)
    expect(cookieOf(answer)).toEqual([expect.stringMatching(/^vitrin=; Path=\/; Max-Age=0; /)])
    expectRefused(await profile(token), 401)
  })

  test('answers 419 to a device that another one logged out, and lists it no more', async () => {
    const { mobile, token, bearer } = await newCustomer(shop().url)
    await shop().db.execute(sql`update codes set created_at = created_at - interval '1 minute'`)
    const code = await codeFor(shop().url, mobile)
    const other = verifyCode.answer.parse((await ask(verifyCode, { mobile, code })).body).data.token
    const list = getSessions.answer.parse((await ask(getSessions, undefined, bearer)).body).data
    const id = list.sessions.find(({ current }) => !current)?.id
    const { bearer: stranger } = await newCustomer(shop().url)
    const close = (headers: Record<string, string>) =>
      askCall(shop().url, closeOneSession, { params: { id } }, headers)
    expectRefused(await close(stranger), 404)
    expect((await close(bearer)).status).toBe(200)
    expectRefused(await profile(other), 419)
    expect((await profile(token)).status).toBe(200)
  })

  test('renews the lost cookie of a live token with the profile', async () => {
    const { token } = await newCustomer(shop().url)
    expect(cookieOf(await profile(token))).toEqual([expect.stringContaining(`vitrin=${token};`)])
  })

  describe('a field that a customer may not set', () => {
    test('is ignored', async () => {
      const mobile = newMobile()
      const code = await codeFor(shop().url, mobile)
      const body = { mobile, code, id: 1, user_id: 1, is_admin: true, wallet_balance: 1_000_000 }
      const { user, token } = verifyCode.answer.parse((await ask(verifyCode, body)).body).data
      expect(user.id).not.toBe(1)
      const mine = getProfile.answer.parse((await profile(token)).body).data
      expect(mine).toMatchObject({ wallet_balance: 0, user: { id: user.id } })
    })
  })
})
