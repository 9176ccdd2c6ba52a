import { z } from 'zod'
import { showMobile } from '@/lib/persian/validators'
import { askProvider, type SendSms, type SmsAccount, SmsFailure } from './sms'

const answer = z.object({ return: z.object({ status: z.int() }) })

/** The key is part of the address, so nothing here may end in a log. */
export function kavenegar({ key, template, baseUrl, patience }: SmsAccount): SendSms {
  const url = `${baseUrl}/v1/${encodeURIComponent(key)}/verify/lookup.json`
  return async (mobile, code) => {
    const body = new URLSearchParams({ receptor: showMobile(mobile), token: code, template })
    const { data } = answer.safeParse(await askProvider('Kavenegar', url, { body }, patience))
    if (data?.return.status === 200) return
    throw new SmsFailure(`Kavenegar refused with ${data?.return.status ?? 'an unknown answer'}`)
  }
}
