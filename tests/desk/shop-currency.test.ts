import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { setCurrency } from '@/lib/persian/currency'
import { messages, orders, outboxEvents } from '@/lib/server/db/schema/schema'
import { expandEvents } from '@/lib/server/outbox/expand-events'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { upload } from '../kit/upload'

const OWNER = 1

describeShop('the unit of a shop', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  afterAll(() => setCurrency('toman'))

  async function change(currency: string) {
    const read = await askCall(shop().url, contract.getDeskSettings, {}, owner)
    const { version } = contract.getDeskSettings.answer.parse(read.body).data.settings
    const body = { version, currency }
    return askCall(shop().url, contract.updateDeskSettings, { body }, owner)
  }
  async function exportedPrice() {
    const { body } = await askCall(shop().url, contract.getGoodsExport, { query: {} }, owner)
    const { columns, rows } = contract.getGoodsExport.answer.parse(body).data
    const at = columns.findIndex((one) => one.startsWith('قیمت ('))
    return { column: columns[at], price: Number(rows[0]?.[at]) }
  }
  async function exportedOrders() {
    const { body } = await askCall(shop().url, contract.getOrdersExport, { query: {} }, owner)
    const { columns, rows } = contract.getOrdersExport.answer.parse(body).data
    return {
      columns,
      paid: Number(rows[0]?.[columns.findIndex((one) => one.startsWith('پرداختی'))]),
    }
  }
  async function paidText() {
    const [order] = await shop().db.select().from(orders).limit(1)
    if (!order) throw new Error('The demo has no orders.')
    const event = { kind: 'order_paid' as const, orderId: order.id, userId: order.userId, data: {} }
    const [made] = await shop().db.insert(outboxEvents).values(event).returning()
    await expandEvents(shop().db, { siteUrl: 'https://shop.example', hasMail: false }, (error) =>
      expect(error).toBeUndefined(),
    )
    const written = await shop()
      .db.select()
      .from(messages)
      .where(eq(messages.eventId, made?.id ?? 0))
    return { text: written.find(({ kind }) => kind === 'order_paid')?.text ?? '', order }
  }

  test('is tomans until it is said otherwise', async () => {
    const { column } = await exportedPrice()
    expect(column).toBe('قیمت (تومان)')
    expect((await paidText()).text).toContain('تومان')
  })

  test('once changed is in exports, messages and sentences, and calls stay in rials', async () => {
    const before = await exportedPrice()
    const ordersBefore = await exportedOrders()
    const known = shop().revalidatedTags.length
    const changed = await change('rial')
    expect(changed.status, changed.text).toBe(200)
    expect(shop().revalidatedTags.slice(known)).toContain('settings')
    const seen = await askCall(shop().url, contract.getSetting, {})
    expect(seen.body).toMatchObject({ data: { currency: 'rial' } })

    const after = await exportedPrice()
    expect(after).toEqual({ column: 'قیمت (ریال)', price: before.price * 10 })
    const { columns, paid } = await exportedOrders()
    expect(columns).toEqual(ordersBefore.columns.map((one) => one.replace('تومان', 'ریال')))
    expect(columns).toEqual(expect.arrayContaining(['نشان‌ها', 'پرداختی (ریال)']))
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBe(ordersBefore.paid * 10)
    const { text, order } = await paidText()
    expect(text).toContain(`${order.payable.toLocaleString('fa-IR').replaceAll('٬', ',')} ریال`)
    const charge = await askCall(
      shop().url,
      contract.chargeCredit,
      { body: { amount: 1, gateway: 'test-bank' } },
      { Authorization: `Bearer ${await shop().logIn(1)}` },
    )
    expect(charge.text).toContain('۱۰۰,۰۰۰ ریال')
  })

  test('is what a sheet is in that names none, at the desk', async () => {
    const file = Buffer.from('کد کالا,نام کالا,قیمت\nTEA-1,قوری,125000\n')
    const fields = { file_name: 'کالا.csv' }
    const sent = await upload(shop().url, contract.addImport, owner, { files: [file], fields })
    expect(sent.body).toMatchObject({ data: { import: { options: { price_unit: 'rial' } } } })
  })

  test('is one of the two', async () => {
    const refused = await change('dollar')
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ errors: { currency: ['واحد پول را انتخاب کنید.'] } })
  })
})
