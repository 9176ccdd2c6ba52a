import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendContact } from '@/lib/contract/content/contact'
import { contactMessages } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'

const body = {
  name: '  مريم   رستگار ',
  mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  subject: 'پیگیری سفارش',
  message: 'بستهٔ من هنوز نرسیده است. <b>لطفاً</b> خبر بدهید.',
}

describeShop('a message to the shop over HTTP', (shop) => {
  const send = (address: string, change = {}, headers = {}) =>
    askCall(
      shop().url,
      sendContact,
      { body: { ...body, ...change } },
      { 'X-Forwarded-For': address, ...headers },
    )

  test('is stored once for two sendings with one key', async () => {
    const key = { 'Idempotency-Key': 'one-message' }
    for (const _ of ['first', 'again']) {
      const answer = await send('10.1.0.1', {}, key)
      expect([answer.status, answer.body]).toEqual([200, { data: { ok: true } }])
    }
    const isOwn = eq(contactMessages.ip, '10.1.0.1')
    const rows = await shop().db.select().from(contactMessages).where(isOwn)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      name: 'مریم رستگار',
      mobile: '+989123456789',
      message: body.message,
      ip: '10.1.0.1',
    })
  })

  test.each([
    ['name', ' '],
    ['mobile', '0912345'],
    ['subject', 'ا'],
    ['message', 'کوتاه'],
    ['message', 'ا'.repeat(2_001)],
  ])('is rejected for an invalid %s with the field and the reason', async (field, value) => {
    const answer = await send('10.1.0.2', { [field]: value })
    expectRefused(answer, 422)
    expect(answer.body).toHaveProperty(['errors', field, 0])
  })

  test('is rejected after five in an hour, with the time to try again', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send('10.1.0.3')).status).toBe(200)
    const refused = await send('10.1.0.3')
    expectRefused(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await send('10.1.0.4')).status).toBe(200)
  })
})
