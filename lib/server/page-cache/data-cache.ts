import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type RevalidatedTags, TagIndex } from './tag-index'

const cachedRead = z.looseObject({ kind: z.literal('FETCH'), revalidate: z.number() })
export type CachedRead = z.output<typeof cachedRead>

type CachedEntry = { value: CachedRead; tags: readonly string[]; storedAt: number; moment: number }

/** The reads of `unstable_cache` and `fetch`, in memory alone: they are cheap to repeat. */
export class DataCache {
  private readonly index = new TagIndex()
  private readonly entries: LRUCache<string, CachedEntry>

  constructor(
    most: { bytes: number; entries: number },
    private readonly staleTags: RevalidatedTags,
  ) {
    this.entries = new LRUCache({
      max: most.entries,
      maxSize: most.bytes,
      dispose: ({ tags }, key) => this.index.remove(key, tags),
    })
  }

  get(key: string, pathTags: readonly string[]) {
    const found = this.entries.get(key)
    if (!found || this.staleTags.anySince(found.moment, pathTags)) return undefined
    return { value: found.value, lastModified: found.storedAt }
  }

  put(key: string, given: unknown, tags: readonly string[], startedAt: number): void {
    const value = cachedRead.safeParse(given).data
    if (!value || this.staleTags.anySince(startedAt, tags)) return
    const text = JSON.stringify(value)
    const entry = { value, tags, storedAt: Date.now(), moment: startedAt }
    this.entries.set(key, entry, { size: text.length * 2 + 500 })
    if (this.entries.has(key)) this.index.add(key, tags)
  }

  empty(tags: readonly string[]): void {
    for (const key of this.index.keysOf(tags)) this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }
}
