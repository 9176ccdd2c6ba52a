import {
  contentCacheStore,
  type ContentCache,
  type Cached,
  type People,
} from '@/stores/content-cache'
import type { ContactMessage } from '@/lib/contract/content/contact'
import type { Region } from '@/lib/contract/content/settings'
import { DAY_MS, MINUTE_MS } from '@/lib/persian/durations'
import { userStore } from '@/stores/user'

const TEN_MINUTES = 10 * MINUTE_MS
const THIRTY_DAYS = 30 * DAY_MS

type CacheEntry<T> = {
  name: string
  maxAge: number
  read: (cache: ContentCache) => Cached<T> | null | undefined
  load: () => Promise<T>
  store: (loaded: Cached<T>) => (cache: ContentCache) => Partial<ContentCache>
}

const pendingRequests = new Map<string, Promise<void>>()

function loadContentCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/content/settings')])
}

async function refreshEntry<T>({ load, store }: CacheEntry<T>): Promise<void> {
  const value = await load()
  contentCacheStore.set(store({ at: Date.now(), value }))
}

/** A fresh entry is used as it is; else one request goes out for all who ask, and its failure leaves the old entry. */
async function fetchWithCache<T>(entry: CacheEntry<T>): Promise<T> {
  const { name, maxAge, read } = entry
  contentCacheStore.hydrate()
  const cached = read(contentCacheStore.get())
  const age = cached ? Date.now() - cached.at : -1
  if (cached && age >= 0 && age < maxAge) return cached.value
  const request =
    pendingRequests.get(name) ?? refreshEntry(entry).finally(() => pendingRequests.delete(name))
  pendingRequests.set(name, request)
  try {
    await request
  } catch (error) {
    if (!cached) throw error
  }
  const latest = read(contentCacheStore.get()) ?? cached
  if (!latest) throw new Error(`${name} was answered but not cached`)
  return latest.value
}

export function fetchShopSettings() {
  return fetchWithCache({
    name: 'options',
    maxAge: TEN_MINUTES,
    read: ({ options }) => options,
    load: async () => {
      const [{ send }, { getSetting }] = await loadContentCalls()
      return (await send(getSetting, {}, { isBackground: true })).data
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
      return (await send(getFooter, { body: {} }, { isBackground: true })).data
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
      return (await send(getProductMenu, {}, { isBackground: true })).data
    },
    store: (menu) => () => ({ menu }),
  })
}

export function fetchStates(): Promise<Region[]> {
  return fetchWithCache({
    name: 'states',
    maxAge: THIRTY_DAYS,
    read: ({ states }) => states,
    load: async () => {
      const [{ send }, { getStates }] = await loadContentCalls()
      return (await send(getStates, {}, { isBackground: true })).data
    },
    store: (states) => () => ({ states }),
  })
}

export function fetchCities(stateId: number): Promise<Region[]> {
  return fetchWithCache<Region[]>({
    name: `cities of ${stateId}`,
    maxAge: THIRTY_DAYS,
    read: ({ cities }) => cities[stateId],
    load: async () => {
      const [{ send }, { getCities }] = await loadContentCalls()
      return (await send(getCities, { query: { parent_id: stateId } }, { isBackground: true })).data
    },
    store:
      (loaded) =>
      ({ cities }) => ({ cities: { ...cities, [stateId]: loaded } }),
  })
}

/** Of every province; too many to be stored in the browser. */
export async function fetchAllCities() {
  const [{ send }, { getCities }] = await loadContentCalls()
  return (await send(getCities, { query: {} }, { isBackground: true })).data
}

/** Whom a customer may know and follows; an answer to another customer is never used. */
export function fetchKnownPeople(load: () => Promise<People>): Promise<People> {
  const customer = userStore.get().id
  return fetchWithCache<People>({
    name: `people of ${customer ?? 'a guest'}`,
    maxAge: TEN_MINUTES,
    read: ({ people }) => (people?.customer === customer ? people : null),
    load,
    store: (people) => () => ({ people: { ...people, customer } }),
  })
}

export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const [{ send }, { sendContact }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/content/contact'),
  ])
  await send(sendContact, { body: message })
}
