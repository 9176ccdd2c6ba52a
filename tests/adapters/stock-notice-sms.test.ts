import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { ConfigError, readConfig } from '@/lib/config'
import { createLogger } from '@/lib/server/http/logger'
import { openStockNotices } from '@/lib/server/adapters/sms/open-sms'
import { SmsFailure } from '@/lib/server/adapters/sms/sms'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const title = 'گوشی موبایل سامسونگ گلکسی اس ۲۵ اولترا دو سیم‌کارت با حافظهٔ ۵۱۲'
const goods = { title, slug: 'گوشی-سامسونگ' }
const account = { SMS_API_KEY: 'the-key-of-the-shop', SMS_TEMPLATE: '100200' }

/** A provider on loopback that accepts and records everything. */
async function provider(yes: string) {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    requests.push(await text(request))
    response.end(yes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { requests, url: `http://127.0.0.1:${port}` }
}

function notices(env: Record<string, string>) {
  const written: string[] = []
  const log = createLogger('info', { write: (line: string) => void written.push(line) })
  const config = readConfig({ ...env, SITE_URL: 'https://vitrin.example' })
  return { send: openStockNotices(config, log), written }
}

test('Kavenegar gets the title cut to its words and the URL as one word', async () => {
  const { requests, url } = await provider('{"return":{"status":200}}')
  const env = { ...account, SMS_DRIVER: 'kavenegar', SMS_STOCK_TEMPLATE: 'back' }
  await notices({ ...env, SMS_BASE_URL: url }).send?.('+989121234567', goods)
  expect(Object.fromEntries(new URLSearchParams(requests[0]))).toEqual({
    receptor: '09121234567',
    template: 'back',
    token: 'گوشی-سامسونگ',
    token20: 'گوشی موبایل سامسونگ گلکسی اس ۲۵ اولترا دو سیم‌کارت',
  })
})

test('SMS.ir gets the title cut to its letters', async () => {
  const { requests, url } = await provider('{"status":1}')
  const env = { ...account, SMS_DRIVER: 'smsir', SMS_STOCK_TEMPLATE: '7' }
  await notices({ ...env, SMS_BASE_URL: url }).send?.('+989121234567', goods)
  expect(JSON.parse(requests[0] ?? '')).toEqual({
    mobile: '09121234567',
    templateId: 7,
    parameters: [{ name: 'Title', value: title.slice(0, 25) }],
  })
})

test('a notice that the provider rejects is a failure', async () => {
  const { url } = await provider('{"return":{"status":418}}')
  const env = { ...account, SMS_DRIVER: 'kavenegar', SMS_STOCK_TEMPLATE: 'back' }
  const { send } = notices({ ...env, SMS_BASE_URL: url })
  await expect(send?.('+989121234567', goods)).rejects.toBeInstanceOf(SmsFailure)
})

test('a provider without its own template sends no notices', () => {
  expect(notices({ ...account, SMS_DRIVER: 'kavenegar' }).send).toBeNull()
})

test("SMS.ir does not accept a template's name", () => {
  const env = { ...account, SMS_DRIVER: 'smsir', SMS_STOCK_TEMPLATE: 'back' }
  expect(() => readConfig(env)).toThrow(ConfigError)
})

test('the console writes what a phone would get, without the number', async () => {
  const { send, written } = notices({})
  await send?.('+989121234567', goods)
  const line = `«${title}» موجود شد: https://vitrin.example/product/${encodeURIComponent(goods.slug)}`
  expect(JSON.parse(written.join('')).sms).toBe(line)
  expect(written.join('')).not.toContain('9121234567')
})
