import {
  contentCacheStore,
  type ContentCache,
  type Cached,
  type People,
  type Region,
} from '@/stores/content-cache'
import { userStore } from '@/stores/user'

const TEN_MINUTES = 10 * 60_000
const THIRTY_DAYS = 30 * 24 * 3_600_000

type CacheEntry<T> = {
  name: string
  maxAge: number
  read: (general: ContentCache) => Cached<T> | null | undefined
  load: () => Promise<T>
  store: (kept: Cached<T>) => (general: ContentCache) => Partial<ContentCache>
}

const pendingRequests = new Map<string, Promise<void>>()

function loadContentCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/content/settings')])
}

async function refreshEntry<T>({ load, store }: CacheEntry<T>): Promise<void> {
  const value = await load()
  contentCacheStore.set(store({ at: Date.now(), value }))
}

/** What the browser keeps is good for a while; then one call goes out, whoever wants it. */
async function fetchWithCache<T>(piece: CacheEntry<T>): Promise<T> {
  const { name, maxAge, read } = piece
  contentCacheStore.hydrate()
  const kept = read(contentCacheStore.get())
  const age = kept ? Date.now() - kept.at : -1
  if (kept && age >= 0 && age < maxAge) return kept.value
  const asked =
    pendingRequests.get(name) ?? refreshEntry(piece).finally(() => pendingRequests.delete(name))
  pendingRequests.set(name, asked)
  try {
    await asked
  } catch (error) {
    if (!kept) throw error
  }
  const now = read(contentCacheStore.get()) ?? kept
  if (!now) throw new Error(`${name} was answered and is not kept`)
  return now.value
}

export function fetchShopSettings() {
  return fetchWithCache({
    name: 'options',
    maxAge: TEN_MINUTES,
    read: ({ options }) => options,
    load: async () => {
      const [{ send }, { getSetting }] = await loadContentCalls()
      return (await send(getSetting, {}, { quiet: true })).data
    },
    store: (options) => () => ({ options }),
  })
}

export function fetchFooter() {
  return fetchWithCache({
    name: 'footer',
    maxAge: TEN_MINUTES,
    read: ({ footer }) => footer,
    load: async () => {
      const [{ send }, { getFooter }] = await loadContentCalls()
      return (await send(getFooter, { body: {} }, { quiet: true })).data
    },
    store: (footer) => () => ({ footer }),
  })
}

export function fetchProductMenu() {
  return fetchWithCache({
    name: 'menu',
    maxAge: TEN_MINUTES,
    read: ({ menu }) => menu,
    load: async () => {
      const [{ send }, { getProductMenu }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/catalogue/categories'),
      ])
      return (await send(getProductMenu, {})).data
    },
    store: (menu) => () => ({ menu }),
  })
}

export function fetchStates(): Promise<Region[]> {
  return fetchWithCache({
    name: 'states',
    maxAge: THIRTY_DAYS,
    read: (general) => general.states,
    load: async () => {
      const [{ send }, { getStates }] = await loadContentCalls()
      return (await send(getStates, {})).data
    },
    store: (known) => () => ({ states: known }),
  })
}

export function fetchCities(stateId: number): Promise<Region[]> {
  return fetchWithCache<Region[]>({
    name: `cities of ${stateId}`,
    maxAge: THIRTY_DAYS,
    read: ({ cities }) => cities[stateId],
    load: async () => {
      const [{ send }, { getCities }] = await loadContentCalls()
      return (await send(getCities, { query: { parent_id: stateId } })).data
    },
    store:
      (known) =>
      ({ cities }) => ({ cities: { ...cities, [stateId]: known } }),
  })
}

/** Whom a customer may know and follows, as `ask` says; never what it said to another customer. */
export function fetchKnownPeople(ask: () => Promise<People>): Promise<People> {
  const customer = userStore.get().id
  return fetchWithCache<People>({
    name: `people of ${customer ?? 'a guest'}`,
    maxAge: TEN_MINUTES,
    read: ({ people }) => (people?.customer === customer ? people : null),
    load: ask,
    store: (people) => () => ({ people: { ...people, customer } }),
  })
}
