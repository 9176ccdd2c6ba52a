import type { SentCode } from '@/lib/contract/auth'
import {
  isBoolean,
  isText,
  isSafeInteger,
  listOf,
  shape,
  type Guard,
} from '@/stores/storage-guards'

export type PendingCode = {
  /** As it is stored: `+989…`. */
  mobile: string
  /** Epoch milliseconds, as is the next. */
  resendAt: number
  expiresAt: number
  demoCode: string
  /** Nothing was sent: the shop's SMS provider is not set up. */
  isInLog: boolean
  /** Whether the login was left at its code, and resumes there. */
  isAwaited: boolean
}

const KEY = 'vitrin:sent-code'
const isPendingCodeList: Guard<PendingCode[]> = listOf(
  shape<PendingCode>({
    mobile: isText,
    resendAt: isSafeInteger,
    expiresAt: isSafeInteger,
    demoCode: isText,
    isInLog: isBoolean,
    isAwaited: isBoolean,
  }),
)

/** One for a number, newest first, as long as each can be used. */
function readPendingCodes(): PendingCode[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (!isPendingCodeList(stored)) return []
    return stored.filter(({ expiresAt }) => expiresAt > Date.now())
  } catch {
    return []
  }
}

function writePendingCode(sent: PendingCode): PendingCode {
  const others = readPendingCodes().filter(({ mobile }) => mobile !== sent.mobile)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([sent, ...others]))
  } catch {
    // Without storage a reload only costs waiting for the next code.
  }
  return sent
}

export function savePendingCode(mobile: string, answer: SentCode): PendingCode {
  const now = Date.now()
  return writePendingCode({
    mobile,
    resendAt: now + answer.resend_in * 1000,
    expiresAt: now + answer.expires_in * 1000,
    demoCode: answer.demo_code ?? '',
    isInLog: answer.is_in_log === true,
    isAwaited: false,
  })
}

export function findPendingCode(mobile: string): PendingCode | null {
  return readPendingCodes().find((sent) => sent.mobile === mobile) ?? null
}

export function setCodeAwaited(sent: PendingCode, isAwaited: boolean): void {
  if (findPendingCode(sent.mobile)) writePendingCode({ ...sent, isAwaited })
}

/** Where a login resumes that was reloaded or closed at its code. */
export function findAwaitedCode(): PendingCode | null {
  return readPendingCodes().find(({ isAwaited }) => isAwaited) ?? null
}

export function clearPendingCodes(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
