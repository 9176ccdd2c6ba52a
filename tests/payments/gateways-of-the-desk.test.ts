import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { checkout } from '@/lib/contract/checkout/checkout'
import { contract } from '@/lib/contract/contract'
import { auditEvents, gatewayAccounts, payments, settings } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { createBuyer, createStock, readOrderStatus } from '../kit/buyer'
import { kinds } from '../kit/open-demo'
import { callApi, checkoutBody, parseSuccess, returnFromBank } from '../kit/purchase-over-http'
import { openTestShop, type TestShop } from '../kit/test-shop'
import { openZarinpal, ZARINPAL_MERCHANT } from '../kit/zarinpal-bank'
import { openZibal } from '../kit/zibal-bank'

const OTHER = '00000000-0000-4000-8000-00000000abcd'
const onInSandbox = { name: 'zarinpal', is_on: true, is_sandbox: true }

describe.each(kinds)('gateways that are set at the desk on %s', (kind) => {
  let bank: Awaited<ReturnType<typeof openZarinpal>>
  let zibal: Awaited<ReturnType<typeof openZibal>>
  let shop: TestShop
  let owner: { Cookie: string }
  beforeAll(async () => {
    bank = await openZarinpal()
    zibal = await openZibal()
    shop = await openTestShop(kind, { ZARINPAL_SANDBOX_URL: bank.url, ZIBAL_URL: zibal.url })
    owner = await shop.logInStaff(1)
  })
  afterAll(async () => {
    await shop.close()
    await bank.close()
    await zibal.close()
  })
  beforeEach(() => bank.be('healthy'))

  const ask = (call: Call, body?: unknown) => askCall(shop.url, call, { body }, owner)
  async function readSettings() {
    const { body } = await ask(contract.getGatewaySettings)
    return contract.getGatewaySettings.answer.parse(body).data.settings
  }
  async function save(change: object) {
    const { version } = await readSettings()
    return ask(contract.updateGatewaySettings, { version, ...change })
  }
  const setOn = async (gateway: object) => expect((await save({ gateway })).status).toBe(200)
  async function listMethods() {
    const { body } = await askCall(shop.url, contract.getGateways, { query: {} })
    return contract.getGateways.answer.parse(body).data.gateways.map(({ name }) => name)
  }
  async function order() {
    const buyer = await createBuyer(shop.db)
    const stock = await createStock(shop.db, 1)
    const token = await shop.logIn(buyer.userId)
    const request = { token, body: checkoutBody(buyer, stock) }
    const placed = await parseSuccess(checkout.answer, callApi(shop, '/api/checkout', request))
    const { id } = placed.data.order
    return {
      id,
      pay: (gateway: string) =>
        callApi(shop, '/api/payment', {
          token,
          body: { order_id: id, gateway, use_wallet: false },
        }),
    }
  }
  async function toBank() {
    const { id, pay } = await order()
    const { data } = await parseSuccess(contract.pay.answer, pay('zarinpal'))
    if (!('redirect_url' in data)) throw new Error('no redirect to the bank')
    expect(new URL(data.redirect_url).origin).toBe(bank.url)
    const authority = data.redirect_url.split('/').at(-1) ?? ''
    const session = bank.sessions.get(authority)
    if (!session) throw new Error('the bank knows no session')
    const back = () => {
      session.paid = true
      const callback = `${shop.url}/api/payment/callback/zarinpal`
      return returnFromBank(callback, bank.returnQuery(authority, true), false)
    }
    return { id, back }
  }

  test('are not offered before they are set, and the list says what is missing', async () => {
    expect(await listMethods()).toEqual(['test-bank'])
    const { gateways } = await readSettings()
    expect(gateways.map(({ name, set_by: by }) => [name, by])).toEqual([
      ['zarinpal', 'nobody'],
      ['zibal', 'nobody'],
      ['test-bank', 'server'],
    ])
    const bare = await save({ gateway: onInSandbox })
    expectRefused(bare, 422)
    expect(bare.body).toMatchObject({ errors: { 'gateway.merchant': ['کد پذیرنده را بنویسید.'] } })
    const odd = await save({ gateway: { ...onInSandbox, merchant: 'my-shop' } })
    expectRefused(odd, 422)
    expect(odd.body).toMatchObject({ errors: { 'gateway.merchant': [expect.any(String)] } })
  })

  test('want a second factor given of late', async () => {
    const unproved = await shop.logInStaff(1, false)
    const input = { body: { version: 0, gateway: { ...onInSandbox, merchant: OTHER } } }
    const answer = await askCall(shop.url, contract.updateGatewaySettings, input, unproved)
    expect(answer.body).toMatchObject({ code: 'proof_required' })
  })

  test('take a payment from the next one on, and nobody reads what opens them', async () => {
    const saved = await save({ gateway: { ...onInSandbox, merchant: ZARINPAL_MERCHANT } })
    expect(saved.body).toMatchObject({
      data: {
        settings: { gateways: [{ name: 'zarinpal', set_by: 'desk', marks: '05be' }, {}, {}] },
      },
    })
    expect(await listMethods()).toEqual(['zarinpal', 'test-bank'])
    const { id, back } = await toBank()
    await back()
    expect(await readOrderStatus(shop.db, id)).toBe('paid')
    const [logged] = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'updateGatewaySettings'))
      .orderBy(desc(auditEvents.id))
    expect(logged).toMatchObject({
      before: { gateway: 'zarinpal', is_on: false },
      after: { gateway: 'zarinpal', is_on: true, is_sandbox: true, is_merchant_new: true },
    })
    const stored = [
      await shop.db.select().from(gatewayAccounts),
      await shop.db.select().from(settings),
      await shop.db.select().from(auditEvents),
      shop.logLines,
      saved.text,
    ]
    expect(JSON.stringify(stored)).not.toContain(ZARINPAL_MERCHANT)
  })

  test('are tried by what opens them, and the outcome is a sentence', async () => {
    const check = async () => (await ask(contract.checkService, { name: 'zarinpal' })).body
    expect(await check()).toMatchObject({ data: { is_well: true, error: '' } })
    await setOn({ ...onInSandbox, merchant: OTHER })
    expect(await check()).toMatchObject({
      data: { is_well: false, error: expect.stringContaining('این کد پذیرنده را نمی‌شناسد') },
    })
    bank.be('down')
    expect(await check()).toMatchObject({
      data: { is_well: false, error: expect.stringContaining('پاسخ نداد') },
    })
    await setOn({ ...onInSandbox, merchant: ZARINPAL_MERCHANT })
    // The one of before serves again.
    expect(await shop.db.$count(gatewayAccounts)).toBe(2)
  })

  test('that are switched off take no payment, and what began with them is still verified', async () => {
    const { id, back } = await toBank()
    const later = await order()
    await setOn({ ...onInSandbox, is_on: false })
    expect(await listMethods()).toEqual(['test-bank'])
    expect((await later.pay('zarinpal')).status).toBe(422)
    await back()
    expect(await readOrderStatus(shop.db, id)).toBe('paid')
  })

  test('verify what began before another code was written with the code that it began with', async () => {
    await setOn(onInSandbox)
    const { id, back } = await toBank()
    await setOn({ ...onInSandbox, merchant: OTHER })
    await back()
    expect(await readOrderStatus(shop.db, id)).toBe('paid')
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment?.gatewayAccountId).not.toBeNull()
    await setOn({ ...onInSandbox, merchant: ZARINPAL_MERCHANT })
  })

  test('stand in the order of the owner, and Zibal is tried without a code of its own', async () => {
    await setOn({ name: 'zibal', is_on: true, is_sandbox: true })
    expect((await save({ order: ['zibal', 'zarinpal'] })).status).toBe(200)
    expect(await listMethods()).toEqual(['zibal', 'zarinpal', 'test-bank'])
    const real = await save({ gateway: { name: 'zibal', is_on: true, is_sandbox: false } })
    expect(real.body).toMatchObject({ errors: { 'gateway.merchant': [expect.any(String)] } })
    const stale = await ask(contract.updateGatewaySettings, { version: 1, order: ['zarinpal'] })
    expect(stale.body).toMatchObject({ code: 'version_conflict' })
  })
})

test('a gateway that the server sets stays as it is, and payments are taken by it', async () => {
  const bank = await openZarinpal()
  const shop = await openTestShop('PGlite', {
    ZARINPAL_MERCHANT,
    ZARINPAL_URL: bank.url,
  })
  try {
    const owner = await shop.logInStaff(1)
    const gateway = { ...onInSandbox, is_on: false, merchant: OTHER }
    const answer = await askCall(
      shop.url,
      contract.updateGatewaySettings,
      { body: { version: 0, gateway } },
      owner,
    )
    expectRefused(answer, 412)
    const read = await askCall(shop.url, contract.getGatewaySettings, {}, owner)
    expect(read.body).toMatchObject({
      data: { settings: { gateways: [{ set_by: 'server', is_on: true, marks: '05be' }, {}, {}] } },
    })
    expect(read.text).not.toContain(ZARINPAL_MERCHANT)
  } finally {
    await shop.close()
    await bank.close()
  }
})
