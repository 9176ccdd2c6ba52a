import { MutationObserver } from '@tanstack/react-query'
import { getQueryClient } from './query-client'

type ToggleCalls<Target, State extends { value: unknown }> = {
  save: (target: Target, value: State['value']) => Promise<State>
  onError: (error: unknown) => void
}

/** What the shop last confirmed of one thing, and which press of it was the last. */
export type PendingToggle<State> = { confirmed: State; lastPress: number }

type Press<Target, State extends { value: unknown }> = {
  scope: string
  target: Target
  value: State['value']
  turn: number
  toggle: PendingToggle<State>
  isStillHere: () => boolean
  /** Shows what is confirmed, after the last press. */
  finishPress: () => boolean
}

export type SendPress<Target, State extends { value: unknown }> = (
  press: Press<Target, State>,
) => void

export function createSendPress<Target, State extends { value: unknown }>(
  calls: ToggleCalls<Target, State>,
): SendPress<Target, State> {
  return (press) => sendPress(calls, press)
}

/** Presses of one thing go one after the other; those that a later press has overtaken are not sent. */
function sendPress<Target, State extends { value: unknown }>(
  calls: ToggleCalls<Target, State>,
  { scope, target, value, turn, toggle, isStillHere, finishPress }: Press<Target, State>,
): void {
  const observer = new MutationObserver(getQueryClient(), {
    scope: { id: scope },
    // In a browser that believes to be offline a press fails, and is not sent an hour later.
    networkMode: 'always',
    mutationFn: async () => {
      const isNeeded = toggle.lastPress === turn && value !== toggle.confirmed.value
      return isNeeded && isStillHere() ? calls.save(target, value) : toggle.confirmed
    },
    onSuccess: (state) => {
      toggle.confirmed = state
      finishPress()
    },
    onError: (error) => {
      if (finishPress()) calls.onError(error)
    },
  })
  void observer
    .mutate()
    .catch(() => undefined)
    .finally(() => observer.reset())
}
