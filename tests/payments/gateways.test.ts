import { afterEach, describe, expect, test } from 'vitest'
import { GatewayFailure } from '@/lib/server/adapters/payments/gateway'
import { createZarinpalGateway } from '@/lib/server/adapters/payments/zarinpal'
import { createZibalGateway } from '@/lib/server/adapters/payments/zibal'
import type { BankMood } from '../kit/bank-server'
import { openZarinpal, ZARINPAL_MERCHANT } from '../kit/zarinpal-bank'
import { openZibal, ZIBAL_MERCHANT } from '../kit/zibal-bank'

const start = {
  id: 7,
  amount: 4_490_000,
  callbackUrl: 'https://shop.example/api/payment/callback/bank',
  description: 'سفارش VT-1405-100459',
  mobile: '+989121234567',
}
const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const banks = [
  {
    name: 'Zarinpal',
    openBank: openZarinpal,
    open: createZarinpalGateway,
    merchant: ZARINPAL_MERCHANT,
  },
  { name: 'Zibal', openBank: openZibal, open: createZibalGateway, merchant: ZIBAL_MERCHANT },
]

describe.each(banks)('$name', ({ openBank, open, merchant }) => {
  async function shopAtBank(change: { merchant?: string } = {}) {
    const bank = await openBank()
    closing.push(bank.close)
    const gateway = open({ merchant, baseUrl: bank.url, timeoutMs: 300, ...change })
    const begin = async () => {
      const { authority } = await gateway.start(start)
      const session = bank.sessions.get(authority)
      if (!session) throw new Error('the bank knows no session')
      return { attempt: { id: start.id, amount: start.amount, authority }, session }
    }
    return { bank, gateway, begin }
  }

  test('opens a payment in rials and sends the shopper there', async () => {
    const { bank, gateway } = await shopAtBank()
    const { authority, redirectUrl } = await gateway.start(start)
    expect(new URL(redirectUrl).origin).toBe(bank.url)
    expect(redirectUrl.endsWith(`/${authority}`)).toBe(true)
    expect(bank.sessions.get(authority)).toMatchObject({
      amount: 4_490_000,
      callback: start.callbackUrl,
    })
  })

  test('reads only the authority of a callback', async () => {
    const { bank, gateway } = await shopAtBank()
    expect(gateway.authorityOf(bank.returnQuery('123', true))).toBe('123')
    expect(gateway.authorityOf(bank.returnQuery('123', false))).toBe('123')
    expect(gateway.authorityOf(new URLSearchParams('authority=123'))).toBeNull()
  })

  test('verifies a paid attempt, and again when it was verified before', async () => {
    const { gateway, begin } = await shopAtBank()
    const { attempt, session } = await begin()
    session.paid = true
    const first = await gateway.verify(attempt)
    expect(first).toMatchObject({ kind: 'paid', refId: expect.stringMatching(/^\d+$/) })
    expect(await gateway.verify(attempt)).toMatchObject({ ...first, card: expect.anything() })
    expect(await gateway.inquire(attempt)).toMatchObject({ kind: 'paid' })
  })

  test('tells an unpaid attempt from one that is not decided', async () => {
    const { gateway, begin } = await shopAtBank()
    const { attempt, session } = await begin()
    expect(await gateway.inquire(attempt)).toEqual({ kind: 'pending' })
    expect(await gateway.verify(attempt)).toEqual({ kind: 'failed', reason: 'unpaid' })
    session.paid = false
    expect(await gateway.verify(attempt)).toEqual({ kind: 'failed', reason: 'unpaid' })
    expect(await gateway.inquire(attempt)).toMatchObject({ kind: 'failed' })
  })

  test('fails an attempt that was paid with another sum', async () => {
    const { gateway, begin } = await shopAtBank()
    const { attempt, session } = await begin()
    Object.assign(session, { paid: true, paidAmount: 10_000 })
    expect(await gateway.verify(attempt)).toEqual({ kind: 'failed', reason: 'another amount' })
  })

  test('fails an authority that the bank never gave', async () => {
    const { gateway } = await shopAtBank()
    const forged = { id: 1, amount: 10_000, authority: '999' }
    expect(await gateway.verify(forged)).toMatchObject({ kind: 'failed' })
  })

  test('recognizes an attempt that the bank has reversed', async () => {
    const { gateway, begin } = await shopAtBank()
    const { attempt, session } = await begin()
    Object.assign(session, { paid: true, reversed: true })
    expect(await gateway.inquire(attempt)).toEqual({ kind: 'reversed' })
  })

  test('neither opens nor decides a payment for a merchant that the bank does not know', async () => {
    const { bank, gateway } = await shopAtBank({ merchant: 'another' })
    await expect(gateway.start(start)).rejects.toThrow(GatewayFailure)
    const attempt = { id: 1, amount: 10_000, authority: [...bank.sessions.keys()][0] ?? '1' }
    expect(await gateway.verify(attempt)).toEqual({ kind: 'unknown' })
    expect(await gateway.inquire(attempt)).toEqual({ kind: 'unknown' })
  })

  test('refuses a sum above its limit with a message for the shopper', async () => {
    const { gateway } = await shopAtBank()
    const started = gateway.start({ ...start, amount: 2_000_000_000 })
    await expect(started).rejects.toMatchObject({
      shopperMessage: expect.stringMatching(/سقف این درگاه/),
    })
  })

  test.each<BankMood>(['down', 'broken', 'no json', 'odd', 'never'])(
    'a bank that is %s opens no payment, and fails none',
    async (mood) => {
      const { bank, gateway, begin } = await shopAtBank()
      const { attempt, session } = await begin()
      session.paid = true
      bank.be(mood)
      await expect(gateway.start(start)).rejects.toThrow(GatewayFailure)
      expect(await gateway.verify(attempt)).toEqual({ kind: 'unknown' })
      expect(await gateway.inquire(attempt)).toEqual({ kind: 'unknown' })
      expect((await gateway.reverse?.(attempt)) ?? 'unknown').toBe('unknown')
      bank.be('healthy')
      expect(await gateway.inquire(attempt)).toMatchObject({ kind: 'paid' })
    },
  )

  test('puts no merchant id into a failure', async () => {
    const { bank, gateway } = await shopAtBank()
    for (const mood of ['down', 'broken', 'no json', 'odd', 'never'] as const) {
      bank.be(mood)
      const error: unknown = await gateway.start(start).catch((thrown: unknown) => thrown)
      expect(`${error} ${JSON.stringify(error)}`).not.toContain(merchant)
    }
  })
})

test('Zarinpal reverses a payment once', async () => {
  const bank = await openZarinpal()
  closing.push(bank.close)
  const gateway = createZarinpalGateway({
    merchant: ZARINPAL_MERCHANT,
    baseUrl: bank.url,
    timeoutMs: 300,
  })
  const { authority } = await gateway.start(start)
  const session = bank.sessions.get(authority)
  const attempt = { id: 7, amount: start.amount, authority }
  expect(await gateway.reverse?.(attempt)).toBe('declined')
  if (session) session.paid = true
  expect(await gateway.reverse?.(attempt)).toBe('reversed')
  expect(await gateway.reverse?.(attempt)).toBe('declined')
  expect(await gateway.inquire(attempt)).toEqual({ kind: 'reversed' })
})
