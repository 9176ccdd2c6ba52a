import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { codes } from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { newMobile } from '../kit/known-people'

const persian = /[\u0600-\u06ff]/
const SITE = 'http://127.0.0.1:3000'
const SEND = '/api/mobile-send-code'

describeShop('a page of another site', (shop) => {
  /** Over a socket of its own: `fetch` lets nobody name a host or a relation. */
  async function post(path: string, headers: Record<string, string>, method = 'POST') {
    const body = JSON.stringify({ mobile: newMobile() })
    const sent = request(`${shop().url}${path}`, {
      method,
      headers: { 'Content-Type': 'text/plain', 'X-Forwarded-For': '192.0.2.77', ...headers },
    })
    sent.end(method === 'POST' ? body : undefined)
    const [got] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sent, 'response'))
    return { status: got.statusCode, body: await text(got), headers: got.headers }
  }
  const countCodes = async () => (await shop().db.select({ rows: count() }).from(codes))[0]?.rows

  test.each([
    ['tells that it is another', { 'Sec-Fetch-Site': 'cross-site' }],
    ['tells so under our own origin', { 'Sec-Fetch-Site': 'cross-site', Origin: SITE }],
    ['has an origin of its own', { Origin: 'https://evil.test' }],
    ['has our host under another port', { Origin: 'http://shop.test:81', Host: 'shop.test' }],
    ['has an origin it hides', { Origin: 'null' }],
  ])('that %s is refused in Persian and gets no code sent', async (_, headers) => {
    const before = await countCodes()
    const answer = await post(SEND, headers)
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.stringMatching(persian),
      code: 'forbidden',
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await countCodes()).toBe(before)
    expect(shop().logLines.at(-1)).toContain('"from":"192.0.2.77"')
  })

  test.each([
    ['a program, whatever it calls its body', {}],
    ['our page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.a.proxy' }],
    ['another name of our domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['what a person typed', { 'Sec-Fetch-Site': 'none' }],
    ['our page that hides its origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['the host that was asked for', { Origin: 'http://shop.test', Host: 'shop.test' }],
    ['that host with its port', { Origin: 'https://shop.test', Host: 'shop.test:443' }],
    [
      'the host a trusted proxy names',
      { Origin: 'https://shop.test', 'X-Forwarded-Host': 'shop.test, inner.test' },
    ],
    ['the configured address', { Origin: SITE, Host: 'inner.test' }],
  ])('%s is not taken for one', async (_, headers) => {
    await shop().db.delete(codes)
    expect((await post(SEND, headers)).status).toBe(200)
  })

  test("may read public calls, and a bank's page may send a shopper back", async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://bank.test' }
    expect((await post('/api/general', headers, 'GET')).status).not.toBe(403)
    expect((await post('/api/payment/callback/test-bank', headers)).status).toBe(303)
  })

  test('can change nothing by another method either', async () => {
    for (const method of ['PATCH', 'DELETE', 'PUT']) {
      const headers = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await post('/api/update-user', headers, method)).status).toBe(403)
    }
  })
})
