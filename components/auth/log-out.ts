import { deleteAllDrafts } from '@/components/form/draft'
import { allowLeaving } from '@/components/form/leave-permission'
import { abortableDelay } from '@/lib/client/http/retry'
import { endSession } from '@/lib/client/queries/auth'
import { logOutWith } from '@/stores/reset'

const TIMEOUT_SECONDS = 4

/** The shop is told, but a shop that does not answer keeps nobody here. */
async function endSessionOnServer(): Promise<void> {
  await Promise.race([endSession(), abortableDelay(TIMEOUT_SECONDS)])
}

export function logOutCustomer(goHome?: () => void): Promise<void> {
  deleteAllDrafts()
  allowLeaving()
  return logOutWith(endSessionOnServer, goHome)
}
