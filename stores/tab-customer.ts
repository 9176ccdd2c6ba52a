import { userStore } from './user'

/** The customer the page was rendered for, not always the one who is logged in by now. */
let tabCustomerId: number | null = null
const listeners = new Set<() => void>()

/** From a login on, the page belongs to that customer. */
export function claimTab(id: number): void {
  tabCustomerId = id
}

/** Another customer has logged in elsewhere in this browser; a page without one becomes theirs. */
export function isOtherCustomersTab(): boolean {
  const { id } = userStore.get()
  tabCustomerId ??= id
  return id !== null && id !== tabCustomerId
}

/** For whatever shows or holds data of the customer; returns the unsubscriber. */
export function onTabEmptied(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The customer of the page is gone: their data leaves it at once, however long the navigation takes. */
export function emptyTab(): void {
  for (const listener of listeners) listener()
}
