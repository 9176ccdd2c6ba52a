import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { checkout } from '@/lib/contract/checkout/checkout'
import { getPayment, pay } from '@/lib/contract/payments'
import { orders, payments, refunds } from '@/lib/server/db/schema/schema'
import { createGatewayRegister } from '@/lib/server/payments/gateway-register'
import { reconcile } from '@/lib/server/payments/reconciler'
import { callApi, checkoutBody, returnFromBank, parseSuccess } from '../kit/purchase-over-http'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { kinds } from '../kit/open-demo'
import { openTestShop, type TestShop } from '../kit/test-shop'
import { openZarinpal, ZARINPAL_MERCHANT } from '../kit/zarinpal-bank'
import { openZibal, ZIBAL_MERCHANT } from '../kit/zibal-bank'
import {
  readWalletBalance,
  createStock,
  createBuyer,
  readOrderStatus,
  readStockUnits,
} from '../kit/buyer'

const banks = [
  { gateway: 'zarinpal', openBank: openZarinpal, name: 'ZARINPAL', merchant: ZARINPAL_MERCHANT },
  { gateway: 'zibal', openBank: openZibal, name: 'ZIBAL', merchant: ZIBAL_MERCHANT },
]
/** No bank knows of the database: each is on one, and both are on some. */
const cases = banks.map((bank, at) => ({ kind: kinds[at % kinds.length] ?? 'PGlite', ...bank }))

describe.each(cases)(
  'a purchase through $gateway on $kind',
  ({ kind, gateway, openBank, name, merchant }) => {
    let bank: Awaited<ReturnType<typeof openBank>>
    let shop: TestShop
    let env: Record<string, string> = {}
    beforeAll(async () => {
      bank = await openBank()
      env = { [`${name}_MERCHANT`]: merchant, [`${name}_URL`]: bank.url }
      shop = await openTestShop(kind, env)
    })
    afterAll(async () => {
      await shop.close()
      await bank.close()
    })
    beforeEach(() => bank.be('healthy'))

    async function toBank(rials = 0) {
      const buyer = await createBuyer(shop.db, rials)
      const stock = await createStock(shop.db, 1)
      const token = await shop.logIn(buyer.userId)
      const request = { token, body: checkoutBody(buyer, stock) }
      const { order } = (
        await parseSuccess(checkout.answer, callApi(shop, '/api/checkout', request))
      ).data
      const paying = { token, body: { order_id: order.id, gateway, use_wallet: rials > 0 } }
      const { data } = await parseSuccess(pay.answer, callApi(shop, '/api/payment', paying))
      if (!('redirect_url' in data)) throw new Error('no redirect to the bank')
      expect(new URL(data.redirect_url).origin).toBe(bank.url)
      const authority = data.redirect_url.split('/').at(-1) ?? ''
      const session = bank.sessions.get(authority)
      if (!session) throw new Error('the bank knows no session')
      expect(session.amount).toBe(order.payable - rials)
      const callback = `${shop.url}${new URL(session.callback).pathname}`
      const back = async (paid: boolean, asForm = false) => {
        const { status, to } = await returnFromBank(
          callback,
          bank.returnQuery(authority, paid),
          asForm,
        )
        expect(status).toBe(303)
        const params = new URL(to, shop.url).searchParams
        const path = `/api/payment/${params.get('payment')}?key=${params.get('key')}`
        return (await parseSuccess(getPayment.answer, callApi(shop, path))).data.payment
      }
      return { buyer, stock, order, session, authority, back }
    }
    /** As the server does, once the inquiry is due. */
    async function reconcileLater(id: number) {
      await shop.db
        .update(payments)
        .set({ askAgainAt: new Date(0), claimedAt: null })
        .where(eq(payments.orderId, id))
      const { banks: open } = readConfig(env)
      const paymentContext = {
        gateways: createGatewayRegister(shop.db, { banks: open, isDemo: false, secret: '' }),
        siteUrl: shop.url,
      }
      await reconcile(shop.db, {
        paymentContext,
        revalidateTags: async () => {},
        onError: (error) => {
          throw error
        },
      })
    }
    const paymentOf = async (id: number) => {
      const [row] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
      return row
    }

    test.each([
      ['by GET', false],
      ['by POST', true],
    ])('is paid when the browser comes back %s, without a session', async (_, asForm) => {
      const { stock, order, session, back } = await toBank()
      session.paid = true
      const result = await back(true, asForm)
      expect(result).toMatchObject({ status: 'paid', amount: order.payable, order_id: order.id })
      expect(result.ref_id).toMatch(/^\d+$/)
      expect(await readOrderStatus(shop.db, order.id)).toBe('paid')
      expect(await readStockUnits(shop.db, stock)).toEqual({ quantity: 0, reserved: 0 })
    })

    test('is one payment, called back twenty times at once and once more', async () => {
      const { stock, order, session, back } = await toBank()
      session.paid = true
      await Promise.all(Array.from({ length: 20 }, (_, at) => back(true, at % 2 === 0)))
      expect(await back(false)).toMatchObject({ status: 'paid' })
      expect((await paymentOf(order.id))?.status).toBe('paid')
      expect(await readStockUnits(shop.db, stock)).toEqual({ quantity: 0, reserved: 0 })
    })

    test('is not paid because a callback says so', async () => {
      const { order, back } = await toBank()
      expect(await back(true)).toMatchObject({ status: 'failed', retry_until: order.expires_at })
      expect(await readOrderStatus(shop.db, order.id)).toBe('waiting_payment')
    })

    test('is paid at the page of the bank that stays open after an unpaid callback', async () => {
      const { order, session, back } = await toBank()
      expect(await back(false)).toMatchObject({ status: 'failed' })
      session.paid = true
      expect(await back(true)).toMatchObject({ status: 'paid' })
      expect(await readOrderStatus(shop.db, order.id)).toBe('paid')
    })

    test('gives the wallet its share back once, and the rest when the bank is paid after that', async () => {
      const { buyer, order, session, back } = await toBank(400_000)
      expect(await readWalletBalance(shop.db, buyer)).toBe(0)
      expect(await back(false)).toMatchObject({ status: 'failed' })
      expect(await readWalletBalance(shop.db, buyer)).toBe(400_000)
      session.paid = true
      const late = await Promise.all([back(true), back(true)])
      expect(late.map(({ status }) => status)).not.toContain('pending')
      const returned = session.reversed ? 0 : order.payable - 400_000
      expect(await readWalletBalance(shop.db, buyer)).toBe(400_000 + returned)
      expect(await readOrderStatus(shop.db, order.id)).toBe('waiting_payment')
      expect(await findBrokenInvariants(shop.db)).toEqual([])
    })

    test('is not paid by another sum at the bank', async () => {
      const { order, session, back } = await toBank()
      Object.assign(session, { paid: true, paidAmount: 10_000 })
      expect(await back(true)).toMatchObject({ status: 'failed' })
      expect(await readOrderStatus(shop.db, order.id)).toBe('waiting_payment')
    })

    test('stays in doubt until the bank answers, however long that takes', async () => {
      const { order, session, back } = await toBank()
      session.paid = true
      bank.be('down')
      expect(await back(true)).toMatchObject({ status: 'pending' })
      await shop.db
        .update(payments)
        .set({ createdAt: sql`now() - interval '5 hours'` })
        .where(eq(payments.orderId, order.id))
      await reconcileLater(order.id)
      expect((await paymentOf(order.id))?.status).toBe('pending')
      bank.be('healthy')
      await reconcileLater(order.id)
      expect(await readOrderStatus(shop.db, order.id)).toBe('paid')
    })

    test('fails when the bank has not decided in two hours', async () => {
      const { order } = await toBank()
      await reconcileLater(order.id)
      expect((await paymentOf(order.id))?.status).toBe('pending')
      await shop.db
        .update(payments)
        .set({ createdAt: sql`now() - interval '121 minutes'` })
        .where(eq(payments.orderId, order.id))
      await reconcileLater(order.id)
      expect((await paymentOf(order.id))?.status).toBe('failed')
    })

    const expire = (id: number) =>
      shop.db
        .update(orders)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(orders.id, id))

    test('that is paid after its order expired is refunded once', async () => {
      const { buyer, stock, order, session, back } = await toBank()
      await expire(order.id)
      await reconcileLater(order.id)
      session.paid = true
      const result = await back(true)
      const destination = gateway === 'zarinpal' ? 'gateway' : 'wallet'
      expect(result).toMatchObject({ returned_to: destination })
      expect(session.reversed).toBe(destination === 'gateway')
      await back(true)
      expect(await readWalletBalance(shop.db, buyer)).toBe(
        destination === 'wallet' ? order.payable : 0,
      )
      const given = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))
      expect(given.map((refund) => [refund.amount, refund.destination])).toEqual([
        [order.payable, destination],
      ])
      expect(await readStockUnits(shop.db, stock)).toEqual({ quantity: 1, reserved: 0 })
    })

    test.runIf(gateway === 'zarinpal')(
      'is not refunded to the wallet too when the bank reversed it and its answer was lost',
      async () => {
        const { buyer, order, session, back } = await toBank()
        await expire(order.id)
        await reconcileLater(order.id)
        session.paid = true
        bank.beInTurn('healthy', 'forgotten', 'down')
        expect(await back(true)).toMatchObject({ status: 'pending' })
        expect(session.reversed).toBe(true)
        bank.be('healthy')
        await reconcileLater(order.id)
        expect((await paymentOf(order.id))?.status).toBe('reversed')
        expect(await readWalletBalance(shop.db, buyer)).toBe(0)
      },
    )

    test.each(['', 'x', '9'.repeat(5_000), "' or 1=1 --", '\0', 'A'.padEnd(36, '0')])(
      'a forged authority leads to a result that tells nothing',
      async (authority) => {
        const callback = `${shop.url}/api/payment/callback/${gateway}`
        for (const asForm of [false, true]) {
          const params = bank.returnQuery(authority, true)
          const answer = await returnFromBank(callback, params, asForm)
          expect(answer).toEqual({ status: 303, to: '/payment-result' })
        }
      },
    )

    test("is not found by its authority at another gateway's callback", async () => {
      const { authority, order, session } = await toBank()
      session.paid = true
      const params = new URLSearchParams({ authority, Authority: authority, trackId: authority })
      for (const other of ['test-bank', 'wallet', 'nobody']) {
        const callback = `${shop.url}/api/payment/callback/${other}`
        expect(await returnFromBank(callback, params, false)).toEqual({
          status: 303,
          to: '/payment-result',
        })
      }
      expect(await readOrderStatus(shop.db, order.id)).toBe('waiting_payment')
    })
  },
)
