import { claimDrafts } from '@/components/form/draft'
import { verifyCode, verifyPassword } from '@/lib/client/queries/auth'
import type { LoggedIn } from '@/lib/contract/auth'
import { storeCustomer } from '@/stores/profile'
import { resetCartOfOthers, resetUser } from '@/stores/reset'
import { claimTab } from '@/stores/tab-customer'
import { userStore } from '@/stores/user'
import { loadCurrentCustomer } from './load-current-customer'
import { clearPendingCodes } from './pending-code'

export async function logInByCode(mobile: string, code: string): Promise<void> {
  startSession(await verifyCode(mobile, code))
}

export async function logInByPassword(mobile: string, password: string): Promise<void> {
  startSession(await verifyPassword(mobile, password))
}

/** The cart of a guest stays, what another customer left does not. */
export function startSession({ token, user }: LoggedIn): void {
  clearPendingCodes()
  if (userStore.get().id !== user.id) resetUser()
  resetCartOfOthers(user.id)
  claimDrafts(user.id)
  claimTab(user.id)
  userStore.set(() => ({ id: user.id, token, isUser: true }))
  storeCustomer(user)
  void loadCurrentCustomer()
}
