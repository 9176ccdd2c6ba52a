import type { LoggedIn, SentCode } from '@/lib/contract/accounts'

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/accounts')])
}

/** For when a shopper has begun to type: what sends the call is there when they have finished. */
export function prepareLogin(): void {
  void calls().catch(() => undefined)
}

export async function requestCode(mobile: string): Promise<SentCode> {
  const [{ send }, { sendCode }] = await calls()
  return (await send(sendCode, { body: { mobile } })).data
}

export async function logInWithCode(mobile: string, code: string): Promise<LoggedIn> {
  const [{ send }, { verifyCode }] = await calls()
  return (await send(verifyCode, { body: { mobile, code } })).data
}

export async function logInWithPassword(mobile: string, password: string): Promise<LoggedIn> {
  const [{ send }, { loginPassword }] = await calls()
  return (await send(loginPassword, { body: { mobile, password } })).data
}
