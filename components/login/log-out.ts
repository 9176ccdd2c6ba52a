import { leaveNoDrafts } from '@/components/form/draft'
import { leaveFreely } from '@/components/form/leave-freely'
import { pause } from '@/lib/api/pause'
import { endSession } from '@/lib/api/profile'
import { logOut } from '@/stores/reset'

const PATIENCE = 4

/** The shop is told, but a shop that does not answer keeps nobody here. */
async function tellOfLeaving(): Promise<void> {
  await Promise.race([endSession(), pause(PATIENCE)])
}

export function leaveShop(goHome?: () => void): Promise<void> {
  leaveNoDrafts()
  leaveFreely()
  return logOut(tellOfLeaving, goHome)
}
