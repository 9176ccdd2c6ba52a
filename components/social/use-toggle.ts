import { useEffect } from 'react'
import { notifyLoadError } from '@/components/ui/notify'
import { useUser } from '@/stores/user'
import {
  toggleKey,
  setToggle,
  getToggle,
  useToggles,
  type Toggle,
  type ToggleKind,
} from './toggle-store'

/** What the kept page says until the shop has told what is this customer's own. */
export function useToggle(kind: ToggleKind, id: number, drawn: number): Toggle {
  const me = useCustomerId()
  return useToggles((all) => all[toggleKey(kind, id, me)]) ?? { on: false, count: drawn }
}

function useCustomerId(): number | null {
  return useUser((user) => (user.hydrated && user.isUser ? user.id : null))
}

/** Asks the shop, and again when the customer comes back from another tab. */
export function useRefreshToggle(kind: ToggleKind, id: number): void {
  const me = useCustomerId()
  useEffect(() => {
    if (me === null) return
    const learn = () => {
      if (document.visibilityState !== 'visible') return
      void import('./sync-toggle')
        .then(({ refreshToggle }) => refreshToggle(kind, id))
        .catch(() => undefined)
    }
    learn()
    document.addEventListener('visibilitychange', learn)
    return () => document.removeEventListener('visibilitychange', learn)
  }, [me, kind, id])
}

type TogglePress = { kind: ToggleKind; id: number; drawn: number; wished?: boolean }

/** Shown at once; the last press is what the shop is left with. */
export function pressToggle({ kind, id, drawn, wished }: TogglePress): void {
  const key = toggleKey(kind, id)
  const before = getToggle(key) ?? { on: false, count: drawn }
  const on = wished ?? !before.on
  if (on !== before.on) {
    setToggle(key, { on, count: Math.max(before.count + (on ? 1 : -1), 0) })
  }
  void import('./sync-toggle')
    .then(({ syncToggle }) => syncToggle(kind, id, before))
    .catch(() => {
      setToggle(key, before)
      notifyLoadError()
    })
}
