import { isText, isWhole, shape } from '@/stores/stored'
import { currentToken } from '@/stores/user'
import { learnCustomer } from './learn-customer'

const KEY = 'vitrin:learnt'
const FRESH = 5 * 60_000
const isLearnt = shape<{ token: string; at: number }>({ token: isText, at: isWhole })

/** The end of a token tells two apart and opens nothing. */
function markOf(token: string | null): string {
  return (token ?? '').slice(-8)
}

function learntLately(): boolean {
  try {
    const learnt: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const same = isLearnt(learnt) && learnt.token === markOf(currentToken())
    return same && Date.now() - learnt.at < FRESH
  } catch {
    return false
  }
}

/** On every start of a page for one who is logged in, though not on each of many in a row. */
export async function stayKnown(): Promise<void> {
  if (learntLately() || (await learnCustomer()) !== 'known') return
  try {
    const learnt = { token: markOf(currentToken()), at: Date.now() }
    sessionStorage.setItem(KEY, JSON.stringify(learnt))
  } catch {
    // Without storage it is asked for again.
  }
}
