import { MOST_COMPARED } from '@/lib/contract/limits'
import { createPersistedStore } from './create-persisted-store'
import { isId, isRecord, isText, listOf, nullable, parsedBy, shape, type Guard } from './stored'

export type ListView = 'grid' | 'list'
export type City = { id: number; name: string; state: string }
export type Shop = {
  /** Ids of the products seen last, newest first. */
  recent: number[]
  listView: ListView
  city: City | null
  /** What was searched for last, newest first. */
  searches: string[]
  /** Ids of the products that are set side by side, and the part of the shop they share. */
  compare: number[]
  compareKin: number | null
}

const MOST_RECENT = 20
const MOST_SEARCHES = 8
const isListView: Guard<ListView> = (value): value is ListView =>
  value === 'grid' || value === 'list'

const nothingCompared: Pick<Shop, 'compare' | 'compareKin'> = { compare: [], compareKin: null }

const parse = parsedBy(
  shape<Shop>({
    recent: listOf(isId),
    listView: isListView,
    city: nullable(shape<City>({ id: isId, name: isText, state: isText })),
    searches: listOf(isText),
    compare: listOf(isId),
    compareKin: nullable(isId),
  }),
)

export const shopStore = createPersistedStore<Shop>({
  name: 'shop',
  version: 1,
  initial: { recent: [], listView: 'grid', city: null, searches: [], ...nothingCompared },
  // A shop stored before there was anything to compare is whole but for that.
  parse: (stored) => (isRecord(stored) ? parse({ ...nothingCompared, ...stored }) : null),
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

export type Compared = 'added' | 'removed' | 'full' | 'other kin'

/** Puts a product beside the others, or takes it away; only kindred goods stand together. */
export function toggleCompared(id: number, kin: number): Compared {
  let done: Compared = 'added'
  shopStore.set(({ compare, compareKin }) => {
    if (compare.includes(id)) {
      done = 'removed'
      return { compare: compare.filter((one) => one !== id) }
    }
    if (compare.length > 0 && compareKin !== kin) done = 'other kin'
    else if (compare.length >= MOST_COMPARED) done = 'full'
    else return { compare: [...compare, id], compareKin: kin }
    return {}
  })
  return done
}

export function setCompared(ids: readonly number[], kin: number | null): void {
  shopStore.set(() => ({ compare: ids.slice(0, MOST_COMPARED), compareKin: kin }))
}
