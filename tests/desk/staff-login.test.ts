import { eq } from 'drizzle-orm'
import { TOTP, Secret } from 'otpauth'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { setCurrency } from '@/lib/persian/currency'
import { currencyName } from '@/lib/persian/money'
import { readOwnSettings } from '@/lib/server/content/own-settings'
import { issueFirstOwnerToken } from '@/lib/server/desk/staff-login'
import { prepareStaff } from '@/lib/server/desk/staff-members'
import {
  auditEvents,
  guesses,
  recoveryCodes,
  staffMembers,
  staffSessions,
} from '@/lib/server/db/schema/schema'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'
import { tryShopCommand } from '../kit/run-shop-command'
import { OPERATOR_KEY } from '../kit/test-shop'
import { codeFor, deskCodeFor, newMobile } from '../kit/known-people'

type Ask = (input: CallInputs, headers?: Record<string, string>) => ReturnType<typeof askCall>

describeEachShop('the login of the desk', (shop) => {
  const MEMBER = '09120000001'
  const via =
    (call: Parameters<typeof askCall>[1]): Ask =>
    (input, headers) =>
      askCall(shop().url, call, input, headers)
  const verify = via(contract.verifyDeskCode)
  const second = via(contract.giveSecondFactor)

  const sessionOf = (answer: { headers: Headers }) => {
    const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    return { Cookie: pair }
  }
  async function firstStep(mobile: string) {
    // The number's own limits are tested with the shop's codes; a test logs in more often.
    await shop().db.execute(`delete from codes where mobile = '+98${mobile.slice(1)}'`)
    return verify({ body: { mobile, code: await deskCodeFor(shop().url, mobile) } })
  }
  async function sendStaffAway() {
    await shop().db.execute('alter table audit_events disable trigger all')
    await shop().db.execute(
      'truncate staff_members, staff_sessions, staff_tickets, recovery_codes, audit_events, imports cascade',
    )
  }
  async function ticketFor(mobile: string) {
    const { data } = contract.verifyDeskCode.answer.parse((await firstStep(mobile)).body)
    if (data.step !== 'second_factor') throw new Error('The desk opened without a second factor.')
    return data.ticket
  }
  const STEP = 30_000

  /** The code of the step before is no longer one of the step before when a new one begins meanwhile. */
  async function awayFromStepsEnd(): Promise<void> {
    const left = STEP - (Date.now() % STEP)
    if (left < 3_000) await wait(left)
  }

  const codeAt = (secret: string, steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    })

  test('answers a number of the staff and any other alike, and opens to the former alone', async () => {
    const send = via(contract.sendDeskCode)
    const mobile = newMobile()
    const answers = [await send({ body: { mobile } }), await send({ body: { mobile: MEMBER } })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [stranger, member] = answers.map(({ body }) => Object.keys(Object(body).data).sort())
    expect(stranger).toEqual(member)
    expect((await firstStep(newMobile())).body).toMatchObject({ code: 'permission_denied' })
    expect((await firstStep(MEMBER)).headers.get('set-cookie')).toMatch(
      /^vitrin-desk=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict/,
    )
  })

  test('takes no code that was sent for the shop, nor the shop one that was sent for the desk', async () => {
    const mobile = newMobile()
    expectRefused(await verify({ body: { mobile, code: await codeFor(shop().url, mobile) } }), 412)
    const other = newMobile()
    const code = await deskCodeFor(shop().url, other)
    expectRefused(await via(contract.verifyCode)({ body: { mobile: other, code } }), 412)
  })

  test('asks for the second factor once there is one, takes each code once, and counts wrong ones', async () => {
    const session = sessionOf(await firstStep(MEMBER))
    const started = await via(contract.startSecondFactor)({ body: {} }, session)
    const { secret, qr_svg: svg } = contract.startSecondFactor.answer.parse(started.body).data
    expect(svg).toMatch(/^<svg/)
    const confirm = via(contract.confirmSecondFactor)
    await awayFromStepsEnd()
    expectRefused(await confirm({ body: { code: '000000' } }, session), 412)
    const confirmed = await confirm({ body: { code: codeAt(secret, -1) } }, session)
    const { recovery_codes: recovery } = contract.confirmSecondFactor.answer.parse(
      confirmed.body,
    ).data
    expect(new Set(recovery).size).toBe(10)
    const row = await shop().db.query.staffMembers.findFirst({
      where: (one) => eq(one.totpLastStep, one.totpLastStep),
      orderBy: (one) => one.id,
    })
    expect(JSON.stringify(row)).not.toContain(secret)

    const code = codeAt(secret, 0)
    const ticket = await ticketFor(MEMBER)
    const both = await Promise.all([1, 2].map(() => second({ body: { ticket, code } })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    expectRefused(await second({ body: { ticket: await ticketFor(MEMBER), code } }), 412)

    const proof = via(contract.proveDeskMember)
    const opened = sessionOf(
      both.find(({ status }) => status === 200) ?? { headers: new Headers() },
    )
    const spare = recovery[0]
    expect((await proof({ body: { code: spare } }, opened)).status).toBe(200)
    expectRefused(await proof({ body: { code: spare } }, opened), 412)
    expect(
      (await second({ body: { ticket: await ticketFor(MEMBER), code: recovery[1] } })).status,
    ).toBe(200)

    const last = await ticketFor(MEMBER)
    const wrong = []
    for (let turn = 0; turn < 6; turn += 1)
      wrong.push(await second({ body: { ticket: last, code: '000000' } }))
    expect(wrong.at(-1)?.status).toBe(429)
    await shop().db.delete(guesses)

    // Who manages the staff takes it away from who has lost the telephone, and the operator from the last owner.
    const owner = sessionOf(
      await second({ body: { ticket: await ticketFor(MEMBER), code: recovery[2] } }),
    )
    const mine = { id: row?.id ?? 0 }
    const reset = via(contract.resetSecondFactor)
    await shop().db.update(staffSessions).set({ provedAt: null })
    expectRefused(await reset({ params: mine }, owner), 412)
    expect((await proof({ body: { code: recovery[3] } }, owner)).status).toBe(200)
    expect((await reset({ params: mine }, owner)).status).toBe(200)
    expectRefused(await via(contract.getDeskMember)({}, owner), 401)
    expect((await firstStep(MEMBER)).body).toMatchObject({ data: { step: 'done' } })
    expect(await shop().db.$count(recoveryCodes)).toBe(0)
    const events = await shop()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'resetSecondFactor'))
    expect(events).toMatchObject([
      { subject: `staff:${mine.id}`, after: { has_second_factor: false } },
    ])
    await shop().db.update(staffMembers).set({ totpConfirmedAt: new Date() })
    const byOperator = await tryShopCommand(['staff', 'reset-factor', MEMBER], {
      ...{ SHOP_URL: shop().url, OPERATOR_KEY },
    })
    expect(byOperator.output).toMatch(/has no second factor now/)
    expect((await firstStep(MEMBER)).body).toMatchObject({ data: { step: 'done' } })
  })

  test('lets the token of the first start make one owner, once, and only in a shop that has none', async () => {
    expect(await issueFirstOwnerToken(shop().db)).toBeNull()
    const first = via(contract.createFirstOwner)
    const body = { mobile: newMobile(), name: 'لاله کریمی', currency: 'rial' }
    onTestFinished(() => setCurrency('toman'))
    await sendStaffAway()
    const token = (await issueFirstOwnerToken(shop().db)) ?? ''
    const isOpen = async (one: string) => {
      const answer = await via(contract.checkFirstOwner)({ body: { token: one } })
      return contract.checkFirstOwner.answer.parse(answer.body).data.is_open
    }
    expect(await isOpen(`${token}x`)).toBe(false)
    expect(await isOpen(token)).toBe(true)
    expectRefused(await first({ body: { ...body, token: `${token}x` } }), 412)
    // Two instances that start together have a link each, and one owner between them.
    const ofOther = (await issueFirstOwnerToken(shop().db)) ?? ''
    expect([await isOpen(token), await isOpen(ofOther)]).toEqual([true, true])
    const both = await Promise.all(
      [token, ofOther].map((one) => first({ body: { ...body, token: one } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    expect([await isOpen(token), await isOpen(ofOther)]).toEqual([false, false])
    expect(await shop().db.$count(staffMembers)).toBe(1)
    expect(await readOwnSettings(shop().db)).toMatchObject({ currency: 'rial' })
    expect(currencyName()).toBe('ریال')
    expect((await firstStep(body.mobile)).status).toBe(200)
  })

  test('sends the demo owner away, whose codes a page shows, once the shop is a real one', async () => {
    const db = shop().db
    const demoOwner = { mobile: '+989120000001', name: 'سارا مرادی' }
    await sendStaffAway()
    await prepareStaff(db, { isDemo: true })
    expect(await issueFirstOwnerToken(db)).toBeNull()
    await prepareStaff(db, { isDemo: false })
    const [member] = await db.select().from(staffMembers)
    expect(member).toMatchObject({ ...demoOwner, isActive: false })
    expect((await firstStep(MEMBER)).body).toMatchObject({ code: 'permission_denied' })
    expect(await issueFirstOwnerToken(db)).not.toBeNull()
  })
})
