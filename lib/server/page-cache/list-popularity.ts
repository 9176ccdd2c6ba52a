import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '@/lib/persian/durations'

const MAX_REMEMBERED = 4_096
const MEMORY_MS = HOUR_MS

/** A list is popular when it is asked for again within the hour: a query of one visitor is never kept. */
export function createListPopularity(): (list: string) => boolean {
  const recent = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: MEMORY_MS })
  return (list) => {
    const isPopular = recent.has(list)
    recent.set(list, true)
    return isPopular
  }
}
