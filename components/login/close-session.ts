import { ApiFailure } from '@/lib/api/failure'
import { endSession } from '@/lib/api/profile'
import { unclosedSession } from '@/stores/unclosed-session'
import { userStore } from '@/stores/user'
import { learnCustomer } from './learn-customer'

const CLOSED_ALREADY = [401, 419]

/** Tells the shop that a session is over; one it cannot be told of is kept, to be told of later. */
export async function closeSession(token: string): Promise<void> {
  unclosedSession.keep(token)
  try {
    await endSession(token)
  } catch (error) {
    if (!(error instanceof ApiFailure) || !CLOSED_ALREADY.includes(error.status)) throw error
  }
  if (unclosedSession.token() === token) unclosedSession.forget()
}

/** Quietly, and once: what fails again waits for the next page or the next line. */
export async function closeLate(): Promise<void> {
  const token = unclosedSession.token()
  if (token === null) return
  try {
    await closeSession(token)
  } catch {
    return
  }
  // The late answer has dropped the cookie of whoever has logged in meanwhile, too.
  if (userStore.get().isUser) await learnCustomer()
}
