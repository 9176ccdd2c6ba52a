import type { ApiError } from './errors'

type ErrorListener = (error: ApiError) => void
const listeners = new Set<ErrorListener>()
const backgroundListeners = new Set<ErrorListener>()

/** Whoever acts on an ended session or a closed shop listens here; returns how to stop. */
export function onApiError(listener: ErrorListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same for calls that nobody waits for: they lead away from no page. */
export function onBackgroundError(listener: ErrorListener): () => void {
  backgroundListeners.add(listener)
  return () => void backgroundListeners.delete(listener)
}

export function emitApiError(error: ApiError, isBackground = false): void {
  for (const listener of isBackground ? backgroundListeners : listeners) listener(error)
}

/** False where the browser's customer is no longer the page's: nothing may be asked in their name. */
type BearerToken = string | null | false

let readBearer: () => BearerToken = () => null

/** Called once, by `components/layout/global-effects.tsx`: a server has no token to give. */
export function setBearerSource(token: () => BearerToken): void {
  readBearer = token
}

export function getBearer(): BearerToken {
  return readBearer()
}
