import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type EntryLabel, parseLabel } from './entry'
import type { PageTier } from './page-store'
import { TagIndex } from './tag-index'

type StoredFile = { file: string; tags: readonly string[] }
type StoredPage = { key: string; file: string; tags: string[]; bytes: number }

/** Other processes on this machine that read and write the same files. */
export type PagePeers = {
  /** Whether this process came later than they: of the files that it finds some may be old. */
  isLate: boolean
  onStored: (page: StoredPage) => void
  /** Resolves when all of them have emptied these tags. */
  emptyElsewhere: (tags: readonly string[]) => Promise<void>
  listen: (on: {
    learn: (page: StoredPage) => void
    empty: (tags: readonly string[]) => Promise<void>
  }) => void
}

const PAGE_SUFFIX = '.page'
const LABEL_LIMIT = 32 * 1024
const OPEN_CONCURRENCY = 32

async function readLabel(path: string): Promise<(EntryLabel & { bytes: number }) | undefined> {
  if (!path.endsWith(PAGE_SUFFIX)) return undefined
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LABEL_LIMIT), 0, LABEL_LIMIT, 0)
    const label = parseLabel(buffer.subarray(0, bytesRead))
    return label && { ...label, bytes: (await file.stat()).size }
  } finally {
    await file.close()
  }
}

export class FilesTier implements PageTier {
  private readonly index = new TagIndex()
  private readonly files: LRUCache<string, StoredFile>

  private constructor(
    private readonly folder: string,
    most: { bytes: number; entries: number },
    private readonly peers: PagePeers | undefined,
  ) {
    this.files = new LRUCache({
      max: most.entries,
      maxSize: most.bytes,
      dispose: ({ file, tags }, key) => {
        this.index.remove(key, tags)
        rm(join(folder, file), { force: true }).catch(() => {})
      },
    })
  }

  /** Opens the folder of this build and removes those of other builds. */
  static async open(
    root: string,
    build: string,
    most: { bytes: number; entries: number },
    peers?: PagePeers,
    onEmptied?: (tags: readonly string[]) => unknown,
  ): Promise<FilesTier> {
    const folder = join(root, build)
    await mkdir(folder, { recursive: true })
    const others = (await readdir(root)).filter((name) => name !== build)
    await Promise.all(others.map((name) => rm(join(root, name), { recursive: true, force: true })))
    const tier = new FilesTier(folder, most, peers)
    if (!peers?.isLate) await tier.load()
    peers?.listen({
      learn: ({ key, file, tags, bytes }) => tier.remember(key, { file, tags }, bytes),
      empty: async (tags) => {
        await onEmptied?.(tags)
        await tier.emptyOwn(tags)
      },
    })
    return tier
  }

  private async load(): Promise<void> {
    const files = await readdir(this.folder)
    const found: (EntryLabel & { bytes: number; file: string })[] = []
    const openSome = async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        const path = join(this.folder, file)
        const label = await readLabel(path).catch(() => undefined)
        if (label) found.push({ ...label, file })
        else await rm(path, { force: true })
      }
    }
    await Promise.all(Array.from({ length: OPEN_CONCURRENCY }, openSome))
    found.sort((one, other) => one.storedAt - other.storedAt)
    for (const { key, file, tags, bytes } of found) this.remember(key, { file, tags }, bytes)
  }

  private remember(key: string, stored: StoredFile, bytes: number): void {
    this.files.set(key, stored, { size: bytes })
    if (this.files.has(key)) this.index.add(key, stored.tags)
  }

  async read(key: string): Promise<Buffer | undefined> {
    const found = this.files.get(key)
    if (!found) return undefined
    try {
      return await readFile(join(this.folder, found.file))
    } catch {
      if (this.files.peek(key) === found) this.files.delete(key)
      return undefined
    }
  }

  /** Each write has its own file name, so that a slow one cannot overwrite a later one. */
  async write(key: string, tags: readonly string[], bytes: Buffer): Promise<void> {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const stored = { file: `${name}-${randomUUID().slice(0, 8)}${PAGE_SUFFIX}`, tags }
    this.remember(key, stored, bytes.length)
    const path = join(this.folder, stored.file)
    // A command of the shop may have removed it.
    await mkdir(this.folder, { recursive: true })
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    if (this.files.peek(key) !== stored) return rm(path, { force: true })
    this.peers?.onStored({ key, file: stored.file, tags: [...tags], bytes: bytes.length })
  }

  async empty(tags: readonly string[]): Promise<void> {
    await Promise.all([this.emptyOwn(tags), this.peers?.emptyElsewhere(tags)])
  }

  private async emptyOwn(tags: readonly string[]): Promise<void> {
    const files: string[] = []
    for (const key of this.index.keysOf(tags)) {
      const found = this.files.peek(key)
      if (found) files.push(found.file)
      this.files.delete(key)
    }
    await Promise.all(files.map((file) => rm(join(this.folder, file), { force: true })))
  }

  async close(): Promise<void> {}
}
