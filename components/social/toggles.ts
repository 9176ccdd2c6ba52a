import { useEffect } from 'react'
import { notFetched } from '@/components/ui/not-fetched'
import { useUser } from '@/stores/user'
import {
  keyOf,
  setToggle,
  toggleOf,
  useToggles,
  type Toggle,
  type ToggleKind,
} from './toggle-state'

/** What the kept page says until the shop has told what is this customer's own. */
export function useToggle(kind: ToggleKind, id: number, drawn: number): Toggle {
  const me = useWhoIsHere()
  return useToggles((all) => all[keyOf(kind, id, me)]) ?? { on: false, count: drawn }
}

function useWhoIsHere(): number | null {
  return useUser((user) => (user.hydrated && user.isUser ? user.id : null))
}

/** Asks the shop, and again when the customer comes back from another tab. */
export function useLearnToggle(kind: ToggleKind, id: number): void {
  const me = useWhoIsHere()
  useEffect(() => {
    if (me === null) return
    const learn = () => {
      if (document.visibilityState !== 'visible') return
      void import('./settle-toggle')
        .then(({ learnToggle }) => learnToggle(kind, id))
        .catch(() => undefined)
    }
    learn()
    document.addEventListener('visibilitychange', learn)
    return () => document.removeEventListener('visibilitychange', learn)
  }, [me, kind, id])
}

type Press = { kind: ToggleKind; id: number; drawn: number; wished?: boolean }

/** Shown at once; the last press is what the shop is left with. */
export function pressToggle({ kind, id, drawn, wished }: Press): void {
  const key = keyOf(kind, id)
  const before = toggleOf(key) ?? { on: false, count: drawn }
  const on = wished ?? !before.on
  if (on !== before.on) {
    setToggle(key, { on, count: Math.max(before.count + (on ? 1 : -1), 0) })
  }
  void import('./settle-toggle')
    .then(({ settleToggle }) => settleToggle(kind, id, before))
    .catch(() => {
      setToggle(key, before)
      notFetched()
    })
}
