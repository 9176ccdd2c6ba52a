import { z } from 'zod'
import { formatMobile } from '@/lib/persian/validators'
import { requestProvider, type SendSms, type SmsAccount, SmsFailure } from './sms'

const kavenegarAnswer = z.object({ return: z.object({ status: z.int() }) })

/** The key is part of the URL, so no URL may end in a log. */
export function createKavenegarLookup({ key, template, baseUrl, timeoutMs }: SmsAccount) {
  const url = `${baseUrl}/v1/${encodeURIComponent(key)}/verify/lookup.json`
  return async (mobile: string, values: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams({ receptor: formatMobile(mobile), template, ...values })
    const { data } = kavenegarAnswer.safeParse(
      await requestProvider('Kavenegar', url, { body }, timeoutMs),
    )
    if (data?.return.status === 200) return
    throw new SmsFailure(`Kavenegar refused with ${data?.return.status ?? 'an unknown answer'}`)
  }
}

export function createKavenegar(account: SmsAccount): SendSms {
  const send = createKavenegarLookup(account)
  return (mobile, code) => send(mobile, { token: code })
}

const ACCEPTED = 1
const smsirAnswer = z.object({ status: z.int() })

export function createSmsirVerify({ key, template, baseUrl, timeoutMs }: SmsAccount) {
  const url = `${baseUrl}/v1/send/verify`
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-API-KEY': key,
  }
  return async (mobile: string, values: Record<string, string>): Promise<void> => {
    const body = JSON.stringify({
      mobile: formatMobile(mobile),
      templateId: Number(template),
      parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
    })
    const request = { headers, body }
    const { data } = smsirAnswer.safeParse(await requestProvider('SMS.ir', url, request, timeoutMs))
    if (data?.status === ACCEPTED) return
    throw new SmsFailure(`SMS.ir refused with ${data?.status ?? 'an unknown answer'}`)
  }
}

export function createSmsir(account: SmsAccount): SendSms {
  const send = createSmsirVerify(account)
  return (mobile, code) => send(mobile, { Code: code })
}
