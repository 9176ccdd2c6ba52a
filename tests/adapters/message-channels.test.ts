import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { ConfigError, readConfig } from '@/lib/config'
import { openMailer } from '@/lib/server/adapters/mail/smtp'
import { SmsFailure } from '@/lib/server/adapters/sms/sms'
import { openChannels } from '@/lib/server/outbox/open-channels'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const account = { SMS_API_KEY: 'the-key-of-the-shop', SMS_TEMPLATE: '100200' }
const message = {
  ...({ id: 412, kind: 'order_sent', mobile: '+989121234567' } as const),
  text: 'سفارش V-1 ارسال شد.',
  pattern: '',
  values: { سفارش: 'V-1', رهگیری: '۲۱۰۹', نام: 'سارا مرادی', فروشگاه: 'پوشاک پارسی' },
}

function portOf(address: unknown): number {
  const isBound = typeof address === 'object' && address !== null && 'port' in address
  return isBound ? Number(address.port) : 0
}

/** A provider on loopback that accepts and records everything. */
async function openProvider(answer: string) {
  const requests: { url: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url ?? '', body: await text(request) })
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  return { requests, url: `http://127.0.0.1:${portOf(server.address())}` }
}

const open = (env: Record<string, string>) => openChannels(readConfig({ ...account, ...env }))

test('Kavenegar gets free text by the line, with an id by which it knows a second try', async () => {
  const { requests, url } = await openProvider(
    '{"return":{"status":200},"entries":[{"messageid":8792343}]}',
  )
  const { sendSms } = open({ SMS_DRIVER: 'kavenegar', SMS_LINE: '10004346', SMS_BASE_URL: url })
  expect(await sendSms?.(message)).toBe('8792343')
  expect(requests[0]?.url).toBe('/v1/the-key-of-the-shop/sms/send.json')
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    receptor: '09121234567',
    sender: '10004346',
    message: message.text,
    localid: '412',
  })
})

test('a template of the provider is filled instead, in words that Kavenegar takes', async () => {
  const { requests, url } = await openProvider('{"return":{"status":200}}')
  const { sendSms } = open({ SMS_DRIVER: 'kavenegar', SMS_BASE_URL: url })
  await sendSms?.({ ...message, pattern: 'sent' })
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    receptor: '09121234567',
    template: 'sent',
    token: 'V-1',
    token3: '۲۱۰۹',
    token10: 'سارا مرادی',
    token20: 'پوشاک پارسی',
  })
})

test('SMS.ir gets free text by the line, or its own template with short values', async () => {
  const { requests, url } = await openProvider('{"status":1,"data":{"messageIds":[89]}}')
  const { sendSms } = open({ SMS_DRIVER: 'smsir', SMS_LINE: '30007732', SMS_BASE_URL: url })
  expect(await sendSms?.(message)).toBe('89')
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    lineNumber: 30007732,
    messageText: message.text,
    mobiles: ['09121234567'],
  })
  const long = 'و'.repeat(40)
  await sendSms?.({ ...message, pattern: '77', values: { سفارش: 'V-1', نام: long } })
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    templateId: 77,
    parameters: [
      { name: 'Name', value: long.slice(0, 25) },
      { name: 'Order', value: 'V-1' },
    ],
  })
})

test('the template for goods that are back is the one that the server names', async () => {
  const { requests, url } = await openProvider('{"return":{"status":200}}')
  const env = { SMS_DRIVER: 'kavenegar', SMS_STOCK_TEMPLATE: 'back', SMS_BASE_URL: url }
  const values = { کالا: 'کفش پیاده‌روی', پیوند: 'https://shop.example/product/کفش' }
  await open(env).sendSms?.({ ...message, kind: 'stock_back', values })
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toMatchObject({
    template: 'back',
    token: 'https://shop.example/product/کفش',
    token20: 'کفش پیاده‌روی',
  })
})

test('without a line or a template nothing goes, and the reason names what is missing', async () => {
  const { sendSms, canSendText } = open({ SMS_DRIVER: 'kavenegar' })
  expect(canSendText).toBe(false)
  await expect(sendSms?.(message)).rejects.toBeInstanceOf(SmsFailure)
})

test('the demo sends nothing', () => {
  expect(openChannels(readConfig({})).sendSms).toBeNull()
})

/** A server of e-mail on loopback that takes everything but mail to `full@`. */
async function openMailServer() {
  const received: string[] = []
  const server = createSocketServer((socket) => {
    let isData = false
    let unread = ''
    socket.write('220 mail.example\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      unread += chunk.toString()
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end)
        unread = unread.slice(end + 2)
        if (isData) {
          received[received.length - 1] += `${line}\n`
          if (line === '.') {
            isData = false
            socket.write('250 queued as 77\r\n')
          }
        } else if (/^RCPT TO:<full@/.test(line)) {
          socket.write('452 the mailbox is full\r\n')
        } else if (line === 'DATA') {
          isData = true
          received.push('')
          socket.write('354 go on\r\n')
        } else socket.write('250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  return { received, url: `smtp://127.0.0.1:${portOf(server.address())}` }
}

const mail = {
  id: 'message-412',
  subject: 'سفارش V-1 ارسال شد',
  text: 'سفارش V-1 ارسال شد.',
  html: '<p dir="rtl">سفارش V-1 ارسال شد.</p>',
}

test('an e-mail arrives whole, from the shop and with one id for all tries', async () => {
  const { received, url } = await openMailServer()
  const mailer = openMailer({ url, from: 'فروشگاه <shop@shop.example>' })
  await mailer.check()
  expect(await mailer.send({ ...mail, to: 'sara@example.com' })).toContain('queued as 77')
  const [source = ''] = received
  expect(source).toMatch(/^Message-ID: <message-412@shop\.example>$/m)
  expect(source).toMatch(/^To: sara@example\.com$/m)
  expect(source).toMatch(/^From: .*<shop@shop\.example>$/m)
  expect(source).toContain('multipart/alternative')
})

test('what a server refuses is a failure that names no password', async () => {
  const { url } = await openMailServer()
  const mailer = openMailer({ url, from: 'shop@shop.example' })
  const sending = mailer.send({ ...mail, to: 'full@example.com' })
  await expect(sending).rejects.toThrow('SMTP failed with EENVELOPE 452')
  const away = openMailer({ url: 'smtp://user:hunter2@127.0.0.1:1', from: 'shop@shop.example' })
  const failure = await away.check().catch(String)
  expect(failure).toContain('SMTP failed with')
  expect(failure).not.toContain('hunter2')
})

test('a server of e-mail wants an address to send from', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(ConfigError)
})
