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

export function setListView(listView: ListView): void {
  shopStore.set(() => ({ listView }))
}
