import { z } from 'zod'
import { formatMobile } from '@/lib/persian/validators'
import { requestProvider, SmsFailure } from './sms'

type TextAccount = { key: string; line: string; baseUrl: string; timeoutMs: number }
/** Its id is the same for all tries of one message. */
type TextSms = { id: number; mobile: string; text: string }

const kavenegarAnswer = z.object({
  return: z.object({ status: z.int() }),
  entries: z.array(z.object({ messageid: z.int() })).nullish(),
})

/** `localid` makes Kavenegar answer with the message of before instead of sending it twice. */
export function createKavenegarText({ key, line, baseUrl, timeoutMs }: TextAccount) {
  const url = `${baseUrl}/v1/${encodeURIComponent(key)}/sms/send.json`
  return async ({ id, mobile, text }: TextSms): Promise<string> => {
    const body = new URLSearchParams({
      receptor: formatMobile(mobile),
      sender: line,
      message: text,
      localid: String(id),
    })
    const { data } = kavenegarAnswer.safeParse(
      await requestProvider('Kavenegar', url, { body }, timeoutMs),
    )
    if (data?.return.status === 200) return String(data.entries?.[0]?.messageid ?? '')
    throw new SmsFailure(`Kavenegar refused with ${data?.return.status ?? 'an unknown answer'}`)
  }
}

const ACCEPTED = 1
const smsirAnswer = z.object({
  status: z.int(),
  data: z.object({ messageIds: z.array(z.int().nullable()) }).nullish(),
})

export function createSmsirText({ key, line, baseUrl, timeoutMs }: TextAccount) {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-API-KEY': key,
  }
  return async ({ mobile, text }: TextSms): Promise<string> => {
    const body = JSON.stringify({
      lineNumber: Number(line),
      messageText: text,
      mobiles: [formatMobile(mobile)],
    })
    const { data } = smsirAnswer.safeParse(
      await requestProvider('SMS.ir', `${baseUrl}/v1/send/bulk`, { headers, body }, timeoutMs),
    )
    if (data?.status === ACCEPTED) return String(data.data?.messageIds[0] ?? '')
    throw new SmsFailure(`SMS.ir refused with ${data?.status ?? 'an unknown answer'}`)
  }
}

const kavenegarCredit = z.object({ entries: z.object({ remaincredit: z.number() }) })
const smsirCredit = z.object({ data: z.number() })

/** What is left to send with: rials at Kavenegar, messages at SMS.ir. */
export async function readSmsCredit(
  driver: 'kavenegar' | 'smsir',
  { key, baseUrl, timeoutMs }: Omit<TextAccount, 'line'>,
): Promise<number> {
  if (driver === 'kavenegar') {
    const url = `${baseUrl}/v1/${encodeURIComponent(key)}/account/info.json`
    const answer = await requestProvider('Kavenegar', url, {}, timeoutMs)
    const { data } = kavenegarCredit.safeParse(answer)
    if (data) return data.entries.remaincredit
    throw new SmsFailure('Kavenegar gave no credit')
  }
  const request = { method: 'GET', headers: { Accept: 'application/json', 'X-API-KEY': key } }
  const answer = await requestProvider('SMS.ir', `${baseUrl}/v1/credit`, request, timeoutMs)
  const { data } = smsirCredit.safeParse(answer)
  if (data) return data.data
  throw new SmsFailure('SMS.ir gave no credit')
}
