import {
  createPersistedStore,
  type PersistedStore,
  type PersistedStoreOptions,
} from '@/stores/create-persisted-store'

/** A store for each person, as people share a computer; it is read before it is first drawn. */
export function createMemberStore<Data extends object>(options: PersistedStoreOptions<Data>) {
  const stores = new Map<number, PersistedStore<Data>>()
  return (memberId: number): PersistedStore<Data> => {
    const known = stores.get(memberId)
    if (known) return known
    const store = createPersistedStore({ ...options, name: `${options.name}:${memberId}` })
    store.hydrate()
    // On the server whoever asks next is another person.
    if (typeof window !== 'undefined') stores.set(memberId, store)
    return store
  }
}
