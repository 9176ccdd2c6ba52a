import type { Logger } from 'pino'
import type { Config } from '@/lib/config'
import { kavenegar } from './kavenegar'
import type { SendSms } from './sms'
import { smsir } from './smsir'

export const PATIENCE = 8_000
export const drivers = {
  kavenegar: { open: kavenegar, baseUrl: 'https://api.kavenegar.com' },
  smsir: { open: smsir, baseUrl: 'https://api.sms.ir' },
}

/** For development and the demo; the last line is what a browser reads a code from (WebOTP). */
function toLog(log: Logger, siteUrl: string): SendSms {
  return async (_, code) => {
    const text = `کد ورود شما به ویترین: ${code}\n\n@${new URL(siteUrl).hostname} #${code}`
    log.info({ sms: text }, 'a code to log in with')
  }
}

/** The configured way to send codes; what fails is logged once, here. */
export function openSms(config: Config, log: Logger): SendSms {
  const { sms } = config
  if (sms.driver === 'console') return toLog(log, config.siteUrl)
  const { open, baseUrl } = drivers[sms.driver]
  const { key, template } = sms
  const send = open({ key, template, baseUrl: sms.baseUrl ?? baseUrl, patience: PATIENCE })
  return async (mobile, code) => {
    try {
      await send(mobile, code)
    } catch (error) {
      log.error({ err: error }, 'the SMS was not sent')
      throw error
    }
  }
}
