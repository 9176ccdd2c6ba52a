import { and, eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { contract, type CallName } from '@/lib/contract/contract'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { quoteRefund } from '@/lib/domain/refunds'
import { imports, orders, refunds } from '@/lib/server/db/schema/schema'
import { describeEachShop, describeShop } from '../kit/each-shop'
import { askCall, type CallInputs, expectRefused, expectWellMannered } from '../kit/ask-call'
import { readCourier } from '../kit/courier-order'
import { deskCodeFor, newCustomer, newMobile, preparePeople } from '../kit/known-people'
import { png } from '../kit/pictures'
import { OPERATOR_KEY } from '../kit/test-shop'
import { upload } from '../kit/upload'

const calls = Object.entries<Call>(contract)
const personal = calls.filter(([, { auth }]) => auth === 'customer')
const DEMO_CUSTOMER = 1
const OF_A_CHECKED_IMPORT = ['moveImportByOperator', 'addImportPicturesByOperator']
/** They take a code of this minute or a link of this start: tests/desk/staff-login.test.ts. */
const WITH_LIVE_SECRET = [
  ...['giveSecondFactor', 'confirmSecondFactor', 'proveDeskMember', 'createFirstOwner'],
]
const answered = calls.filter(([name]) => !WITH_LIVE_SECRET.includes(name))
const DEMO_OWNER_MOBILE = '09120000001'

/** On each database, as what a driver reads otherwise than the other is no answer that the schema takes. */
describeEachShop('each call of the contract with its own example', (shop) => {
  /** What no example can hold: a code, a password, a session of today. */
  const live: Partial<Record<CallName, CallInputs>> = {}
  const inputFor = (name: string, call: Call): CallInputs =>
    Object.entries(live).find(([one]) => one === name)?.[1] ?? call.example ?? {}
  const tokenFor = async (call: Call) =>
    call.auth === 'customer' ? shop().logIn(DEMO_CUSTOMER) : undefined

  beforeAll(async () => {
    const { withCode, withPassword } = await preparePeople(shop().url)
    live.verifyDeskCode = {
      body: { mobile: DEMO_OWNER_MOBILE, code: await deskCodeFor(shop().url, DEMO_OWNER_MOBILE) },
    }
    live.sendCode = { body: { mobile: newMobile() } }
    live.verifyCode = { body: withCode }
    live.loginPassword = { body: withPassword }
    // The operator's call finishes the first, the desk's the second, and a customer is answered the third.
    const { body: contact } = contract.sendContact.example
    for (const one of [contact, contact, { ...contact, mobile: withPassword.mobile }]) {
      await askCall(shop().url, contract.sendContact, { body: one })
    }
    const { id } = contract.returnOrder.example.params
    await shop()
      .db.update(orders)
      .set({ deliveredAt: new Date() })
      .where(eq(orders.id, Number(id)))
    const { id: withDelivery } = contract.getOrderCalendar.example.params
    await shop()
      .db.update(orders)
      .set({ deliveryDay: '2026-12-01', lastDay: null })
      .where(eq(orders.id, Number(withDelivery)))
    const bearer = { Authorization: `Bearer ${await shop().logIn(DEMO_CUSTOMER)}` }
    const { body } = await askCall(shop().url, contract.getSessions, {}, bearer)
    const [session] = contract.getSessions.answer.parse(body).data.sessions
    live.closeOneSession = { params: { id: session?.id } }
    const owner = await shop().logInStaff(1)
    live.refundOrder = await refundOf(1, owner)
    live.requestRefundTransfer = await refundTransferOf()
    for (const name of ['recordRefundTransfer', 'rejectRefundTransfer'] as const) {
      const { body } = contract[name].example
      live[name] = {
        params: { id: await insertSentRefund(1, body.seen_account) },
        body: { ...body, seen_amount: 1_000 },
      }
    }
    const view = await askCall(
      shop().url,
      contract.addDeskView,
      contract.addDeskView.example,
      owner,
    )
    const [own] = contract.addDeskView.answer.parse(view.body).data.views
    Object.assign(live, await deliveryChanges())
    live.deleteDeskView = { params: { id: own?.id } }
  })

  async function fileOf({ files }: Call): Promise<Buffer> {
    if (files?.of === 'sheets') return Buffer.from('نام,دسته,قیمت\nقوری,آشپزخانه,5000')
    const picture = await png({ width: 64, height: 48 })
    return files?.of === 'archives' ? Buffer.from(zipSync({ 'a.png': picture })) : picture
  }

  /** The example as a form, with a file of its kind. */
  async function formOf(call: Call) {
    const input = call.example ?? {}
    const fields = Object.entries(input.body ?? {}).map(([field, value]): [string, string] => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return {
      files: [await fileOf(call)],
      fields: Object.fromEntries(fields),
      params: { id: Number(Object.values(input.params ?? {})[0]) },
    }
  }
  const finishTrials = () => shop().db.update(imports).set({ state: 'checked' })

  async function refundOf(id: number, session: { Cookie: string }): Promise<CallInputs> {
    const { body } = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, session)
    const { order, items, returned_before: before } = contract.getStaffOrder.answer.parse(body).data
    const [item] = items
    const lines = item ? [{ ...item, quantity: 1 }] : []
    const { amount } = quoteRefund(order, lines, 0, before)
    return {
      params: { id },
      body: {
        items: lines.map((line) => ({ order_item_id: line.id, quantity: 1 })),
        ...{ to: 'wallet', reason: 'آزمون', seen_amount: amount },
      },
    }
  }
  /** To an order of the demo customer that a courier brings, at hours of today. */
  async function deliveryChanges() {
    const { db } = shop()
    const { params, body } = contract.changeOrderAddress.example
    const { methodId, slots } = await readCourier(db)
    const { slotId, day } = parseDeliverySlotId(slots.at(-1)?.id ?? 0)
    const [order] = await db
      .update(orders)
      .set({ shippingMethodId: methodId, slotId, deliveryDay: day, lastDay: null })
      .where(eq(orders.id, Number(params.id)))
      .returning({ seen: orders.address })
    const inTehran = { ...order?.seen, state: 'تهران', city: 'تهران' }
    await db
      .update(orders)
      .set({ address: inTehran })
      .where(eq(orders.id, Number(params.id)))
    return {
      changeOrderAddress: { params, body: { ...body, seen: inTehran } },
      changeOrderSlot: { params, body: { slot_id: slots[0]?.id } },
    }
  }
  /** Of the order that the demo customer has cancelled, back into the wallet. */
  async function refundTransferOf(): Promise<CallInputs> {
    const [refund] = await shop()
      .db.select({ id: refunds.id, amount: refunds.amount })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(orders.userId, DEMO_CUSTOMER), eq(orders.status, 'cancel_customer')))
    const { body } = contract.requestRefundTransfer.example
    return { params: { id: refund?.id }, body: { ...body, seen_amount: refund?.amount } }
  }
  async function insertSentRefund(
    orderId: number,
    sheba: string | null,
  ): Promise<number | undefined> {
    const [row] = await shop()
      .db.insert(refunds)
      .values({ orderId, amount: 1_000, transferAmount: 1_000, sheba, reason: 'آزمون' })
      .returning({ id: refunds.id })
    return row?.id
  }

  async function ask(name: string, call: Call) {
    const token =
      name === 'setPassword' ? (await newCustomer(shop().url)).token : await tokenFor(call)
    const input = inputFor(name, call)
    if (call.auth === 'staff') {
      const session = await shop().logInStaff(1)
      if (name === 'updateDeskSettings') {
        const { body } = await askCall(shop().url, contract.getDeskSettings, {}, session)
        const { version } = contract.getDeskSettings.answer.parse(body).data.settings
        return askCall(
          shop().url,
          call,
          { body: { ...contract.updateDeskSettings.example.body, version } },
          session,
        )
      }
      const versioned = {
        updateDeskHome: contract.getDeskHome,
        updateSiteLinks: contract.getSiteLinks,
        updateBranches: contract.getDeskBranches,
        updateReplies: contract.getTicketChoices,
      }
      const isVersioned = (one: string): one is keyof typeof versioned => one in versioned
      if (isVersioned(name)) {
        const { body } = await askCall(shop().url, versioned[name], {}, session)
        const held = z.object({ data: z.looseObject({ version: z.int().optional() }) }).parse(body)
        const { version } = z
          .object({ version: z.int() })
          .parse(held.data.version === undefined ? Object.values(held.data)[0] : held.data)
        return askCall(
          shop().url,
          call,
          { body: { ...contract[name].example.body, version } },
          session,
        )
      }
      const added = { deleteCategory: contract.addCategory, deleteBrand: contract.addBrand }
      if (name === 'deleteCategory' || name === 'deleteBrand') {
        const fresh = { body: { ...added[name].example.body, slug: `to-go-${name}` } }
        const { body } = await askCall(shop().url, added[name], fresh, session)
        const id = z
          .object({ data: z.record(z.string(), z.object({ id: z.int() })) })
          .transform(({ data }) => Object.values(data)[0]?.id)
          .parse(body)
        return askCall(shop().url, call, { params: { id } }, session)
      }
      if (name === 'undoStockUpdate') {
        const { setStocks } = contract
        const [change] = setStocks.example.body.changes
        const other = { body: { changes: [{ ...change, quantity: 4 }] } }
        const { body } = await askCall(shop().url, setStocks, other, session)
        const { update_id: id } = setStocks.answer.parse(body).data
        return askCall(shop().url, call, { params: { id } }, session)
      }
      if (name === 'undoAttributeChange') {
        const { getDeskAttributes, renameAttribute } = contract
        const { body } = await askCall(shop().url, getDeskAttributes, {}, session)
        const [used] = getDeskAttributes.answer.parse(body).data.attributes
        const other = { body: { name: used?.name, to: 'نام گذرا' } }
        const renamed = await askCall(shop().url, renameAttribute, other, session)
        const { change_id: id } = renameAttribute.answer.parse(renamed.body).data
        return askCall(shop().url, call, { params: { id } }, session)
      }
      if (name === 'moveOrder' || name === 'correctOrderAddress') {
        // Another call's example took it on.
        const [order] = await shop()
          .db.update(orders)
          .set({ status: 'paid' })
          .where(eq(orders.id, Number(contract[name].example.params.id)))
          .returning({ seen: orders.address })
        if (name === 'correctOrderAddress') {
          const body = { ...contract.correctOrderAddress.example.body, seen: order?.seen ?? {} }
          return askCall(shop().url, call, { ...call.example, body }, session)
        }
      }
      if (name === 'moveImport') await finishTrials()
      if (call.files) return upload(shop().url, call, session, await formOf(call))
      if (name !== 'closeDeskSession') return askCall(shop().url, call, input, session)
      const { body } = await askCall(shop().url, contract.getDeskSessions, {}, session)
      const [own] = contract.getDeskSessions.answer.parse(body).data.sessions
      return askCall(shop().url, call, { params: { id: own?.id } }, session)
    }
    if (OF_A_CHECKED_IMPORT.includes(name)) await finishTrials()
    if (call.files && call.auth === 'operator')
      return upload(shop().url, call, OPERATOR_KEY, await formOf(call))
    if (call.files && token !== undefined)
      return upload(shop().url, call, token, await formOf(call))
    return askCall(
      shop().url,
      call,
      input,
      token === undefined ? {} : { Authorization: `Bearer ${token}` },
    )
  }

  test.each(answered)('%s answers what it promises to who may ask', async (name, call) => {
    const answer = await ask(name, call)
    expect(answer.status, answer.text).toBe(200)
    expect(call.answer.safeParse(answer.body).error).toBeUndefined()
  })
})

describeShop('each call of the contract', (shop) => {
  test.each(personal)(
    '%s is 401 for who is not logged in, or shows a forged token',
    async (_, call) => {
      expectRefused(await askCall(shop().url, call, call.example), 401)
      const forged = { Authorization: `Bearer ${'a'.repeat(43)}.zzzzzz.${'b'.repeat(22)}` }
      const answer = await askCall(shop().url, call, call.example, forged)
      expectRefused(answer, 401)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each(calls.filter(([, { auth }]) => auth === 'operator'))(
    '%s is 404 for who has no operator key',
    async (_, call) => {
      const wrong = { Authorization: 'Bearer no' }
      expectRefused(await askCall(shop().url, call, call.example, wrong), 404)
    },
  )

  test.each([
    ['getPayment', 'no-store'],
    ['getTestBankPayment', 'no-store'],
    ['getBlogPosts', 'public, max-age=0, must-revalidate'],
  ] as const)('%s is answered with Cache-Control: %s', async (name, cacheControl) => {
    const answer = await askCall(shop().url, contract[name], contract[name].example)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cacheControl])
  })

  test('answers with the request id that came with the request', async () => {
    const given = { 'X-Request-Id': 'asked-by-a-test' }
    const answer = await askCall(shop().url, contract.getHealth, {}, given)
    expectWellMannered(answer)
    expect(answer.headers.get('x-request-id')).toBe('asked-by-a-test')
  })
})
