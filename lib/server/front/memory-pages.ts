import { type Entry, bytesOf, isMissing } from './entry'
import { type ReadyPage, readyPage } from './ready-page'
import { Shelf } from './shelf'
import { SizedMap } from './sized-map'
import { TagIndex } from './tag-index'

export type Caps = { bytes: number; entries: number }

function readyBytes({ bodies, headers }: ReadyPage): number {
  return bodies.br.length + bodies.gzip.length + JSON.stringify(headers).length
}

/** Pages in memory, ready to send. Missing pages have a small part of their own. */
export class MemoryPages {
  private readonly index = new TagIndex()
  private readonly shelf = new Shelf()
  private readonly found: SizedMap<Entry>
  private readonly missing: SizedMap<Entry>

  constructor(
    caps: { found: Caps; missing: Caps },
    private readonly security: Record<string, string>,
  ) {
    const onDrop = (key: string, { tags }: Entry, isReplaced: boolean) => {
      this.index.remove(key, tags)
      // What is renewed is answered as it was until its successor is ready.
      if (!isReplaced) this.shelf.remove(key)
    }
    this.found = new SizedMap(caps.found, onDrop)
    this.missing = new SizedMap(caps.missing, onDrop)
  }

  get(key: string): Entry | undefined {
    return this.found.use(key) ?? this.missing.use(key)
  }

  at(path: string): ReadyPage | undefined {
    const key = this.shelf.keyAt(path)
    if (key === undefined) return undefined
    this.get(key)
    return this.shelf.at(path)
  }

  put(key: string, entry: Entry): void {
    const [part, other] = this.partsFor(entry)
    other.drop(key)
    if (part.set(key, entry, bytesOf(entry))) this.index.add(key, entry.tags)
  }

  /** The same entry packed; refused when the one it was made from is no longer here. */
  shelve(key: string, from: Entry, packed: Entry): boolean {
    const [part] = this.partsFor(from)
    if (part.peek(key) !== from) return false
    const ready = readyPage(packed, this.security)
    if (ready === undefined) {
      this.shelf.remove(key)
      return true
    }
    part.grow(key, readyBytes(ready))
    if (part.peek(key) === from) this.shelf.place(key, ready)
    return true
  }

  empty(tags: readonly string[]): void {
    for (const key of this.index.keysOf(tags)) {
      this.found.drop(key)
      this.missing.drop(key)
    }
  }

  clear(): void {
    this.found.clear()
    this.missing.clear()
  }

  private partsFor(entry: Entry): [SizedMap<Entry>, SizedMap<Entry>] {
    return isMissing(entry) ? [this.missing, this.found] : [this.found, this.missing]
  }
}
