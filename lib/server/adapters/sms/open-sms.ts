import type { Logger } from 'pino'
import type { Config } from '@/lib/config'
import { createKavenegar, createKavenegarLookup, createSmsir, createSmsirVerify } from './providers'
import type { SendSms, SendStockNotice } from './sms'

const TIMEOUT_MS = 8_000
const drivers = {
  kavenegar: { open: createKavenegar, baseUrl: 'https://api.kavenegar.com' },
  smsir: { open: createSmsir, baseUrl: 'https://api.sms.ir' },
}

/** For development and the demo; the last line is what a browser reads a code from (WebOTP). */
function createConsoleSms(log: Logger, siteUrl: string): SendSms {
  return async (_, code) => {
    const text = `کد ورود شما: ${code}\n\n@${new URL(siteUrl).hostname} #${code}`
    log.info({ sms: text }, 'a code to log in with')
  }
}

/** The configured way to send codes; what fails is logged once, here. */
export function openSms(config: Config, log: Logger): SendSms {
  const { sms } = config
  if (sms.driver === 'console') return createConsoleSms(log, config.siteUrl)
  const { open, baseUrl } = drivers[sms.driver]
  const { key, template } = sms
  const send = open({ key, template, baseUrl: sms.baseUrl ?? baseUrl, timeoutMs: TIMEOUT_MS })
  return async (mobile, code) => {
    try {
      await send(mobile, code)
    } catch (error) {
      log.error({ err: error }, 'the SMS was not sent')
      throw error
    }
  }
}

/** What Kavenegar lets `token20` hold, and SMS.ir any value. */
const MAX_TITLE_WORDS = 9
const MAX_TITLE_LENGTH = 25

/** The configured way to say that goods are back; null where a provider has no template for it. */
export function openStockNotices({ sms, siteUrl }: Config, log: Logger): SendStockNotice | null {
  if (sms.driver === 'console') {
    return async (_, { title, slug }) => {
      const text = `«${title}» موجود شد: ${siteUrl}/product/${encodeURIComponent(slug)}`
      log.info({ sms: text }, 'goods that are back')
    }
  }
  const { key, stockTemplate: template } = sms
  if (template === undefined) return null
  const baseUrl = sms.baseUrl ?? drivers[sms.driver].baseUrl
  const account = { key, template, baseUrl, timeoutMs: TIMEOUT_MS }
  if (sms.driver === 'kavenegar') {
    const send = createKavenegarLookup(account)
    const short = (title: string) => title.split(/\s+/).slice(0, MAX_TITLE_WORDS).join(' ')
    return (mobile, { title, slug }) => send(mobile, { token: slug, token20: short(title) })
  }
  const send = createSmsirVerify(account)
  return (mobile, { title }) => send(mobile, { Title: title.slice(0, MAX_TITLE_LENGTH) })
}
