import { userStore } from '@/stores/user'
import type { PendingToggle } from './send-press'

type ToggleOptions<Target, State extends { value: unknown }> = {
  name: string
  key: (target: Target) => string | number
  read: (target: Target) => State
  write: (target: Target, state: State) => void
  /** What is shown until the shop has answered. */
  preview: (state: State, value: State['value']) => State
  /** What sends a press comes with the first one. */
  loadSave: () => Promise<(target: Target, value: State['value']) => Promise<State>>
  onError: (error: unknown) => void
  onLoadError: (error: unknown) => void
}

type Traffic = { presses: number; pending: number }

const trafficOf = new Map<string, Traffic>()

/** The same number twice: nothing of this name was pressed between. Null while a press is unanswered. */
export function getSettledPresses(name: string): number | null {
  const { presses, pending } = trafficOf.get(name) ?? { presses: 0, pending: 0 }
  return pending > 0 ? null : presses
}

/** Shown at once; the last press is what the shop is left with, and what fails goes back to what it confirmed. */
export function createOptimisticToggle<Target, State extends { value: unknown }>(
  options: ToggleOptions<Target, State>,
) {
  const { name, read, write } = options
  const pending = new Map<string, PendingToggle<State>>()
  const traffic: Traffic = { presses: 0, pending: 0 }
  trafficOf.set(name, traffic)

  const scopeOf = (target: Target) => `${userStore.get().id ?? 0}:${name}:${options.key(target)}`

  function press(target: Target, value: State['value']): void {
    const customerId = userStore.get().id
    const scope = scopeOf(target)
    const shown = read(target)
    if (value === shown.value && !pending.has(scope)) return
    const toggle = pending.get(scope) ?? { confirmed: shown, lastPress: 0 }
    traffic.presses += 1
    const turn = traffic.presses
    toggle.lastPress = turn
    pending.set(scope, toggle)
    traffic.pending = pending.size

    const settle = () => {
      pending.delete(scope)
      traffic.pending = pending.size
      const isHere = isStillHere(customerId)
      if (isHere) write(target, toggle.confirmed)
      return isHere
    }
    write(target, options.preview(shown, value))
    void Promise.all([import('./send-press'), options.loadSave()]).then(
      ([{ sendPress }, save]) =>
        sendPress({
          ...{ scope, value, toggle, turn, settle, onError: options.onError },
          save: () => save(target, value),
          isStillHere: () => isStillHere(customerId),
        }),
      (error: unknown) => {
        if (toggle.lastPress === turn && settle()) options.onLoadError(error)
      },
    )
  }

  return { read, press, isPending: (target: Target) => pending.has(scopeOf(target)) }
}

/** A customer's number may come after their press; another customer's never takes its place. */
function isStillHere(customerId: number | null): boolean {
  const { id, isUser } = userStore.get()
  return isUser && (customerId === null || customerId === id)
}
