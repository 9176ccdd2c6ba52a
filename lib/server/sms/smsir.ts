import { z } from 'zod'
import { showMobile } from '@/lib/persian/validators'
import { askProvider, type SendSms, type SmsAccount, SmsFailure } from './sms'

const SENT = 1
const answer = z.object({ status: z.int() })

export function smsirVerify({ key, template, baseUrl, patience }: SmsAccount) {
  const url = `${baseUrl}/v1/send/verify`
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-API-KEY': key,
  }
  return async (mobile: string, values: Record<string, string>): Promise<void> => {
    const body = JSON.stringify({
      mobile: showMobile(mobile),
      templateId: Number(template),
      parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
    })
    const request = { headers, body }
    const { data } = answer.safeParse(await askProvider('SMS.ir', url, request, patience))
    if (data?.status === SENT) return
    throw new SmsFailure(`SMS.ir refused with ${data?.status ?? 'an unknown answer'}`)
  }
}

export function smsir(account: SmsAccount): SendSms {
  const send = smsirVerify(account)
  return (mobile, code) => send(mobile, { Code: code })
}
