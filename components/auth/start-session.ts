import { claimDrafts } from '@/components/form/draft'
import type { LoggedIn } from '@/lib/contract/auth'
import { claimTab } from '@/stores/tab-customer'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { loadCurrentCustomer } from './load-current-customer'

/** The browser knows who is here; the cart stays, what another customer left does not. */
export function startSession({ token, user }: LoggedIn): void {
  if (userStore.get().id !== user.id) resetUser()
  claimDrafts(user.id)
  claimTab(user.id)
  const info = { name: [user.first_name, user.last_name].join(' ').trim() }
  userStore.set(() => ({ id: user.id, token, isUser: true, info }))
  void loadCurrentCustomer()
}
