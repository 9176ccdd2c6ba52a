import { createPersistedStore } from './create-persisted-store'
import { isId, isText, listOf, nullable, parsedBy, shape, type Guard } from './stored'

export type ListView = 'grid' | 'list'
export type City = { id: number; name: string; state: string }
export type Shop = {
  /** Ids of the products seen last, newest first. */
  recent: number[]
  listView: ListView
  city: City | null
  /** What was searched for last, newest first. */
  searches: string[]
}

const MOST_RECENT = 20
const MOST_SEARCHES = 8
const isListView: Guard<ListView> = (value): value is ListView =>
  value === 'grid' || value === 'list'

export const shopStore = createPersistedStore<Shop>({
  name: 'shop',
  version: 1,
  initial: { recent: [], listView: 'grid', city: null, searches: [] },
  parse: parsedBy(
    shape<Shop>({
      recent: listOf(isId),
      listView: isListView,
      city: nullable(shape<City>({ id: isId, name: isText, state: isText })),
      searches: listOf(isText),
    }),
  ),
})

export const useShop = shopStore.use

function newestFirst<T>(list: readonly T[], added: T, most: number): T[] {
  return [added, ...list.filter((one) => one !== added)].slice(0, most)
}

export function rememberProduct(id: number): void {
  shopStore.set(({ recent }) => ({ recent: newestFirst(recent, id, MOST_RECENT) }))
}

export function rememberSearch(text: string): void {
  shopStore.set(({ searches }) => ({ searches: newestFirst(searches, text, MOST_SEARCHES) }))
}

export function forgetSearch(text: string): void {
  shopStore.set(({ searches }) => ({ searches: searches.filter((one) => one !== text) }))
}

export function forgetSearches(): void {
  shopStore.set(() => ({ searches: [] }))
}

export function setListView(listView: ListView): void {
  shopStore.set(() => ({ listView }))
}

export function setCity(city: City | null): void {
  shopStore.set(() => ({ city }))
}
