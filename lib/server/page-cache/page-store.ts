import { DataCache } from './data-cache'
import { type Entry, isErrorPage, deserializeEntry, serializeEntry } from './entry'
import { MemoryPages } from './memory-pages'
import { compressEntry, type ReadyPage } from './ready-page'
import { isNarrowedKey } from './request-path'
import { RevalidatedTags, encodeTag } from './tag-index'

/** Where pages are stored behind the memory: files, or Redis when instances share them. */
export interface PageTier {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, tags: readonly string[], bytes: Buffer): Promise<void>
  empty(tags: readonly string[]): Promise<void>
  /** Throws where it cannot be reached. */
  check?(): Promise<unknown>
  close(): Promise<void>
}

const mebibyte = 1024 * 1024

export const memoryCaps = {
  found: { bytes: 48 * mebibyte, entries: 20_000 },
  /** Lists as they are narrowed and searched for: anyone can ask for any number of them. */
  narrowed: { bytes: 24 * mebibyte, entries: 500 },
  missing: { bytes: 16 * mebibyte, entries: 500 },
  data: { bytes: 16 * mebibyte, entries: 20_000 },
}

export type PageStoreOptions = {
  security: Record<string, string>
  onError: (error: unknown) => void
  caps?: typeof memoryCaps
}

/** Every rendered page and cached read: memory first, then the tier; a tag empties both. */
export class PageStore {
  readonly data: DataCache
  private readonly staleTags = new RevalidatedTags()
  private readonly memory: MemoryPages
  private readonly pending = new Set<Promise<unknown>>()
  private tier: PageTier | undefined

  constructor(private readonly options: PageStoreOptions) {
    const caps = options.caps ?? memoryCaps
    this.memory = new MemoryPages(caps, options.security)
    this.data = new DataCache(caps.data, this.staleTags)
  }

  /** Set later, because Redis tells the store what other instances emptied. */
  setTier(tier: PageTier): void {
    this.tier = tier
  }

  /** For `write`, so that a page that began to render before a change is not stored after it. */
  now(): number {
    return this.staleTags.now()
  }

  readyPageAt(path: string): ReadyPage | undefined {
    return this.memory.readyPageAt(path)
  }

  async read(key: string): Promise<Entry | undefined> {
    const inMemory = this.memory.get(key)
    if (inMemory || !this.tier || isNarrowedKey(key)) return inMemory
    const startedAt = this.now()
    const bytes = await this.tier.read(key).catch(this.options.onError)
    const entry = bytes && deserializeEntry(key, bytes)
    if (!entry || this.staleTags.anySince(startedAt, entry.tags)) return undefined
    this.memory.put(key, entry)
    this.inBackground(this.prepareReady(key, entry))
    return entry
  }

  write(key: string, entry: Entry, startedAt: number): void {
    if (this.staleTags.anySince(startedAt, entry.tags)) return
    this.memory.put(key, entry)
    this.inBackground(this.persist(key, entry))
  }

  private async prepareReady(key: string, entry: Entry): Promise<Entry | undefined> {
    const packed = await compressEntry(key, entry)
    return this.memory.putReady(key, entry, packed) ? packed : undefined
  }

  private async persist(key: string, entry: Entry): Promise<void> {
    const packed = await this.prepareReady(key, entry)
    // Anyone can request any number of pages that do not exist, and of lists.
    if (!packed || !this.tier || isErrorPage(entry) || isNarrowedKey(key)) return
    await this.tier.write(key, entry.tags, serializeEntry(key, packed))
  }

  async empty(tags: readonly string[]): Promise<void> {
    const names = tags.map(encodeTag)
    this.emptyMemory(names)
    await this.tier?.empty(names).catch(this.options.onError)
  }

  emptyMemory(names: readonly string[]): void {
    this.staleTags.mark(names)
    this.memory.empty(names)
    this.data.empty(names)
  }

  /** After a time in which others may have emptied anything. */
  forgetMemory(): void {
    this.staleTags.markAll()
    this.memory.clear()
    this.data.clear()
  }

  async check(): Promise<void> {
    await this.tier?.check?.()
  }

  /** Resolves when everything written is stored and ready. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending)
  }

  async close(): Promise<void> {
    await this.settled()
    await this.tier?.close()
  }

  private inBackground(work: Promise<unknown>): void {
    const watched = work.catch(this.options.onError).finally(() => this.pending.delete(watched))
    this.pending.add(watched)
  }
}
