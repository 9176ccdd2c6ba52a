import type { SentCode } from '@/lib/contract/auth'
import { isBoolean, isText, isSafeInteger, shape, type Guard } from '@/stores/storage-guards'

export type PendingCode = {
  /** As it is stored: `+989…`. */
  mobile: string
  /** Epoch milliseconds, as is the next. */
  resendAt: number
  expiresAt: number
  demoCode: string
  /** Whether the login was left at its code, and resumes there. */
  isAwaited: boolean
}

const KEY = 'vitrin:sent-code'
const isPendingCode: Guard<PendingCode> = shape<PendingCode>({
  mobile: isText,
  resendAt: isSafeInteger,
  expiresAt: isSafeInteger,
  demoCode: isText,
  isAwaited: isBoolean,
})

function writePendingCode(sent: PendingCode): PendingCode {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Without storage a reload only costs waiting for the next code.
  }
  return sent
}

/** The last code that was sent, until it expires. */
function readUnexpiredCode(): PendingCode | null {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isPendingCode(sent) && sent.expiresAt > Date.now() ? sent : null
  } catch {
    return null
  }
}

export function savePendingCode(mobile: string, answer: SentCode): PendingCode {
  const now = Date.now()
  return writePendingCode({
    mobile,
    resendAt: now + answer.resend_in * 1000,
    expiresAt: now + answer.expires_in * 1000,
    demoCode: answer.demo_code ?? '',
    isAwaited: false,
  })
}

export function findPendingCode(mobile: string): PendingCode | null {
  const sent = readUnexpiredCode()
  return sent?.mobile === mobile ? sent : null
}

export function setCodeAwaited(sent: PendingCode, isAwaited: boolean): void {
  if (findPendingCode(sent.mobile)) writePendingCode({ ...sent, isAwaited })
}

/** Where a login resumes that was reloaded or closed at its code. */
export function findAwaitedCode(): PendingCode | null {
  const sent = readUnexpiredCode()
  return sent?.isAwaited ? sent : null
}

export function clearPendingCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
