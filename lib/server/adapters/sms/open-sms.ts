import type { Logger } from 'pino'
import type { Config } from '@/lib/config'
import { createKavenegar, createSmsir } from './providers'
import type { SendSms } from './sms'

export const SMS_TIMEOUT_MS = 8_000
export const SMS_DRIVERS = {
  kavenegar: { open: createKavenegar, baseUrl: 'https://api.kavenegar.com' },
  smsir: { open: createSmsir, baseUrl: 'https://api.sms.ir' },
}

/** The last line is what a browser reads a code from (WebOTP). */
function createConsoleSms(log: Logger, siteUrl: string): SendSms {
  return async (mobile, code) => {
    const text = `کد ورود شما: ${code}\n\n@${new URL(siteUrl).hostname} #${code}`
    log.info({ sms: text, to: lastDigits(mobile) }, 'a code to log in with')
  }
}

/** Whose code it is, where several ask at once. */
const lastDigits = (mobile: string) => `…${mobile.slice(-4)}`

/** Until the desk has the provider's key, a code is in the log alone, as the link of the first owner is. */
const NO_KEY = 'SMS has no key or template yet; a code to log in with'

/** The configured way to send codes; what fails is logged once, here. */
export function openSms(config: Config, log: Logger): SendSms {
  const { sms } = config
  if (sms.driver === 'console') return createConsoleSms(log, config.siteUrl)
  const { open, baseUrl } = SMS_DRIVERS[sms.driver]
  const { key, template } = sms
  if (key === undefined || template === undefined) {
    return async (mobile, code) =>
      log.warn({ sms: `کد ورود: ${code}`, to: lastDigits(mobile) }, NO_KEY)
  }
  const send = open({ key, template, baseUrl: sms.baseUrl ?? baseUrl, timeoutMs: SMS_TIMEOUT_MS })
  return async (mobile, code) => {
    try {
      await send(mobile, code)
    } catch (error) {
      log.error({ err: error }, 'the SMS was not sent')
      throw error
    }
  }
}
