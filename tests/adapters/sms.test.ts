import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { createLogger } from '@/lib/server/http/logger'
import { createKavenegar, createSmsir } from '@/lib/server/adapters/sms/providers'
import { openSms } from '@/lib/server/adapters/sms/open-sms'
import { SmsFailure } from '@/lib/server/adapters/sms/sms'

const KEY = '6B2F-the-key-of-the-shop'
const MOBILE = '+989121234567'
type ReceivedRequest = { url: string; method: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; body?: string } | 'never' | 'hangs up'
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A provider on loopback that records requests and answers as the test says. */
async function provider(answer: (request: ReceivedRequest) => Answer) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request
    const received = { url, method, headers, body: await text(request) }
    requests.push(received)
    const given = answer(received)
    if (given === 'hangs up') response.destroy()
    else if (given !== 'never') response.writeHead(given.status ?? 200).end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { requests, baseUrl: `http://127.0.0.1:${port}` }
}

/** As kavenegar.com documents `verify/lookup`. */
function likeKavenegar({ url, method, headers, body }: ReceivedRequest): Answer {
  const answer = (status: number) => ({
    status,
    body: JSON.stringify({ return: { status, message: '' }, entries: [] }),
  })
  if (method !== 'POST' || url !== `/v1/${KEY}/verify/lookup.json`) return answer(403)
  if (headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8') {
    return answer(400)
  }
  const form = Object.fromEntries(new URLSearchParams(body))
  const { receptor, token, template } = form
  if (!/^09\d{9}$/.test(receptor ?? '')) return answer(411)
  if (template !== '100200') return answer(424)
  return answer(token === '123456' ? 200 : 431)
}

/** As sms.ir documents `send/verify`. */
function likeSmsir({ url, method, headers, body }: ReceivedRequest): Answer {
  const answer = (status: number, inside: number) => ({
    status,
    body: JSON.stringify({ status: inside, message: '', data: { messageId: 1, cost: 1 } }),
  })
  if (method !== 'POST' || url !== '/v1/send/verify') return answer(404, 0)
  if (headers['x-api-key'] !== KEY) return answer(401, 10)
  const { mobile, templateId, parameters } = JSON.parse(body)
  if (!/^09\d{9}$/.test(mobile)) return answer(400, 104)
  if (templateId !== 100_200) return answer(400, 113)
  return parameters[0].name === 'Code' && parameters[0].value === '123456'
    ? answer(200, 1)
    : answer(400, 114)
}

const providers = [
  { name: 'Kavenegar', driver: 'kavenegar', open: createKavenegar, like: likeKavenegar },
  { name: 'SMS.ir', driver: 'smsir', open: createSmsir, like: likeSmsir },
] as const

describe.each(providers)('$name', ({ name, driver, open, like }) => {
  const account = { key: KEY, template: '100200', timeoutMs: 300 }
  const sending = (baseUrl: string, more = {}) =>
    open({ ...account, baseUrl, ...more })(MOBILE, '123456')

  test('gets a request in its own form and sends the code', async () => {
    const { requests, baseUrl } = await provider(like)
    await expect(sending(baseUrl)).resolves.toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['a wrong key', { key: 'another-key' }],
    ['an unknown template', { template: '100201' }],
  ])('fails for %s', async (_, wrong) => {
    const { baseUrl } = await provider(like)
    await expect(sending(baseUrl, wrong)).rejects.toBeInstanceOf(SmsFailure)
  })

  test.each<[string, Answer]>([
    ['a refusal with 200', { body: '{"return":{"status":418},"status":102}' }],
    ['an error of its server', { status: 502, body: 'Bad Gateway' }],
    ['no answer in time', 'never'],
    ['an answer that is no JSON', { body: '<html>' }],
    ['an answer nobody described', { body: '[]' }],
    ['a turn to another address', { status: 302, body: '' }],
  ])('fails for %s without naming the key or the number', async (_, answer) => {
    const { baseUrl } = await provider(() => answer)
    const failure: unknown = await sending(baseUrl).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SmsFailure)
    expect(String(failure)).toContain(name)
    expect(`${String(failure)} ${failure instanceof Error && failure.stack}`).not.toMatch(
      /6B2F|9121234567|123456/,
    )
  })

  test('fails when it is away', async () => {
    await expect(sending('http://127.0.0.1:9')).rejects.toThrow('was not reached')
  })

  test.each<[string, Answer, boolean]>([
    ['no answer in time', 'never', true],
    ['a line that breaks', 'hangs up', true],
    ['a gateway that gave up', { status: 504 }, true],
    ['an answer that is no JSON', { body: '<html>' }, true],
    ['a refusal with 200', { body: '{"return":{"status":418},"status":102}' }, false],
    ['a refusal', { status: 403 }, false],
    ['a turn to another address', { status: 302, body: '' }, false],
  ])('knows whether the SMS may be delivered after %s', async (_, answer, mayBeDelivered) => {
    const { baseUrl } = await provider(() => answer)
    await expect(sending(baseUrl)).rejects.toMatchObject({ mayBeDelivered })
  })

  test('knows that no SMS is delivered when it cannot be reached', async () => {
    await expect(sending('http://127.0.0.1:9')).rejects.toMatchObject({ mayBeDelivered: false })
  })

  test('logs a failure without the key', async () => {
    const written: string[] = []
    const log = createLogger('info', { write: (line: string) => void written.push(line) })
    const { baseUrl } = await provider(({ url }) => ({ status: 500, body: url }))
    const config = readConfig({
      SMS_DRIVER: driver,
      SMS_API_KEY: KEY,
      SMS_TEMPLATE: '100200',
      SMS_BASE_URL: baseUrl,
    })
    await expect(openSms(config, log)(MOBILE, '123456')).rejects.toBeInstanceOf(SmsFailure)
    expect(written.join('')).toContain(`${name} answered 500`)
    expect(written.join('')).not.toMatch(/6B2F|9121234567|123456/)
  })
})

test('the console writes what a phone would get, with the line for the browser last', async () => {
  const written: string[] = []
  const log = createLogger('info', { write: (line: string) => void written.push(line) })
  const config = readConfig({ SITE_URL: 'https://vitrin.example' })
  await openSms(config, log)(MOBILE, '123456')
  const { sms } = JSON.parse(written.join(''))
  expect(sms).toBe('کد ورود شما: 123456\n\n@vitrin.example #123456')
  expect(written.join('')).not.toContain('9121234567')
})
