import { useEffect } from 'react'
import { create } from 'zustand'
import { requireLogin } from '@/components/auth/require-login'
import { notifyLoadError } from '@/components/ui/notify'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { userStore, useUser } from '@/stores/user'
import type { Reaction, ReactionTarget } from './reaction-calls'

export const useReactions = create<Record<string, Reaction>>(() => ({}))

/** What one customer has liked, the next one on this device has not. */
function reactionKey({ kind, id }: ReactionTarget, customerId = userStore.get().id): string {
  return `${customerId ?? 0}:${kind}:${id}`
}

const reactionToggle = createOptimisticToggle<ReactionTarget, Reaction>({
  name: 'reaction',
  key: ({ kind, id }) => `${kind}:${id}`,
  read: (target) =>
    useReactions.getState()[reactionKey(target)] ?? { value: false, count: target.drawn },
  write: (target, reaction) => useReactions.setState({ [reactionKey(target)]: reaction }),
  preview: ({ count }, value) => ({ value, count: Math.max(count + (value ? 1 : -1), 0) }),
  load: async () => (await import('./reaction-calls')).sendReaction,
  onLoadError: notifyLoadError,
})

/** What a guest pressed is set once they have logged in, never unset. */
export function pressReaction(target: ReactionTarget, reason: string): void {
  userStore.hydrate()
  const isGuest = !userStore.get().isUser
  requireLogin({
    reason,
    onLoggedIn: () => reactionToggle.press(target, isGuest || !reactionToggle.read(target).value),
  })
}

function useCustomerId(): number | null {
  return useUser((user) => (user.isHydrated && user.isUser ? user.id : null))
}

/** The count that the page was drawn with, until the customer's own state has loaded. */
export function useReaction(target: ReactionTarget): Reaction {
  const customerId = useCustomerId()
  const known = useReactions((all) => all[reactionKey(target, customerId)])
  return known ?? { value: false, count: target.drawn }
}

const loading = new Map<string, Promise<Reaction>>()

/** One request for all that wait for it; a press meanwhile wins. */
async function refreshReaction(target: ReactionTarget): Promise<void> {
  const { read } = await import('./reaction-calls')
  const key = reactionKey(target)
  const before = useReactions.getState()[key]
  const answer = loading.get(key) ?? read(target).finally(() => loading.delete(key))
  loading.set(key, answer)
  const reaction = await answer
  const isUntouched = useReactions.getState()[key] === before
  if (isUntouched && !reactionToggle.isPending(target)) useReactions.setState({ [key]: reaction })
}

export function useRefreshReaction({ kind, id, drawn }: ReactionTarget): void {
  const customerId = useCustomerId()
  useEffect(() => {
    if (customerId === null) return
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      void refreshReaction({ kind, id, drawn }).catch(() => undefined)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [customerId, kind, id, drawn])
}
