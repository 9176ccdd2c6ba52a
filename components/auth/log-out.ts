import { deleteAllDrafts } from '@/components/form/draft'
import { allowLeaving } from '@/components/ui/leave-permission'
import { abortableDelay } from '@/lib/client/http/abortable-delay'
import { endSession } from '@/lib/client/queries/auth'
import { sendCartChanges } from '@/lib/client/sync-cart'
import { paths } from '@/lib/paths'
import { resetCart, resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'

const TIMEOUT_SECONDS = 4
const CART_TIMEOUT_SECONDS = 2

/**
 * What has just gone into the cart is sent, and the session ended, while the token can still name it; whatever
 * the shop answers, and also if it does not, the browser then forgets the shopper.
 */
export async function logOutCustomer(
  goHome: () => void = () => window.location.assign(paths.home),
): Promise<void> {
  deleteAllDrafts()
  allowLeaving()
  await Promise.race([sendCartChanges(), abortableDelay(CART_TIMEOUT_SECONDS)]).catch(
    () => undefined,
  )
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
