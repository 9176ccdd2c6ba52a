import { z } from 'zod'
import { showMobile } from '@/lib/persian/validators'
import { askProvider, type SendSms, type SmsAccount, SmsFailure } from './sms'

const answer = z.object({ return: z.object({ status: z.int() }) })

/** The key is part of the address, so nothing here may end in a log. */
export function kavenegarLookup({ key, template, baseUrl, patience }: SmsAccount) {
  const url = `${baseUrl}/v1/${encodeURIComponent(key)}/verify/lookup.json`
  return async (mobile: string, values: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams({ receptor: showMobile(mobile), template, ...values })
    const { data } = answer.safeParse(await askProvider('Kavenegar', url, { body }, patience))
    if (data?.return.status === 200) return
    throw new SmsFailure(`Kavenegar refused with ${data?.return.status ?? 'an unknown answer'}`)
  }
}

export function kavenegar(account: SmsAccount): SendSms {
  const send = kavenegarLookup(account)
  return (mobile, code) => send(mobile, { token: code })
}
