import { useEffect } from 'react'
import { create } from 'zustand'
import { isRecord, isSafeInteger } from './storage-guards'

/** Undefined when the browser refuses storage, which is not the same as nothing stored. */
function readItem(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** False when storage is full or blocked; the page then lives on what it has in memory. */
function writeItem(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export type PersistedStoreOptions<Data extends object> = {
  name: string
  version: number
  initial: Data
  /** Null when the stored value cannot be used. */
  parse: (stored: unknown) => Data | null
  /** From the version named to the next; a version without one starts clean. */
  migrations?: Record<number, (stored: unknown) => unknown>
  /** Of what stood under the key before it had a version. */
  parseUnversioned?: (text: string) => Data | null
}

export type Hydrated<Data> = Data & { isHydrated: boolean }

export type PersistedStore<Data extends object> = {
  /** What it is stored under. */
  key: string
  use: <Selected>(selector: (state: Hydrated<Data>) => Selected) => Selected
  get: () => Hydrated<Data>
  set: (change: (data: Data) => Partial<Data>) => void
  reset: () => void
  hydrate: () => void
  subscribe: (listener: () => void) => () => void
}

export function createPersistedStore<Data extends object>(
  options: PersistedStoreOptions<Data>,
): PersistedStore<Data> {
  const key = `vitrin:${options.name}`
  const useState = create<Hydrated<Data>>(() => ({ ...options.initial, isHydrated: false }))
  let lastText: string | null | undefined
  let isOutdated = false

  /** A tab that was asleep, or lost a race, must not overwrite what another tab has stored. */
  function syncFromStorage(): void {
    const text = readItem(key)
    if (text === undefined || text === lastText) return
    const isFirst = lastText === undefined
    lastText = text
    if (text === null && isFirst) return
    // A newer build wrote this: a page of the older one goes on with its own state and writes no more.
    isOutdated = readVersion(text) > options.version
    if (isOutdated) return
    const data = text === null ? null : decodeStored(text, options)
    useState.setState({ ...(data ?? options.initial), isHydrated: true })
  }

  function hydrate(): void {
    if (typeof window === 'undefined' || useState.getState().isHydrated) return
    syncFromStorage()
    useState.setState({ ...useState.getState(), isHydrated: true })
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) syncFromStorage()
    })
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) syncFromStorage()
    })
  }

  function set(change: (data: Data) => Partial<Data>): void {
    if (typeof window === 'undefined') return
    hydrate()
    syncFromStorage()
    const next = { ...useState.getState(), ...change(useState.getState()) }
    useState.setState(next)
    const { isHydrated: _, ...data } = next
    const text = JSON.stringify({ version: options.version, data })
    if (!isOutdated && writeItem(key, text)) lastText = text
  }

  function use<Selected>(selector: (state: Hydrated<Data>) => Selected): Selected {
    useEffect(hydrate, [])
    return useState(selector)
  }

  const { getState: get, subscribe } = useState
  return { key, use, get, set, reset: () => set(() => options.initial), hydrate, subscribe }
}

function readVersion(text: string | null): number {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isRecord(stored) && isSafeInteger(stored.version) ? stored.version : 0
  } catch {
    return 0
  }
}

function decodeStored<Data extends object>(
  text: string,
  options: PersistedStoreOptions<Data>,
): Data | null {
  try {
    if (readVersion(text) === 0) return options.parseUnversioned?.(text) ?? null
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || !isSafeInteger(stored.version)) return null
    let data = stored.data
    for (let version = stored.version; version !== options.version; version += 1) {
      const migrate = options.migrations?.[version]
      if (!migrate) return null
      data = migrate(data)
    }
    return options.parse(data)
  } catch {
    return null
  }
}
