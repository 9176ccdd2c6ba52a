import { userStore } from '@/stores/user'
import type { PendingToggle, SendPress } from './send-press'

type ToggleOptions<Target, State extends { value: unknown }> = {
  name: string
  key: (target: Target) => string | number
  read: (target: Target) => State
  write: (target: Target, state: State) => void
  /** What is shown until the shop has answered. */
  preview: (state: State, value: State['value']) => State
  /** What sends a press comes with the first one. */
  load: () => Promise<SendPress<Target, State>>
  onLoadError: (error: unknown) => void
}

const pendingScopes = new Set<string>()
let presses = 0

/** The same number twice: nothing was pressed between. Null while a press of this name is unanswered. */
export function getSettledPresses(name: string): number | null {
  return [...pendingScopes].some((scope) => scope.startsWith(name)) ? null : presses
}

/** Shown at once; the last press is what the shop is left with, and what fails goes back to what it confirmed. */
export function createOptimisticToggle<Target, State extends { value: unknown }>({
  name,
  key,
  read,
  write,
  preview,
  load,
  onLoadError,
}: ToggleOptions<Target, State>) {
  const pending = new Map<string, PendingToggle<State>>()
  const scopeOf = (target: Target) => `${name}:${key(target)}:${userStore.get().id}`

  function press(target: Target, value: State['value']): void {
    const scope = scopeOf(target)
    const shown = read(target)
    const toggle = pending.get(scope) ?? { confirmed: shown, lastPress: 0 }
    if (value === shown.value && !toggle.lastPress) return
    const turn = (presses += 1)
    toggle.lastPress = turn
    pending.set(scope, toggle)
    pendingScopes.add(scope)
    const isStillHere = watchCustomer()
    /** True for the last press of a customer who is still here. */
    const finishPress = () => {
      if (toggle.lastPress !== turn) return false
      pending.delete(scope)
      pendingScopes.delete(scope)
      if (!isStillHere()) return false
      write(target, toggle.confirmed)
      return true
    }
    write(target, preview(shown, value))
    void load().then(
      (send) => send({ scope, target, value, turn, toggle, isStillHere, finishPress }),
      (error: unknown) => finishPress() && onLoadError(error),
    )
  }

  return { read, press, isPending: (target: Target) => pending.has(scopeOf(target)) }
}

/** A customer's id may come after their press; another customer's never takes its place. */
function watchCustomer(): () => boolean {
  const before = userStore.get().id
  return () => {
    const { id, isUser } = userStore.get()
    return isUser && (before ?? id) === id
  }
}
