import { MAX_COMPARED } from '@/lib/contract/limits'
import { createPersistedStore } from './create-persisted-store'
import {
  isBoolean,
  isId,
  isRecord,
  isText,
  listOf,
  nullable,
  parserOf,
  shape,
  type Guard,
} from './storage-guards'

export type ListView = 'grid' | 'list'
export type City = { id: number; name: string; state: string }
export type Shop = {
  /** Ids of the products seen last, newest first. */
  recent: number[]
  listView: ListView
  city: City | null
  /** It was not chosen by hand, but is that of the customer's default address. */
  isAddressCity: boolean
  /** What was searched for last, newest first. */
  searches: string[]
  /** Ids of the products that are set side by side, and the part of the shop they share. */
  compare: number[]
  comparisonGroupId: number | null
}

const MAX_RECENT = 20
const MAX_SEARCHES = 8
const isListView: Guard<ListView> = (value): value is ListView =>
  value === 'grid' || value === 'list'

const EMPTY_COMPARE: Pick<Shop, 'compare' | 'comparisonGroupId'> = {
  compare: [],
  comparisonGroupId: null,
}

const parseShop = parserOf(
  shape<Shop>({
    recent: listOf(isId),
    listView: isListView,
    city: nullable(shape<City>({ id: isId, name: isText, state: isText })),
    isAddressCity: isBoolean,
    searches: listOf(isText),
    compare: listOf(isId),
    comparisonGroupId: nullable(isId),
  }),
)

export const shopStore = createPersistedStore<Shop>({
  name: 'shop',
  version: 1,
  initial: {
    recent: [],
    listView: 'grid',
    city: null,
    isAddressCity: false,
    searches: [],
    ...EMPTY_COMPARE,
  },
  // A shop stored before there was anything to compare, or a city of an address, is whole but for that.
  parse: (stored) => {
    if (!isRecord(stored)) return null
    // As it was called in the first builds.
    const { compareKin: comparisonGroupId = null } = stored
    return parseShop({ ...EMPTY_COMPARE, isAddressCity: false, comparisonGroupId, ...stored })
  },
})

export const useShop = shopStore.use

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

export function setListView(listView: ListView): void {
  shopStore.set(() => ({ listView }))
}

export function setCity(city: City | null): void {
  shopStore.set(() => ({ city, isAddressCity: false }))
}

type AddressCity = { city_id: number | null; city: string; state: string }

/** A city that was chosen by hand stays. */
export function setAddressCity(address: AddressCity | undefined): void {
  shopStore.set(({ city, isAddressCity }) => {
    if (city !== null && !isAddressCity) return {}
    const id = address?.city_id ?? null
    if (!address || id === null) return { city: null, isAddressCity: false }
    if (id === city?.id) return {}
    return { city: { id, name: address.city, state: address.state }, isAddressCity: true }
  })
}

/** Where a customer lives is not for the next one of this browser. */
export function forgetAddressCity(): void {
  shopStore.set(({ isAddressCity }) => (isAddressCity ? { city: null, isAddressCity: false } : {}))
}

export type CompareResult = 'added' | 'removed' | 'full' | 'other_group'

/** Puts a product beside the others, or takes it away; only goods of one comparison group stand together. */
export function toggleCompared(id: number, groupId: number): CompareResult {
  let result: CompareResult = 'added'
  shopStore.set(({ compare, comparisonGroupId }) => {
    if (compare.includes(id)) {
      result = 'removed'
      return { compare: compare.filter((other) => other !== id) }
    }
    if (compare.length > 0 && comparisonGroupId !== groupId) result = 'other_group'
    else if (compare.length >= MAX_COMPARED) result = 'full'
    else return { compare: [...compare, id], comparisonGroupId: groupId }
    return {}
  })
  return result
}

export function setCompared(ids: readonly number[], groupId: number | null): void {
  shopStore.set(() => ({ compare: ids.slice(0, MAX_COMPARED), comparisonGroupId: groupId }))
}
