import type { ApiFailure } from './errors'

type Listener = (failure: ApiFailure) => void
const listeners = new Set<Listener>()

/** Whoever acts on a failed session or a closed shop listens here; returns how to stop. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitFailure(failure: ApiFailure): void {
  for (const listener of listeners) listener(failure)
}

/** False where the browser's customer is no longer the page's: nothing may be asked in their name. */
type BearerToken = string | null | false

let readBearer: () => BearerToken = () => null

/** The user store offers its token here, so that the transport needs to know no store. */
export function setBearerSource(token: () => BearerToken): void {
  readBearer = token
}

export function getBearer(): BearerToken {
  return readBearer()
}
