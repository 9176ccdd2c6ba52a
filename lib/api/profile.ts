import type { CallAnswer } from '@/lib/contract/call'
import type { getProfile } from '@/lib/contract/profile'

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/profile')])
}

/** Who is logged in. Nobody is led away when the answer is that nobody is. */
export async function fetchProfile(): Promise<CallAnswer<typeof getProfile>['data']> {
  const [{ send }, { getProfile: call }] = await calls()
  return (await send(call, {}, { quiet: true })).data
}

export async function endSession(): Promise<void> {
  const [{ send }, { logout }] = await calls()
  await send(logout, { body: {} }, { quiet: true })
}
