import { userStore } from './user'

/** The customer the page was drawn for, who is not always the one the browser knows by now. */
let own: number | null = null
const listeners = new Set<() => void>()

/** Whoever logs in on a page has it from then on. */
export function claimPage(id: number): void {
  own = id
}

/** Another customer has logged in elsewhere in this browser; a page without one becomes theirs. */
export function isAnothersPage(): boolean {
  const { id } = userStore.get()
  own ??= id
  return id !== null && id !== own
}

/** What shows or holds something of the customer's listens here; returns how to stop. */
export function onEmptied(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The customer of the page is gone: nothing of theirs stays on it, however long leaving takes. */
export function emptyPage(): void {
  for (const listener of listeners) listener()
}
