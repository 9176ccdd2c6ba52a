import { shopStore } from './shop'

const MAX_RECENT = 20
const MAX_SEARCHES = 8

function prependRecent<T>(list: readonly T[], added: T, limit: number): T[] {
  return [added, ...list.filter((other) => other !== added)].slice(0, limit)
}

export function rememberProduct(id: number): void {
  shopStore.set(({ recent }) => ({ recent: prependRecent(recent, id, MAX_RECENT) }))
}

export function clearRecent(): void {
  shopStore.set(() => ({ recent: [] }))
}

export function rememberSearch(text: string): void {
  shopStore.set(({ searches }) => ({ searches: prependRecent(searches, text, MAX_SEARCHES) }))
}

export function removeSearch(text: string): void {
  shopStore.set(({ searches }) => ({ searches: searches.filter((other) => other !== text) }))
}

export function clearSearches(): void {
  shopStore.set(() => ({ searches: [] }))
}
