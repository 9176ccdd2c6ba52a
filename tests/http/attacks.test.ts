import { readFileSync } from 'node:fs'
import { count, sql, sum } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { loginPassword, sendCode, setPassword, verifyCode } from '@/lib/contract/auth'
import { deleteAddress } from '@/lib/contract/account/addresses'
import { updateUser, updateUserImage } from '@/lib/contract/account/edit-profile'
import { MEGABYTE } from '@/lib/contract/limits'
import { getProfile } from '@/lib/contract/account/profile'
import { openTicket } from '@/lib/contract/account/tickets'
import type { Call } from '@/lib/contract/call'
import { addresses, media, tickets, users, walletTransactions } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { pngThatClaims } from '../kit/pictures'
import type { TestShop } from '../kit/test-shop'
import { askCall, type WireAnswer, expectWellMannered } from '../kit/ask-call'
import { codeFor, newAddress, newCustomer, newMobile } from '../kit/known-people'
import { upload } from '../kit/upload'

const PASSWORD = 'قوری چینی آبی'
const DEMO = '09120000101'

type Attack = (shop: TestShop) => Promise<WireAnswer[]>

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const from = (address: string) => ({ 'X-Forwarded-For': address })
const counted = (answers: WireAnswer[]) => {
  const tally: Record<number, number> = {}
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1
  return tally
}

const AT_ONCE = 25

async function often(times: number, ask: (at: number) => Promise<WireAnswer>) {
  const answers: WireAnswer[] = []
  for (let done = 0; done < times; done += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, times - done) }, (_, at) => ask(done + at))
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

const guess = (shop: TestShop, mobile: string, code: string, address: string) =>
  askCall(shop.url, verifyCode, { body: { mobile, code } }, from(address))

const tryPassword = (shop: TestShop, mobile: string, address = newAddress()) =>
  askCall(shop.url, loginPassword, { body: { mobile, password: 'حدس زدم' } }, from(address))

const picture =
  (make: () => Buffer | Promise<Buffer>): Attack =>
  async (shop) => {
    const token = await shop.logIn(2)
    return [await upload(shop.url, updateUserImage, token, { files: [await make()] })]
  }

async function asCustomer(shop: TestShop, call: Call, body: object): Promise<WireAnswer[]> {
  const headers = { Authorization: `Bearer ${await shop.logIn(2)}` }
  return [await askCall(shop.url, call, { body }, headers)]
}

/** As docs/limits.md names them, with how often each status is the answer. */
const attacks: Record<string, { attack: Attack; answers: Record<number, number> }> = {
  '300 wrong codes from one address': {
    attack: async (shop) => {
      const [mobile, address] = [newMobile(), newAddress()]
      const code = await codeFor(shop.url, mobile)
      return often(300, () => guess(shop, mobile, wrong(code), address))
    },
    answers: { 412: 50, 429: 250 },
  },
  '300 wrong codes from 300 addresses, then the right one': {
    attack: async (shop) => {
      const mobile = newMobile()
      const code = await codeFor(shop.url, mobile)
      const far = (at: number) => `172.16.${at >> 8}.${at & 255}`
      return often(301, (at) => guess(shop, mobile, at === 300 ? code : wrong(code), far(at)))
    },
    answers: { 412: 301 },
  },
  'a code for another number': {
    attack: async (shop) => {
      const [mine, theirs] = [newMobile(), newMobile()]
      const code = await codeFor(shop.url, mine)
      return [await guess(shop, theirs, code, newAddress())]
    },
    answers: { 412: 1 },
  },
  '100 codes asked for one number, from as many addresses': {
    attack: (shop) => {
      const mobile = newMobile()
      return often(100, () => askCall(shop.url, sendCode, { body: { mobile } }, from(newAddress())))
    },
    answers: { 200: 1, 429: 99 },
  },
  'codes for 100 numbers asked from one address': {
    attack: (shop) => {
      const address = from(newAddress())
      return often(100, () =>
        askCall(shop.url, sendCode, { body: { mobile: newMobile() } }, address),
      )
    },
    answers: { 200: 20, 429: 80 },
  },
  '12 passwords of one number at once, from as many addresses': {
    attack: (shop) => {
      const mobile = newMobile()
      return Promise.all(Array.from({ length: 12 }, () => tryPassword(shop, mobile)))
    },
    answers: { 412: 5, 429: 7 },
  },
  'a 51st wrong password from one address, for a number not tried before': {
    attack: async (shop) => {
      const rows = sql`select 'password', '+98912' || lpad(i::text, 7, '0'), '198.51.100.7'
        from generate_series(1, 50) as i`
      await shop.db.execute(sql`insert into guesses (kind, mobile, ip) ${rows}`)
      return [await tryPassword(shop, newMobile(), '198.51.100.7')]
    },
    answers: { 429: 1 },
  },
  'another customer’s address deleted by its id': {
    attack: (shop) => asCustomer(shop, deleteAddress, { id: 1 }),
    answers: { 404: 1 },
  },
  '`is_admin`, `wallet_balance` and `id` sent with a profile': {
    attack: (shop) =>
      asCustomer(shop, updateUser, {
        ...{ id: 1, user_id: 1, mobile: '09129999999', is_admin: true },
        ...{ wallet_balance: 1_000_000_000 },
      }),
    answers: { 200: 1 },
  },
  'an SVG as a picture': {
    attack: picture(() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    answers: { 422: 1 },
  },
  'a page of HTML as a picture': {
    attack: picture(() => Buffer.from('<!doctype html><script>alert(1)</script>')),
    answers: { 422: 1 },
  },
  'a renamed executable as a picture': {
    attack: picture(() => Buffer.from(`MZ${'\0'.repeat(500)}`, 'latin1')),
    answers: { 422: 1 },
  },
  'a picture of 30,000 × 30,000 pixels': {
    attack: picture(() => pngThatClaims({ width: 30_000, height: 30_000 })),
    answers: { 422: 1 },
  },
  'a picture of 40 MB': {
    attack: picture(() => Buffer.alloc(40 * MEGABYTE, 1)),
    answers: { 413: 1 },
  },
  'a ticket of 100 kB': {
    attack: (shop) =>
      asCustomer(shop, openTicket, { ...openTicket.example.body, message: 'پ'.repeat(50_000) }),
    answers: { 422: 1 },
  },
  'a body of 2 MB': {
    attack: (shop) =>
      asCustomer(shop, openTicket, {
        ...openTicket.example.body,
        message: 'a'.repeat(2 * MEGABYTE),
      }),
    answers: { 413: 1 },
  },
  'a forged token': {
    attack: async (shop) => {
      const headers = { Authorization: `Bearer ${await shop.logIn(2)}x` }
      return [await askCall(shop.url, getProfile, {}, headers)]
    },
    answers: { 401: 1 },
  },
}

test('docs/limits.md lists exactly these attacks and these answers', () => {
  const text = readFileSync('docs/limits.md', 'utf8')
  const [, table = ''] = text.split('## What was tried')
  const rows = table
    .split('\n')
    .filter((line) => /^\| (?!tried|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, tried = '', answered = '']) => [tried, answered])
  const held = Object.entries(attacks).map(([tried, { answers }]) => [
    tried,
    Object.entries(answers)
      .map(([status, times]) => `${times.toLocaleString('en')} × ${status}`)
      .join(', '),
  ])
  expect(rows).toEqual(held)
})

describeEachShop('an attack', (shop) => {
  /** Everything that an attack could change but its own session. */
  async function whole(): Promise<unknown> {
    const { db } = shop()
    const textLength = sql`length(first_name || bio || mobile)`.mapWith(Number)
    return [
      await db.select({ users: count(), text: sum(textLength) }).from(users),
      await db.select({ pictures: count() }).from(media),
      await db.select({ tickets: count() }).from(tickets),
      await db.select({ addresses: count() }).from(addresses),
      await db
        .select({ lines: count(), money: sum(walletTransactions.amount) })
        .from(walletTransactions),
    ]
  }
  beforeEach(async () => {
    await shop().db.execute(sql`truncate codes, guesses`)
  })

  test.each(Object.entries(attacks))(
    '%s gets its answer, stands in the log and changes nothing',
    async (_, { attack, answers }) => {
      const before = await whole()
      shop().logLines.length = 0
      const got = await attack(shop())
      expect(counted(got)).toEqual(answers)
      for (const answer of got) expectWellMannered(answer)
      for (const { status, headers } of got) {
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      // An id made at random may well look like a mobile.
      const log = shop()
        .logLines.join('')
        .replaceAll(/"request_id":"[^"]+"/g, '')
      for (const [status, times] of Object.entries(answers)) {
        const lines = shop().logLines.filter((line) => line.includes(`"status":${status}`))
        expect(lines.length, status).toBeGreaterThanOrEqual(times)
      }
      expect(log).not.toMatch(/09\d{9}|989\d{9}|حدس زدم/)
      expect(await whole()).toEqual(before)
    },
    180_000,
  )

  test('the same code sent twenty times at once opens one session', async () => {
    const mobile = newMobile()
    const code = await codeFor(shop().url, mobile)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => guess(shop(), mobile, code, newAddress())),
    )
    expect(counted(all)).toEqual({ 200: 1, 412: 19 })
  })

  test('a known number and a new one get the same answer in similar time', async () => {
    const { bearer, mobile } = await newCustomer(shop().url)
    await askCall(shop().url, setPassword, { body: { password: PASSWORD } }, bearer)
    const sent = []
    for (const one of [DEMO, newMobile()]) {
      const { status, body } = await askCall(shop().url, sendCode, { body: { mobile: one } })
      const { demo_code: _, ...rest } = sendCode.answer.parse(body).data
      sent.push({ status, rest })
    }
    expect(sent[0]).toEqual(sent[1])
    const timed = async (one: string) => {
      const began = performance.now()
      const { status, text } = await tryPassword(shop(), one)
      return { took: performance.now() - began, answer: [status, text] }
    }
    const rounds = [await timed(mobile), await timed(newMobile()), await timed(mobile)]
    expect(new Set(rounds.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    const [known = 0, nobody = 0, again = 0] = rounds.map(({ took }) => took)
    expect(nobody).toBeGreaterThan(Math.min(known, again) / 4)
    expect(Math.min(known, again)).toBeGreaterThan(nobody / 8)
  })
})
