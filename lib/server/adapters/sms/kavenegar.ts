import { z } from 'zod'
import { formatMobile } from '@/lib/persian/validators'
import { requestProvider, type SendSms, type SmsAccount, SmsFailure } from './sms'

const answer = z.object({ return: z.object({ status: z.int() }) })

/** The key is part of the URL, so no URL may end in a log. */
export function createKavenegarLookup({ key, template, baseUrl, timeoutMs }: SmsAccount) {
  const url = `${baseUrl}/v1/${encodeURIComponent(key)}/verify/lookup.json`
  return async (mobile: string, values: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams({ receptor: formatMobile(mobile), template, ...values })
    const { data } = answer.safeParse(await requestProvider('Kavenegar', url, { body }, timeoutMs))
    if (data?.return.status === 200) return
    throw new SmsFailure(`Kavenegar refused with ${data?.return.status ?? 'an unknown answer'}`)
  }
}

export function createKavenegar(account: SmsAccount): SendSms {
  const send = createKavenegarLookup(account)
  return (mobile, code) => send(mobile, { token: code })
}
