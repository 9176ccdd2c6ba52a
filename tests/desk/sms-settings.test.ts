import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { auditEvents, roles, settings, staffMembers } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { kinds } from '../kit/open-demo'
import { openTestShop, type TestShop } from '../kit/test-shop'

const KEY = 'kavenegar-key-of-the-shop'

/** Kavenegar as it answers codes and questions about credit. */
async function openKavenegar() {
  const codes: { url: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    const body = await text(request)
    if (!url.includes(encodeURIComponent(KEY))) return void response.writeHead(403).end('{}')
    if (url.endsWith('/verify/lookup.json')) codes.push({ url, body })
    response.end('{"return":{"status":200},"entries":{"remaincredit":5000}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { codes, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** A real shop has none before its first owner is made. */
async function addOwner({ db }: TestShop): Promise<number> {
  const [role] = await db.select().from(roles).where(eq(roles.isOwner, true))
  const person = { mobile: '+989121112233', name: 'سارا مرادی', totpConfirmedAt: new Date() }
  const [member] = await db
    .insert(staffMembers)
    .values({ ...person, roleId: role?.id ?? 0 })
    .returning({ id: staffMembers.id })
  return member?.id ?? 0
}

describe.each(kinds)('an SMS provider that is set at the desk on %s', (kind) => {
  let provider: Awaited<ReturnType<typeof openKavenegar>>
  let shop: TestShop
  let owner: { Cookie: string }
  let staffId: number
  beforeAll(async () => {
    provider = await openKavenegar()
    shop = await openTestShop(kind, { SMS_DRIVER: 'kavenegar', SMS_BASE_URL: provider.url })
    staffId = await addOwner(shop)
    owner = await shop.logInStaff(staffId)
  })
  afterAll(async () => {
    await shop.close()
    provider.close()
  })

  const ask = (call: Call, body?: unknown) => askCall(shop.url, call, { body }, owner)
  async function save(change: object) {
    const read = contract.getSmsSettings.answer.parse((await ask(contract.getSmsSettings)).body)
    return ask(contract.updateSmsSettings, { version: read.data.settings.version, ...change })
  }
  const sendCode = (mobile: string) => askCall(shop.url, contract.sendCode, { body: { mobile } })

  test('writes codes into the log alone until it has a key', async () => {
    const read = await ask(contract.getSmsSettings)
    expect(read.body).toMatchObject({
      data: { settings: { driver: 'kavenegar', key: { set_by: 'nobody', marks: '' } } },
    })
    expect(await sendCode('09121110001')).toMatchObject({
      ...{ status: 200, body: { data: { is_in_log: true } } },
    })
    const missing = async () => {
      const { data } = contract.getSetUpSteps.answer.parse((await ask(contract.getSetUpSteps)).body)
      return data.steps.flatMap(({ name, is_done: isDone }) => (isDone ? [] : [name]))
    }
    expect(await missing()).toContain('sms')
    expect(provider.codes).toEqual([])
    expect(shop.logLines.join('')).toMatch(/کد ورود: \d/)
  })

  test('wants a second factor given of late for another key', async () => {
    const unproved = await shop.logInStaff(staffId, false)
    const input = { body: { version: 0, key: KEY } }
    const answer = await askCall(shop.url, contract.updateSmsSettings, input, unproved)
    expect(answer.body).toMatchObject({ code: 'proof_required' })
  })

  test('sends the next code by the key of the desk, which nobody reads', async () => {
    const saved = await save({ key: KEY, template: 'login', line: '۱۰۰۰۴۳۴۶' })
    expect(saved.body).toMatchObject({
      data: {
        settings: {
          key: { set_by: 'desk', marks: 'shop', is_readable: true },
          template: { set_by: 'desk', value: 'login' },
          line: { set_by: 'desk', value: '10004346' },
        },
      },
    })
    const sent = await sendCode('09121110002')
    expect(sent).toMatchObject({ status: 200 })
    expect(sent.text).not.toContain('is_in_log')
    expect(provider.codes).toHaveLength(1)
    expect(provider.codes[0]?.body).toContain('template=login')
    const [logged] = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'updateSmsSettings'))
      .orderBy(desc(auditEvents.id))
    expect(logged).toMatchObject({ after: { template: 'login', is_key_new: true } })
    const stored = [await shop.db.select().from(settings), logged, shop.logLines, saved.text]
    expect(JSON.stringify(stored)).not.toContain(KEY)
    const messages = await ask(contract.getMessageSettings)
    expect(messages.body).toMatchObject({
      data: { settings: { channels: { sms: { driver: 'kavenegar', text: true } } } },
    })
    const check = async () => (await ask(contract.checkService, { name: 'sms' })).body
    expect(await check()).toMatchObject({ data: { is_well: true } })
    await save({ key: 'a-key-that-is-no-more' })
    expect(await check()).toMatchObject({
      data: { is_well: false, error: expect.stringContaining('کلید را نپذیرفت') },
    })
  })
})

test('what the server sets of the SMS provider stays as it is', async () => {
  const shop = await openTestShop('PGlite', {
    ...{ SMS_DRIVER: 'smsir', SMS_API_KEY: KEY, SMS_BASE_URL: 'http://127.0.0.1:9' },
  })
  try {
    const owner = await shop.logInStaff(await addOwner(shop))
    const ask = (body: object) => askCall(shop.url, contract.updateSmsSettings, { body }, owner)
    const ofServer = await ask({ version: 0, key: 'another-key-0000' })
    expectRefused(ofServer, 422)
    expect(ofServer.body).toMatchObject({ errors: { key: [expect.stringContaining('سرور')] } })
    const odd = await ask({ version: 0, template: 'login' })
    expect(odd.body).toMatchObject({ errors: { template: [expect.any(String)] } })
    expect((await ask({ version: 0, template: '100200' })).status).toBe(200)
  } finally {
    await shop.close()
  }
})
