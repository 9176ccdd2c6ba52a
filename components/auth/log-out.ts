import { deleteAllDrafts } from '@/components/form/draft'
import { allowLeaving } from '@/components/ui/leave-permission'
import { abortableDelay } from '@/lib/client/http/abortable-delay'
import { endSession } from '@/lib/client/queries/auth'
import { paths } from '@/lib/paths'
import { resetCart, resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'

const TIMEOUT_SECONDS = 4

/**
 * The call goes first, while the token can still name the session; whatever the shop answers, and also
 * if it does not, the browser then forgets the shopper.
 */
export async function logOutCustomer(
  goHome: () => void = () => window.location.assign(paths.home),
): Promise<void> {
  deleteAllDrafts()
  allowLeaving()
  try {
    await Promise.race([endSession(), abortableDelay(TIMEOUT_SECONDS)])
  } catch {
    // An unreachable shop must not keep someone logged in.
  }
  userStore.set(() => ({ token: null }))
  resetCart()
  resetUser()
  goHome()
}
