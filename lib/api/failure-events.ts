import type { ApiFailure } from './failure'

type Listener = (failure: ApiFailure) => void
const listeners = new Set<Listener>()

/** Whoever acts on a failed session or a closed shop listens here; returns how to stop. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellFailure(failure: ApiFailure): void {
  for (const listener of listeners) listener(failure)
}
