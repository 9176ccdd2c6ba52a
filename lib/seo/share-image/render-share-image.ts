import { join } from 'node:path'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { readConfig } from '@/lib/config'
import { type ShareFacts, shareVersion } from './share-facts'
import { drawShareImage } from './draw-share-image'

export class QueueFullError extends Error {
  override name = 'TooBusy'
}

/** Draws one image at a time; beyond `maxQueued` under way or waiting, the next is refused. */
export function createSerialQueue(maxQueued: number) {
  const limit = pLimit(1)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= maxQueued) throw new QueueFullError()
    return limit(work)
  }
}

/** Pictures that were drawn before, on disk and never more of them than `most`. */
export class DiskImageCache {
  private names: Promise<Set<string>> | undefined

  constructor(
    private readonly folder: string,
    private readonly maxFiles: number,
  ) {}

  private async load(): Promise<Set<string>> {
    await mkdir(this.folder, { recursive: true })
    const files = await readdir(this.folder)
    const dated = await Promise.all(
      files.map(async (name) => ({ name, at: (await stat(join(this.folder, name))).mtimeMs })),
    )
    return new Set(dated.sort((a, b) => a.at - b.at).map(({ name }) => name))
  }

  /** The names in the order in which the files were written. */
  private loadNames(): Promise<Set<string>> {
    this.names ??= this.load()
    return this.names
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!(await this.loadNames()).has(name)) return undefined
    return readFile(join(this.folder, name)).catch(() => undefined)
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const names = await this.loadNames()
    const path = join(this.folder, name)
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    names.add(name)
    const [oldest] = names
    if (names.size <= this.maxFiles || oldest === undefined) return
    names.delete(oldest)
    await rm(join(this.folder, oldest), { force: true })
  }
}

/** About 120 KB each. */
const MAX_CACHED_IMAGES = 2_000
const MAX_QUEUED = 24

const enqueue = createSerialQueue(MAX_QUEUED)
const inFlight = new Map<string, Promise<Buffer>>()
let imageCache: DiskImageCache | undefined

function openImageCache(): DiskImageCache {
  imageCache ??= new DiskImageCache(join(readConfig(process.env).dataDir, 'og'), MAX_CACHED_IMAGES)
  return imageCache
}

async function drawCached(file: string, facts: ShareFacts, shopName: string): Promise<Buffer> {
  const found = await openImageCache().read(file)
  if (found) return found
  const bytes = await enqueue(() => drawShareImage(facts, shopName))
  await openImageCache().write(file, bytes)
  return bytes
}

/** Drawn once for each version of what it shows, however many ask at the same time. */
export function renderShareImage(facts: ShareFacts, shopName: string): Promise<Buffer> {
  const file = `${facts.kind}-${shareVersion(facts, shopName)}.png`
  const running =
    inFlight.get(file) ?? drawCached(file, facts, shopName).finally(() => inFlight.delete(file))
  inFlight.set(file, running)
  return running
}
