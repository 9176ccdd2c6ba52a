import type { LoggedIn, SentCode, setPassword } from '@/lib/contract/auth'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import type { getProfile } from '@/lib/contract/account/profile'

function loadAuthCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/auth')])
}

/** When a shopper begins to type: what sends the call is there by the time they have finished. */
export function preloadAuthCalls(): void {
  void loadAuthCalls().catch(() => undefined)
}

export async function requestCode(mobile: string): Promise<SentCode> {
  const [{ send }, { sendCode }] = await loadAuthCalls()
  return (await send(sendCode, { body: { mobile } })).data
}

export async function verifyCode(mobile: string, code: string): Promise<LoggedIn> {
  const [{ send }, { verifyCode: call }] = await loadAuthCalls()
  return (await send(call, { body: { mobile, code } })).data
}

export async function verifyPassword(mobile: string, password: string): Promise<LoggedIn> {
  const [{ send }, { loginPassword }] = await loadAuthCalls()
  return (await send(loginPassword, { body: { mobile, password } })).data
}

export async function fetchProfile(): Promise<CallAnswer<typeof getProfile>['data']> {
  const [{ send }, { getProfile: call }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/account/profile'),
  ])
  return (await send(call, {}, { isBackground: true })).data
}

export async function endSession(): Promise<void> {
  const [{ send }, { logout }] = await loadAuthCalls()
  await send(logout, { body: {} }, { isQuiet: true })
}

export async function savePassword(body: CallInput<typeof setPassword>['body']): Promise<void> {
  const [{ send }, { setPassword: call }] = await loadAuthCalls()
  await send(call, { body })
}

export async function logOutDevice(id: number): Promise<void> {
  const [{ send }, { closeOneSession }] = await loadAuthCalls()
  await send(closeOneSession, { params: { id } })
}

export async function logOutOtherDevices(): Promise<void> {
  const { send } = await import('../http/client')
  const { closeOtherSessions } = await import('@/lib/contract/auth')
  await send(closeOtherSessions, {})
}
