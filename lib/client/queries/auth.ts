import type { LoggedIn, SentCode } from '@/lib/contract/auth'
import type { CallAnswer } from '@/lib/contract/call'
import type { getProfile } from '@/lib/contract/account/profile'

function loadAuthCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/auth')])
}

/** For when a shopper has begun to type: what sends the call is there when they have finished. */
export function prepareLogin(): void {
  void loadAuthCalls().catch(() => undefined)
}

export async function requestCode(mobile: string): Promise<SentCode> {
  const [{ send }, { sendCode }] = await loadAuthCalls()
  return (await send(sendCode, { body: { mobile } })).data
}

export async function logInWithCode(mobile: string, code: string): Promise<LoggedIn> {
  const [{ send }, { verifyCode }] = await loadAuthCalls()
  return (await send(verifyCode, { body: { mobile, code } })).data
}

export async function logInWithPassword(mobile: string, password: string): Promise<LoggedIn> {
  const [{ send }, { loginPassword }] = await loadAuthCalls()
  return (await send(loginPassword, { body: { mobile, password } })).data
}

function loadProfileCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/account/profile')])
}

/** Who is logged in. Nobody is led away when the answer is that nobody is. */
export async function fetchProfile(): Promise<CallAnswer<typeof getProfile>['data']> {
  const [{ send }, { getProfile: call }] = await loadProfileCalls()
  return (await send(call, {}, { quiet: true })).data
}

export async function endSession(): Promise<void> {
  const [{ send }, { logout }] = await loadProfileCalls()
  await send(logout, { body: {} }, { quiet: true })
}
