import { useEffect } from 'react'
import { create } from 'zustand'
import { requireLogin } from '@/components/auth/require-login'
import { notify, notifyLoadError } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { userStore, useUser } from '@/stores/user'
import type { Reaction, ReactionKind } from './reaction-calls'

/** `drawn` is the count that the page was drawn with. */
type ReactionTarget = { kind: ReactionKind; id: number; drawn: number }

export const useReactions = create<Record<string, Reaction>>(() => ({}))

/** What one customer has liked, the next one on this device has not. */
function reactionKey({ kind, id }: ReactionTarget, customerId = userStore.get().id): string {
  return `${customerId ?? 0}:${kind}:${id}`
}

const loadCalls = async () => (await import('./reaction-calls')).reactionCalls

const reactionToggle = createOptimisticToggle<ReactionTarget, Reaction>({
  name: 'reaction',
  key: ({ kind, id }) => `${kind}:${id}`,
  read: (target) =>
    useReactions.getState()[reactionKey(target)] ?? { value: false, count: target.drawn },
  write: (target, reaction) => useReactions.setState({ [reactionKey(target)]: reaction }),
  preview: ({ count }, value) => ({ value, count: Math.max(count + (value ? 1 : -1), 0) }),
  loadSave: async () => {
    const calls = await loadCalls()
    return ({ kind, id }, value) => calls[kind].save(id, value)
  },
  onError: (error) => {
    const message = getErrorMessage(error)
    if (message) void notify.error(message)
  },
  onLoadError: notifyLoadError,
})

/** What a guest pressed is given once they have logged in, and never taken back. */
export function pressReaction(target: ReactionTarget, reason: string): void {
  userStore.hydrate()
  const isGuest = !userStore.get().isUser
  requireLogin({
    reason,
    onLoggedIn: () => reactionToggle.press(target, isGuest || !reactionToggle.read(target).value),
  })
}

function useCustomerId(): number | null {
  return useUser((user) => (user.hydrated && user.isUser ? user.id : null))
}

/** What the page was drawn with, until the shop has said what is this customer's own. */
export function useReaction(target: ReactionTarget): Reaction {
  const customerId = useCustomerId()
  const known = useReactions((all) => all[reactionKey(target, customerId)])
  return known ?? { value: false, count: target.drawn }
}

const loading = new Map<string, Promise<Reaction>>()

/** Whoever needs it asks; one question goes out. A press meanwhile knows better. */
async function refreshReaction(target: ReactionTarget): Promise<void> {
  const { kind, id } = target
  const calls = await loadCalls()
  const key = reactionKey(target)
  const before = useReactions.getState()[key]
  const answer = loading.get(key) ?? calls[kind].load(id).finally(() => loading.delete(key))
  loading.set(key, answer)
  const reaction = await answer
  const isUntouched = useReactions.getState()[key] === before
  if (isUntouched && !reactionToggle.isPending(target)) useReactions.setState({ [key]: reaction })
}

/** Asks the shop, and again when the customer comes back from another tab. */
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
