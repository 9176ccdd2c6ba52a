import { MINUTE_MS } from '@/lib/persian/durations'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { loadAddressCity } from '@/lib/client/queries/addresses'
import { fetchProfile } from '@/lib/client/queries/auth'
import { storeCustomerFrom } from '@/stores/profile'
import { resetUser } from '@/stores/reset'
import { currentToken, watchNewSession, watchSession } from '@/stores/user'
import { isText, isSafeInteger, shape } from '@/stores/storage-guards'
import { startCartSync } from '@/lib/client/sync-cart'
import { getSettledPresses } from '@/lib/client/optimistic-toggle'
import { fetchFavoriteIds } from '@/lib/client/queries/favorites'
import { favoritesStore } from '@/stores/favorites'

const MAX_TRIES = 3
const getPresses = () => getSettledPresses('favorite')

/** A favourite pressed while the answer was on its way is not in it, so then it is fetched again. */
export async function loadFavorites(): Promise<void> {
  const isSameSession = watchSession()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = getPresses()
    const ids = await fetchFavoriteIds()
    if (!isSameSession()) return
    if (before !== null && getPresses() === before) return favoritesStore.set(() => ids)
  }
}

type CurrentCustomerState = 'known' | 'unknown' | 'unreached'

/** Fills the stores with the customer. A session that has ended is forgotten quietly. */
export async function loadCurrentCustomer(): Promise<CurrentCustomerState> {
  const isNewSession = watchNewSession()
  try {
    await Promise.all([storeCustomerFrom(fetchProfile), loadFavorites(), loadAddressCity()])
    startCartSync()
    return 'known'
  } catch (error) {
    const isDead = hasErrorCode(error, 'unauthorized', 'session_revoked')
    if (!isDead || isNewSession()) return 'unreached'
    resetUser()
    return 'unknown'
  }
}

const REFRESH_KEY = 'vitrin:learnt'
const REFRESH_INTERVAL = 5 * MINUTE_MS
const isRefreshRecord = shape<{ token: string; at: number }>({ token: isText, at: isSafeInteger })

/** The end of a token tells two of them apart, and is worth nothing to a thief. */
function fingerprint(token: string | null): string {
  return (token ?? '').slice(-8)
}

function wasRefreshedRecently(): boolean {
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(REFRESH_KEY) ?? 'null')
    const isSameSession = isRefreshRecord(last) && last.token === fingerprint(currentToken())
    return isSameSession && Date.now() - last.at < REFRESH_INTERVAL
  } catch {
    return false
  }
}

/** At the start of a page for a customer, but not for each of many pages in a row. */
export async function refreshSession(): Promise<void> {
  if (wasRefreshedRecently()) return startCartSync({ isFresh: true })
  if ((await loadCurrentCustomer()) !== 'known') return
  try {
    const record = { token: fingerprint(currentToken()), at: Date.now() }
    sessionStorage.setItem(REFRESH_KEY, JSON.stringify(record))
  } catch {
    // Without storage the next page loads it again.
  }
}
