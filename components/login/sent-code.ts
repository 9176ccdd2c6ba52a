import type { SentCode } from '@/lib/contract/accounts'
import { isText, isWhole, shape, type Guard } from '@/stores/stored'

export type Sent = {
  /** As it is stored: `+989…`. */
  mobile: string
  /** Epoch milliseconds. */
  resendAt: number
  demoCode: string
}

const KEY = 'vitrin:sent-code'
const isSent: Guard<Sent> = shape<Sent>({ mobile: isText, resendAt: isWhole, demoCode: isText })

export function rememberSent(mobile: string, { resend_in, demo_code }: SentCode): Sent {
  const sent = { mobile, resendAt: Date.now() + resend_in * 1000, demoCode: demo_code ?? '' }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Without storage a reload only costs waiting for the next code.
  }
  return sent
}

/** A code that went to this number so lately that the shop would send no other yet. */
export function recallSent(mobile: string): Sent | null {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isSent(sent) && sent.mobile === mobile && sent.resendAt > Date.now() ? sent : null
  } catch {
    return null
  }
}

export function forgetSent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // What is not stored is forgotten.
  }
}
