import { DataCache } from './data-cache'
import { type Entry, isMissing } from './entry'
import { entryFromBytes, entryToBytes } from './entry-bytes'
import { type Caps, MemoryPages } from './memory-pages'
import { pack } from './pack'
import type { PageTier } from './page-tier'
import type { ReadyPage } from './ready-page'
import { StaleTags } from './stale-tags'
import { tagName } from './tag-name'

const mebibyte = 1024 * 1024

export const memoryCaps = {
  found: { bytes: 48 * mebibyte, entries: 20_000 },
  missing: { bytes: 16 * mebibyte, entries: 500 },
  data: { bytes: 16 * mebibyte, entries: 20_000 },
}

export type PageStoreOptions = {
  security: Record<string, string>
  onTrouble: (error: unknown) => void
  caps?: { found: Caps; missing: Caps; data: Caps }
}

/** Every rendered page and cached read: memory first, the tier behind it, one way to empty both. */
export class PageStore {
  readonly data: DataCache
  private readonly staleTags = new StaleTags()
  private readonly memory: MemoryPages
  private readonly atWork = new Set<Promise<unknown>>()
  private tier: PageTier | undefined

  constructor(private readonly options: PageStoreOptions) {
    const caps = options.caps ?? memoryCaps
    this.memory = new MemoryPages(caps, options.security)
    this.data = new DataCache(caps.data, this.staleTags)
  }

  /** The tier comes after the store because Redis tells the store what other instances emptied. */
  keepIn(tier: PageTier): void {
    this.tier = tier
  }

  /** To be handed to `write`, so that what began to render before a change is not kept after it. */
  now(): number {
    return this.staleTags.now()
  }

  at(path: string): ReadyPage | undefined {
    return this.memory.at(path)
  }

  async read(key: string): Promise<Entry | undefined> {
    const inMemory = this.memory.get(key)
    if (inMemory || !this.tier) return inMemory
    const startedAt = this.now()
    const bytes = await this.tier.read(key).catch(this.options.onTrouble)
    const entry = bytes && entryFromBytes(key, bytes)
    if (!entry || this.staleTags.anySince(startedAt, entry.tags)) return undefined
    this.memory.put(key, entry)
    this.inBackground(this.shelve(key, entry))
    return entry
  }

  write(key: string, entry: Entry, startedAt: number): void {
    if (this.staleTags.anySince(startedAt, entry.tags)) return
    this.memory.put(key, entry)
    this.inBackground(this.keep(key, entry))
  }

  private async shelve(key: string, entry: Entry): Promise<Entry | undefined> {
    const packed = await pack(key, entry)
    return this.memory.shelve(key, entry, packed) ? packed : undefined
  }

  private async keep(key: string, entry: Entry): Promise<void> {
    const packed = await this.shelve(key, entry)
    // Anyone can ask for any number of pages that do not exist.
    if (!packed || !this.tier || isMissing(entry)) return
    await this.tier.write(key, entry.tags, entryToBytes(key, packed))
  }

  async empty(tags: readonly string[]): Promise<void> {
    const names = tags.map(tagName)
    this.emptyMemory(names)
    await this.tier?.empty(names).catch(this.options.onTrouble)
  }

  emptyMemory(names: readonly string[]): void {
    this.staleTags.mark(names)
    this.memory.empty(names)
    this.data.empty(names)
  }

  forgetMemory(): void {
    this.memory.clear()
    this.data.clear()
  }

  /** Resolves when all that was handed in is kept and ready. */
  async settled(): Promise<void> {
    while (this.atWork.size > 0) await Promise.all(this.atWork)
  }

  async close(): Promise<void> {
    await this.settled()
    await this.tier?.close()
  }

  private inBackground(work: Promise<unknown>): void {
    const watched = work.catch(this.options.onTrouble).finally(() => this.atWork.delete(watched))
    this.atWork.add(watched)
  }
}
