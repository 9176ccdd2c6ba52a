import { userStore } from './user'

/** The customer the page was drawn for, who is not always the one the browser knows by now. */
let tabCustomerId: number | null = null
const listeners = new Set<() => void>()

/** Whoever logs in on a page has it from then on. */
export function claimTab(id: number): void {
  tabCustomerId = id
}

/** Another customer has logged in elsewhere in this browser; a page without one becomes theirs. */
export function isOtherCustomersTab(): boolean {
  const { id } = userStore.get()
  tabCustomerId ??= id
  return id !== null && id !== tabCustomerId
}

/** What shows or holds something of the customer's listens here; returns how to stop. */
export function onTabEmptied(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The customer of the page is gone: nothing of theirs stays on it, however long leaving takes. */
export function emptyTab(): void {
  for (const listener of listeners) listener()
}
