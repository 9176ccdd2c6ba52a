import type { SentCode } from '@/lib/contract/accounts'
import { isFlag, isText, isWhole, shape, type Guard } from '@/stores/stored'

export type Sent = {
  /** As it is stored: `+989…`. */
  mobile: string
  /** Epoch milliseconds, as is the next. */
  resendAt: number
  endsAt: number
  demoCode: string
  /** Whether the login stands at its code, and is to be found there again. */
  isAwaited: boolean
}

const KEY = 'vitrin:sent-code'
const isSent: Guard<Sent> = shape<Sent>({
  mobile: isText,
  resendAt: isWhole,
  endsAt: isWhole,
  demoCode: isText,
  isAwaited: isFlag,
})

function keep(sent: Sent): Sent {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Without storage a reload only costs waiting for the next code.
  }
  return sent
}

/** The last code that was sent, while the shop still takes it. */
function alive(): Sent | null {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isSent(sent) && sent.endsAt > Date.now() ? sent : null
  } catch {
    return null
  }
}

export function rememberSent(mobile: string, answer: SentCode): Sent {
  const now = Date.now()
  return keep({
    mobile,
    resendAt: now + answer.resend_in * 1000,
    endsAt: now + answer.expires_in * 1000,
    demoCode: answer.demo_code ?? '',
    isAwaited: false,
  })
}

/** A code that went to this number and is still good. */
export function recallSent(mobile: string): Sent | null {
  const sent = alive()
  return sent?.mobile === mobile ? sent : null
}

export function awaitCode(sent: Sent, isAwaited: boolean): void {
  if (recallSent(sent.mobile)) keep({ ...sent, isAwaited })
}

/** What a login that was reloaded or closed at its code goes on with. */
export function awaitedCode(): Sent | null {
  const sent = alive()
  return sent?.isAwaited ? sent : null
}

export function forgetSent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // What is not stored is forgotten.
  }
}
