import { persianDigits } from '@/lib/persian/digits'
import { showMobile } from '@/lib/persian/validators'
import type { Sent } from './sent-code'

/** In demo mode the code is under it, and nothing was sent. */
export function SentTo({ sent }: { sent: Sent }) {
  const mobile = <bdi dir="ltr">{persianDigits(showMobile(sent.mobile))}</bdi>
  if (sent.demoCode) return <>کد ۶ رقمی برای {mobile} آماده است.</>
  return <>کد ۶ رقمی به {mobile} پیامک شد.</>
}
