import { leaveNoDrafts } from '@/components/form/draft'
import { leaveFreely } from '@/components/form/leave-freely'
import { pause } from '@/lib/api/pause'
import { logOut } from '@/stores/reset'
import { currentToken } from '@/stores/user'
import { closeSession } from './close-session'

const PATIENCE = 4

/** The shop is told, but a shop that does not answer keeps nobody here. */
async function tellOfLeaving(): Promise<void> {
  const token = currentToken()
  if (token !== null) await Promise.race([closeSession(token), pause(PATIENCE)])
}

export function leaveShop(goHome?: () => void): Promise<void> {
  leaveNoDrafts()
  leaveFreely()
  return logOut(tellOfLeaving, goHome)
}
