import { z } from 'zod'
import { SizedMap } from './sized-map'
import type { StaleTags } from './stale-tags'
import { TagIndex } from './tag-index'

const read = z.looseObject({ kind: z.literal('FETCH'), revalidate: z.number() })
export type CachedRead = z.output<typeof read>

type Kept = { value: CachedRead; tags: readonly string[]; storedAt: number; moment: number }

/** What `unstable_cache` and `fetch` remember. It is cheap to read anew, so it stays in memory. */
export class DataCache {
  private readonly index = new TagIndex()
  private readonly kept: SizedMap<Kept>

  constructor(
    most: { bytes: number; entries: number },
    private readonly staleTags: StaleTags,
  ) {
    this.kept = new SizedMap(most, (key, { tags }) => this.index.remove(key, tags))
  }

  get(key: string, pathTags: readonly string[]) {
    const found = this.kept.use(key)
    if (!found || this.staleTags.anySince(found.moment, pathTags)) return undefined
    return { value: found.value, lastModified: found.storedAt }
  }

  put(key: string, given: unknown, tags: readonly string[], startedAt: number): void {
    const value = read.safeParse(given).data
    if (!value || this.staleTags.anySince(startedAt, tags)) return
    const text = JSON.stringify(value)
    const kept = { value, tags, storedAt: Date.now(), moment: startedAt }
    this.kept.drop(key)
    this.index.add(key, tags)
    if (!this.kept.set(key, kept, text.length * 2 + 500)) this.index.remove(key, tags)
  }

  empty(tags: readonly string[]): void {
    for (const key of this.index.keysOf(tags)) this.kept.drop(key)
  }

  clear(): void {
    this.kept.clear()
  }
}
