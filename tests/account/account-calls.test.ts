import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call, CallAnswer } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { media, settings } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { askCall, type CallInputs, expectRefused } from '../kit/ask-call'
import { newCustomer } from '../kit/known-people'
import { upload } from '../kit/upload'

const { editAddress, deleteAddress, getAddresses, saveLegal, getLegal, updateUser } = contract
const { openTicket, writeToTicket, closeTicket, getTicket, getProfile, getCities } = contract
const { body: exampleAddress } = editAddress.example
const { body: exampleCompany } = saveLegal.example
const exampleTicket = { subject: 'تأخیر سفارش', department: 'support', message: 'سفارش من کجاست؟' }

describeEachShop('the account', (shop) => {
  let token = ''
  beforeAll(async () => {
    token = await shop().logIn(5)
  })
  const send = (call: Call, input: CallInputs = {}) =>
    askCall(shop().url, call, input, { Authorization: `Bearer ${token}` })
  async function done<C extends Call>(call: C, input?: CallInputs): Promise<CallAnswer<C>>
  async function done(call: Call, input?: CallInputs): Promise<unknown> {
    const answer = await send(call, input)
    expect(answer.status, answer.text).toBe(200)
    return call.answer.parse(answer.body)
  }
  const all = async () => (await done(getAddresses)).data.addresses

  describe('addresses', () => {
    test('store Persian digits and any form of a mobile in one spelling', async () => {
      const { data } = await done(editAddress, { body: exampleAddress })
      expect(data.address).toMatchObject({
        receiver_mobile: '09120000101',
        postal_code: '1345678900',
        is_default: false,
      })
    })

    test('have one default, which the newest takes over when it is deleted', async () => {
      const { data } = await done(editAddress, { body: { ...exampleAddress, is_default: true } })
      expect((await all()).filter((one) => one.is_default).map(({ id }) => id)).toEqual([
        data.address.id,
      ])
      await done(deleteAddress, { body: { id: data.address.id } })
      const left = await all()
      expect(left.length).toBeGreaterThan(0)
      expect(left.filter((one) => one.is_default)).toHaveLength(1)
    })

    test('are changed in place', async () => {
      const [first] = await all()
      await done(editAddress, { body: { ...exampleAddress, id: first?.id, title: 'محل کار' } })
      const now = (await all()).find(({ id }) => id === first?.id)
      expect(now).toMatchObject({ title: 'محل کار', is_default: first?.is_default })
    })

    test('name a customer who has no name, by who receives at their own number', async () => {
      const { mobile, bearer } = await newCustomer(shop().url)
      const nameOf = async () => {
        const { body } = await askCall(shop().url, getProfile, {}, bearer)
        const { user } = getProfile.answer.parse(body).data
        return [user.first_name, user.last_name]
      }
      const receive = (receiver_name: string, receiver_mobile: string) => {
        const body = { ...exampleAddress, receiver_name, receiver_mobile }
        return askCall(shop().url, editAddress, { body }, bearer)
      }
      await receive('مادر سارا', '09129998877')
      expect(await nameOf()).toEqual(['', ''])
      await receive('سارا سادات رضایی', mobile)
      expect(await nameOf()).toEqual(['سارا', 'سادات رضایی'])
      await receive('کس دیگر', mobile)
      expect(await nameOf()).toEqual(['سارا', 'سادات رضایی'])
    })

    test('accept a city that is not listed, written by hand', async () => {
      const body = { ...exampleAddress, city_id: null, other_city: 'روستای ابیانه' }
      const { data } = await done(editAddress, { body })
      expect(data.address).toMatchObject({ city_id: null, city: 'روستای ابیانه' })
    })

    test('know a listed city that is written by hand, in whatever spelling', async () => {
      const { state_id } = exampleAddress
      const { data: listed } = await done(getCities, { query: { parent_id: state_id } })
      const city = listed.find(({ name }) => name.includes('ی'))
      if (!city) throw new Error('no city to write in another spelling')
      const other_city = city.name.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
      const { data } = await done(editAddress, {
        body: { ...exampleAddress, city_id: null, other_city },
      })
      expect(data.address).toMatchObject({ city_id: city.id, city: city.name })
    })

    test.each<[string, Record<string, unknown>]>([
      ['postal_code', { postal_code: '1245678900' }],
      ['receiver_mobile', { receiver_mobile: '0211234567' }],
      ['receiver_name', { receiver_name: ' ' }],
      ['detail', { detail: 'کوتاه' }],
      ['city_id', { city_id: null }],
      ['state_id', { state_id: 999 }],
    ])('are rejected at the field %s', async (field, wrong) => {
      const answer = await send(editAddress, { body: { ...exampleAddress, ...wrong } })
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty(['errors', field])
    })

    test('are rejected when the city lies in another province', async () => {
      const { data } = await done(getCities, { query: { parent_id: 2 } })
      const body = { ...exampleAddress, state_id: 1, city_id: data[0]?.id }
      const answer = await send(editAddress, { body })
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty('errors.city_id')
    })

    test('are at most twenty', async () => {
      const held = (await all()).length
      for (let more = held; more < 20; more += 1) await done(editAddress, { body: exampleAddress })
      expectRefused(await send(editAddress, { body: exampleAddress }), 412)
    })
  })

  describe('company data', () => {
    test('are stored and returned', async () => {
      expect((await done(getLegal)).data.legal).toBeNull()
      await done(saveLegal, { body: exampleCompany })
      await done(saveLegal, { body: { ...exampleCompany, company_name: 'پارس چینی نو' } })
      expect((await done(getLegal)).data.legal?.company_name).toBe('پارس چینی نو')
    })

    test.each([
      ['national_id', '10380284792'],
      ['economic_code', '123'],
      ['registration_id', 'الف'],
      ['phone', '۱۲۳'],
    ])('are rejected with a wrong %s', async (field, value) => {
      const answer = await send(saveLegal, { body: { ...exampleCompany, [field]: value } })
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty(['errors', field])
    })
  })

  describe('the profile', () => {
    test('changes what is given and leaves the rest', async () => {
      const before = (await done(getProfile)).data.user
      const { data } = await done(updateUser, { body: { bio: 'اهل <b>چای</b>', email: 'A@b.ir' } })
      expect(data.user).toEqual({ ...before, bio: 'اهل <b>چای</b>', email: 'a@b.ir' })
      expect((await done(updateUser, { body: { email: '' } })).data.user.email).toBeNull()
    })

    test('never takes what the customer may not set', async () => {
      const before = (await done(getProfile)).data
      const body = { id: 1, mobile: '09129999999', is_admin: true, wallet_balance: 1e9, image: 'x' }
      await done(updateUser, { body })
      expect((await done(getProfile)).data).toEqual(before)
    })

    test('cannot take the name of the shop', async () => {
      const shopSetting = eq(settings.key, 'shop')
      const [before] = await shop().db.select().from(settings).where(shopSetting)
      const value = { ...z.object({}).loose().parse(before?.value), name: 'خانهٔ هنر' }
      await shop().db.update(settings).set({ value }).where(shopSetting)
      const answer = await send(updateUser, { body: { name: 'خانه هنر رسمی' } })
      await shop().db.update(settings).set({ value: before?.value }).where(shopSetting)
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty(['errors', 'name'])
      expect((await send(updateUser, { body: { name: 'خانهٔ هنر' } })).status).toBe(200)
    })

    test.each([
      ['national_code', '0012345678'],
      ['bank_card', '6037991234567890'],
      ['email', 'نه ایمیل'],
      ['birth_date', '2999-01-01'],
      ['birth_date', '2000-13-01'],
      ['name', ''],
      ['name', 'علی ۰۹۱۲ ۱۲۳ ۴۵۶۷'],
      ['name', 'omid@shop.example'],
      ['name', 'پشتيباني'],
      ['name', 'ادمین ویترین'],
      ['bio', 'ا'.repeat(301)],
    ])('is rejected with %s %.20s', async (field, value) => {
      const answer = await send(updateUser, { body: { [field]: value } })
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty(['errors', field])
    })
  })

  describe('tickets', () => {
    test('open, close, and open again with a message', async () => {
      const files = [await png({ width: 40, height: 30 })]
      const opened = await upload(shop().url, openTicket, token, { files, fields: exampleTicket })
      expect(opened.status, opened.text).toBe(200)
      const { ticket } = openTicket.answer.parse(opened.body).data
      expect(ticket).toMatchObject({ status: 'open', subject: exampleTicket.subject })
      expect(ticket.messages[0]?.files).toHaveLength(1)
      const params = { id: ticket.id }
      expect((await done(closeTicket, { params })).data.ticket.status).toBe('closed')
      const reopened = await done(writeToTicket, { params, body: { message: 'هنوز نرسیده است.' } })
      expect(reopened.data.ticket).toMatchObject({ status: 'open' })
      expect((await done(getTicket, { params })).data.ticket.messages).toHaveLength(2)
    })

    test('have pictures that no shared cache stores', async () => {
      const files = [await png({ width: 40, height: 30 })]
      const opened = await upload(shop().url, openTicket, token, { files, fields: exampleTicket })
      const { ticket } = openTicket.answer.parse(opened.body).data
      const picture = await fetch(shop().url + ticket.messages[0]?.files[0]?.url)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const cacheControl = picture.headers.get('cache-control')
      expect(cacheControl).toMatch(/^private, max-age=\d+, immutable$/)
    })

    test('name an order of their customer or none', async () => {
      expectRefused(await send(openTicket, { body: { ...exampleTicket, order_id: 1 } }), 404)
    })

    test.each([
      ['subject', ''],
      ['department', 'admin'],
      ['message', 'پ'.repeat(50_000)],
    ])('are rejected with a wrong %s', async (field, value) => {
      const answer = await send(openTicket, { body: { ...exampleTicket, [field]: value } })
      expectRefused(answer, 422)
      expect(answer.body).toHaveProperty(['errors', field])
    })

    test('leave no picture behind when one of them is none', async () => {
      const pictures = () => shop().db.$count(media)
      const before = await pictures()
      const files = [await png({ width: 40, height: 30 }), Buffer.from('<svg/>')]
      expectRefused(
        await upload(shop().url, openTicket, token, { files, fields: exampleTicket }),
        422,
      )
      expect(await pictures()).toBe(before)
    })

    test('are at most ten a day, however many come at once, while open ones still take messages', async () => {
      const { bearer } = await newCustomer(shop().url)
      const open = () => askCall(shop().url, openTicket, { body: exampleTicket }, bearer)
      const answers = await Promise.all(Array.from({ length: 13 }, open))
      const opened = answers.filter(({ status }) => status === 200)
      expect(opened).toHaveLength(10)
      const refused = answers.find(({ status }) => status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
      const { ticket } = openTicket.answer.parse(opened[0]?.body).data
      const reply = { params: { id: ticket.id }, body: { message: 'هنوز نرسیده است.' } }
      expect((await askCall(shop().url, writeToTicket, reply, bearer)).status).toBe(200)
    })
  })
})
