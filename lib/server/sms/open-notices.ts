import type { Logger } from 'pino'
import type { Config } from '@/lib/config'
import type { SendNotice } from '../services/notice-sender'
import { kavenegarLookup } from './kavenegar'
import { drivers, PATIENCE } from './open-sms'
import { smsirVerify } from './smsir'

/** What Kavenegar lets `token20` hold, and SMS.ir any value. */
const MOST_WORDS = 9
const LONGEST = 25

/** The configured way to say that goods are back; null where a provider has no template for it. */
export function openNotices({ sms, siteUrl }: Config, log: Logger): SendNotice | null {
  if (sms.driver === 'console') {
    return async (_, { title, slug }) => {
      const text = `«${title}» موجود شد: ${siteUrl}/product/${encodeURIComponent(slug)}`
      log.info({ sms: text }, 'goods that are back')
    }
  }
  const { key, stockTemplate: template } = sms
  if (template === undefined) return null
  const baseUrl = sms.baseUrl ?? drivers[sms.driver].baseUrl
  const account = { key, template, baseUrl, patience: PATIENCE }
  if (sms.driver === 'kavenegar') {
    const send = kavenegarLookup(account)
    const short = (title: string) => title.split(/\s+/).slice(0, MOST_WORDS).join(' ')
    return (mobile, { title, slug }) => send(mobile, { token: slug, token20: short(title) })
  }
  const send = smsirVerify(account)
  return (mobile, { title }) => send(mobile, { Title: title.slice(0, LONGEST) })
}
