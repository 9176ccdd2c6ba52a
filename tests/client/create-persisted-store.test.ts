// @in-a-window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPersistedStore } from '@/stores/create-persisted-store'
import { isSafeInteger, parserOf, shape } from '@/stores/storage-guards'

type Counter = { count: number }

function newStore(migrations: Record<number, (stored: unknown) => unknown> = {}) {
  return createPersistedStore<Counter>({
    name: 'counter',
    version: 2,
    initial: { count: 0 },
    parse: parserOf(shape<Counter>({ count: isSafeInteger })),
    migrations,
  })
}

const KEY = 'vitrin:counter'
const stored = (count: unknown, version: unknown = 2) =>
  JSON.stringify({ version, data: { count } })

function otherTabStores(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }))
}

beforeEach(() => localStorage.clear())

describe('hydrating a store', () => {
  test('restores what was stored', () => {
    localStorage.setItem(KEY, stored(7))
    const store = newStore()
    expect(store.get()).toEqual({ count: 0, isHydrated: false })
    store.hydrate()
    expect(store.get()).toEqual({ count: 7, isHydrated: true })
  })

  test.each([
    ['nothing', ''],
    ['broken JSON', '{"version":2,'],
    ['a bare number', '7'],
    ['no version', '{"data":{"count":7}}'],
    ['another shape', stored('هفت')],
    ['an older version nobody can read', stored(7, 1)],
    ['an endless version', '{"version":-1e300,"data":{"count":7}}'],
  ])('starts clean from %s', (_, text) => {
    localStorage.setItem(KEY, text)
    const store = newStore()
    store.hydrate()
    expect(store.get()).toEqual({ count: 0, isHydrated: true })
    store.set(({ count }) => ({ count: count + 1 }))
    expect(localStorage.getItem(KEY)).toBe(stored(1))
  })

  test('takes over what stood under its key before it had a version', () => {
    localStorage.setItem(KEY, '7')
    const store = createPersistedStore<Counter>({
      ...{ name: 'counter', version: 2, initial: { count: 0 }, parse: () => null },
      parseUnversioned: (text) => ({ count: Number(text) }),
    })
    store.hydrate()
    expect(store.get()).toEqual({ count: 7, isHydrated: true })
  })

  test('starts clean and leaves what a newer build has stored', () => {
    localStorage.setItem(KEY, stored(7, 3))
    const store = newStore()
    store.hydrate()
    expect(store.get()).toEqual({ count: 0, isHydrated: true })
    store.set(({ count }) => ({ count: count + 1 }))
    expect(store.get().count).toBe(1)
    expect(localStorage.getItem(KEY)).toBe(stored(7, 3))
  })

  test('migrates what an older version has stored', () => {
    localStorage.setItem(KEY, stored(7, 1))
    const store = newStore({ 1: () => ({ count: 70 }) })
    store.hydrate()
    expect(store.get().count).toBe(70)
  })

  test('starts clean when a migration throws', () => {
    localStorage.setItem(KEY, stored(7, 1))
    const store = newStore({
      1: () => {
        throw new Error('unreadable')
      },
    })
    store.hydrate()
    expect(store.get()).toEqual({ count: 0, isHydrated: true })
  })
})

describe('a browser without storage', () => {
  function refuse(name: string) {
    return vi.fn(() => {
      throw new DOMException('refused', name)
    })
  }

  test('a full storage leaves the change in memory', () => {
    const setItem = refuse('QuotaExceededError')
    vi.stubGlobal('localStorage', { getItem: () => null, setItem })
    const store = newStore()
    store.set(() => ({ count: 5 }))
    store.set(({ count }) => ({ count: count + 1 }))
    expect(store.get().count).toBe(6)
    expect(setItem).toHaveBeenCalledTimes(2)
  })

  test('a blocked storage counts as empty', () => {
    const getItem = refuse('SecurityError')
    vi.stubGlobal('localStorage', { getItem, setItem: refuse('SecurityError') })
    const store = newStore()
    store.hydrate()
    store.set(() => ({ count: 5 }))
    expect(store.get()).toEqual({ count: 5, isHydrated: true })
    expect(getItem).toHaveBeenCalled()
  })
})

describe('two tabs', () => {
  test('show the same state', () => {
    const store = newStore()
    store.hydrate()
    otherTabStores(stored(9))
    expect(store.get().count).toBe(9)
    otherTabStores(null)
    expect(store.get().count).toBe(0)
  })

  test('do not overwrite each other before the storage event has come', () => {
    const store = newStore()
    store.set(() => ({ count: 1 }))
    localStorage.setItem(KEY, stored(9))
    store.set(({ count }) => ({ count: count + 1 }))
    expect(store.get().count).toBe(10)
  })

  test('of an older build neither read nor overwrite what a newer one stores', () => {
    const store = newStore()
    store.set(() => ({ count: 3 }))
    otherTabStores(stored(4, 3))
    expect(store.get().count).toBe(3)
    store.set(() => ({ count: 5 }))
    expect(store.get().count).toBe(5)
    expect(localStorage.getItem(KEY)).toBe(stored(4, 3))
  })

  test('read the storage again after a return from the back-forward cache', () => {
    const store = newStore()
    store.hydrate()
    localStorage.setItem(KEY, stored(4))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(store.get().count).toBe(4)
  })
})
