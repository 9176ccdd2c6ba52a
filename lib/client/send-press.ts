import { MutationObserver } from '@tanstack/react-query'
import { getQueryClient } from './query-client'

/** What the shop last confirmed of one thing, and which press of it was the last. */
export type PendingToggle<State> = { confirmed: State; lastPress: number }

type Press<State extends { value: unknown }> = {
  scope: string
  value: State['value']
  toggle: PendingToggle<State>
  turn: number
  save: () => Promise<State>
  isStillHere: () => boolean
  /** Shows what is confirmed; false when the customer has gone. */
  settle: () => boolean
  onError: (error: unknown) => void
}

/** Presses of one thing go one after the other; those that a later press has overtaken are not sent. */
export function sendPress<State extends { value: unknown }>({
  scope,
  value,
  toggle,
  turn,
  save,
  isStillHere,
  settle,
  onError,
}: Press<State>): void {
  const isLast = () => toggle.lastPress === turn
  const observer = new MutationObserver(getQueryClient(), {
    scope: { id: scope },
    // Where the browser believes to be offline a press fails, and is not sent an hour later.
    networkMode: 'always',
    mutationFn: async () => {
      const isNeeded = isLast() && value !== toggle.confirmed.value && isStillHere()
      return isNeeded ? save() : toggle.confirmed
    },
    onSuccess: (state) => {
      toggle.confirmed = state
      if (isLast()) settle()
    },
    onError: (error) => {
      if (isLast() && settle()) onError(error)
    },
  })
  void observer
    .mutate()
    .catch(() => undefined)
    .finally(() => observer.reset())
}
