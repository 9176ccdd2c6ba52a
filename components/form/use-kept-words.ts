import { useEffect, useEffectEvent } from 'react'
import { onFailure } from '@/lib/api/failure-events'
import { onEmptied } from '@/stores/page-customer'
import { useUser } from '@/stores/user'
import { keepDraft, takeDraft } from './draft'
import { leaveFreely } from './leave-freely'

type Words = {
  /** Without a name nothing is kept. */
  name: string | undefined
  /** What is typed by now; null where nothing is. */
  typed: () => object | null
  bring: (kept: Record<string, unknown>) => void
}

/** What was typed outlives being led away: any call of the page may find the session or the shop gone. */
export function useKeptWords({ name, typed, bring }: Words): void {
  const bringBack = useEffectEvent(bring)
  const typedNow = useEffectEvent(typed)
  const known = useUser((user) => user.hydrated)
  useEffect(() => {
    // Before the store is read nobody is known, and a draft is given to its owner only.
    const kept = name !== undefined && known ? takeDraft(name) : null
    if (kept) bringBack(kept)
  }, [name, known])
  useEffect(() => {
    const keep = () => {
      const words = typedNow()
      if (words === null) return
      if (name !== undefined) keepDraft(name, words)
      leaveFreely()
    }
    const ends = [onEmptied(keep), onFailure(({ effect }) => effect !== 'none' && keep())]
    return () => ends.forEach((end) => end())
  }, [name])
}
