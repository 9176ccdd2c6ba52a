import type { Config } from '@/lib/config'
import type { MessageKind } from '@/lib/domain/message-kinds'
import { patternValues, type MessageValues } from '@/lib/domain/message-text'
import { type Mailer, openMailer } from '../adapters/mail/smtp'
import { SMS_DRIVERS, SMS_TIMEOUT_MS } from '../adapters/sms/open-sms'
import { createKavenegarLookup, createSmsirVerify } from '../adapters/sms/providers'
import { SmsFailure } from '../adapters/sms/sms'
import { createKavenegarText, createSmsirText, readSmsCredit } from '../adapters/sms/text-messages'

export type OutgoingSms = {
  id: number
  kind: MessageKind
  mobile: string
  text: string
  pattern: string
  values: MessageValues
}
export type Channels = {
  driver: Config['sms']['driver']
  /** Whether an SMS may be any text; else it needs a template of the provider's. */
  canSendText: boolean
  /** Gives the provider's own name for it. Null: nothing is sent, as in the demo. */
  sendSms: ((sms: OutgoingSms) => Promise<string>) | null
  mailer: Mailer | null
  /** What is left to send with; null where nobody says. */
  readCredit: (() => Promise<number>) | null
}

const MAX_PARAMETER_LENGTH = 25
const NO_KEY = 'کلید سامانهٔ پیامک هنوز گذاشته نشده است.'
const NO_TEMPLATE = 'این پیامک نه الگویی در سامانهٔ پیامک دارد و نه خطی که متن آزاد بفرستد.'

/** What the shop tells customers and staff by. */
export function openChannels(
  { sms, mail }: Pick<Config, 'sms' | 'mail'>,
  mailer: Mailer | null = mail ? openMailer(mail) : null,
): Channels {
  if (sms.driver === 'console') {
    return { driver: sms.driver, canSendText: true, sendSms: null, mailer, readCredit: null }
  }
  const { driver, key, line, stockTemplate } = sms
  if (key === undefined) {
    const sendSms = () => Promise.reject(new SmsFailure(NO_KEY))
    return { driver, canSendText: line !== undefined, sendSms, mailer, readCredit: null }
  }
  const baseUrl = sms.baseUrl ?? SMS_DRIVERS[driver].baseUrl
  const account = { key, baseUrl, timeoutMs: SMS_TIMEOUT_MS }
  const byLine = {
    kavenegar: createKavenegarText,
    smsir: createSmsirText,
  }[driver]
  const sendText = line === undefined ? undefined : byLine({ ...account, line })

  async function sendByPattern({ kind, mobile, values }: OutgoingSms, template: string) {
    const filled = patternValues(kind, driver === 'kavenegar' ? 'kavenegar' : 'smsir', values)
    if (driver === 'kavenegar') {
      // It wants a first token of every template.
      const { token = '-', ...others } = filled
      await createKavenegarLookup({ ...account, template })(mobile, {
        token: withoutSpaces(token),
        ...others,
      })
    } else {
      const short = Object.entries(filled).map(([name, value]) => [
        name,
        value.slice(0, MAX_PARAMETER_LENGTH),
      ])
      await createSmsirVerify({ ...account, template })(mobile, Object.fromEntries(short))
    }
    return ''
  }
  return {
    driver,
    canSendText: sendText !== undefined,
    mailer,
    readCredit: () => readSmsCredit(driver, account),
    sendSms: async (outgoing) => {
      const pattern =
        outgoing.pattern || (outgoing.kind === 'stock_back' ? (stockTemplate ?? '') : '')
      if (pattern !== '') return sendByPattern(outgoing, pattern)
      if (sendText) return sendText(outgoing)
      throw new SmsFailure(NO_TEMPLATE)
    },
  }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '-')
