import { LRUCache } from 'lru-cache'
import { type Entry, sizeOf, isErrorPage } from './entry'
import { type ReadyPage, toReadyPage } from './ready-page'
import { TagIndex } from './tag-index'
import { isNarrowedKey, storedPagePath } from './request-path'

type IndexedPage = { key: string; page: ReadyPage }

/** The ready pages by the path that a browser sends. */
class RouteIndex {
  private readonly pages = new Map<string, IndexedPage>()
  private readonly contested = new Set<string>()

  pageAt(path: string): ReadyPage | undefined {
    return this.pages.get(path)?.page
  }

  keyAt(path: string): string | undefined {
    return this.pages.get(path)?.key
  }

  /** Two source routes may own one path, and only Next knows which answers. */
  add(key: string, page: ReadyPage): void {
    const path = storedPagePath(key)
    if (path === undefined || this.contested.has(path)) return
    const other = this.pages.get(path)
    if (other === undefined || other.key === key) {
      this.pages.set(path, { key, page })
    } else {
      this.contested.add(path)
      this.pages.delete(path)
    }
  }

  remove(key: string): void {
    const path = storedPagePath(key)
    if (path !== undefined && this.keyAt(path) === key) this.pages.delete(path)
  }
}

export type Caps = { bytes: number; entries: number }

type SizedEntry = { entry: Entry; size: number }
type PageCache = LRUCache<string, SizedEntry>

function readyBytes({ bodies, headers }: ReadyPage): number {
  return bodies.br.length + bodies.gzip.length + JSON.stringify(headers).length
}

/** Pages in memory, ready to send; what can be asked for without end has caches of its own. */
export class MemoryPages {
  private readonly index = new TagIndex()
  private readonly routes = new RouteIndex()
  private readonly found: PageCache
  private readonly narrowed: PageCache
  private readonly missing: PageCache

  constructor(
    caps: { found: Caps; narrowed: Caps; missing: Caps },
    private readonly security: Record<string, string>,
  ) {
    const open = ({ bytes, entries }: Caps): PageCache =>
      new LRUCache({
        max: entries,
        maxSize: bytes,
        dispose: ({ entry }, key, reason) => {
          this.index.remove(key, entry.tags)
          // A page that is renewed is answered as it was until the new one is ready.
          if (reason !== 'set') this.routes.remove(key)
        },
      })
    this.found = open(caps.found)
    this.narrowed = open(caps.narrowed)
    this.missing = open(caps.missing)
  }

  get(key: string): Entry | undefined {
    return (this.partOf(key).get(key) ?? this.missing.get(key))?.entry
  }

  readyPageAt(path: string): ReadyPage | undefined {
    const key = this.routes.keyAt(path)
    if (key === undefined) return undefined
    this.get(key)
    return this.routes.pageAt(path)
  }

  put(key: string, entry: Entry): void {
    const [part, other] = this.partsFor(key, entry)
    other.delete(key)
    this.store(part, key, { entry, size: sizeOf(entry) })
  }

  /** Whether it fits. */
  private store(part: PageCache, key: string, { entry, size }: SizedEntry): boolean {
    part.set(key, { entry, size }, { size })
    const isStored = part.has(key)
    if (isStored) this.index.add(key, entry.tags)
    else this.routes.remove(key)
    return isStored
  }

  /** The same entry compressed; false when the one it was made from is no longer here. */
  putReady(key: string, from: Entry, packed: Entry): boolean {
    const [part] = this.partsFor(key, from)
    const stored = part.peek(key)
    if (stored?.entry !== from) return false
    const ready = toReadyPage(packed, this.security)
    if (ready === undefined) {
      this.routes.remove(key)
      return true
    }
    const size = stored.size + readyBytes(ready)
    if (this.store(part, key, { entry: from, size })) this.routes.add(key, ready)
    return true
  }

  empty(tags: readonly string[]): void {
    for (const key of this.index.keysOf(tags)) {
      this.partOf(key).delete(key)
      this.missing.delete(key)
    }
  }

  clear(): void {
    this.found.clear()
    this.narrowed.clear()
    this.missing.clear()
  }

  private partOf(key: string): PageCache {
    return isNarrowedKey(key) ? this.narrowed : this.found
  }

  private partsFor(key: string, entry: Entry): [PageCache, PageCache] {
    const part = this.partOf(key)
    return isErrorPage(entry) ? [this.missing, part] : [part, this.missing]
  }
}
