import { settleDrafts } from '@/components/form/draft'
import type { LoggedIn } from '@/lib/contract/accounts'
import { claimPage } from '@/stores/page-customer'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { learnCustomer } from './learn-customer'

/** The browser knows who is here; the cart stays, what another customer left does not. */
export function enter({ token, user }: LoggedIn): void {
  if (userStore.get().id !== user.id) resetUser()
  settleDrafts(user.id)
  claimPage(user.id)
  const info = { name: [user.first_name, user.last_name].join(' ').trim() }
  userStore.set(() => ({ id: user.id, token, isUser: true, info }))
  void learnCustomer()
}
