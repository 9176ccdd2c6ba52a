import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import { IN_MEMORY } from '../../db/database'

/** Where pictures that people sent are kept. */
export type MediaStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is no such picture. */
  get: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
  /** The names of all that it holds. */
  list: () => AsyncIterable<string>
}

/** The storage would not say whether there is such a picture. */
export class ReadingDenied extends Error {
  override name = 'ReadingDenied'
}

/** The storage did not take a picture; another try may find it willing. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

export const MEDIA_NAME = /^(?:own-)?[a-f\d]{32}(?:-\d{2,4})?\.webp$/
const PERSONAL = 'own-'

/** Sent to the shop alone, as a receipt is, and not shown to everybody. */
export function isPersonal(name: string): boolean {
  return name.startsWith(PERSONAL)
}

export function newPersonalName(): string {
  return `${PERSONAL}${newMediaName()}`
}

/** Nobody finds a picture whose address they were not given. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}

type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

const TIMEOUT_MS = 10_000

function readListing(xml: string): string[] {
  return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key]) => key ?? [])
}

/** In a bucket, which several instances of the shop share. */
function createS3Store({ url, ...keys }: Bucket): MediaStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })

  /** Null where nothing has that name. */
  async function ask(name: string, request: RequestInit): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await client.fetch(`${url}/${name}`, { ...request, signal })
    // A body that is not read keeps its connection.
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) return bytes
    if (answer.status === 404) return null
    const { method = 'GET' } = request
    const refused = `the storage answered ${answer.status} to ${method} ${name}`
    // S3 says this of a missing picture too, where the keys may not list what the bucket holds.
    const isDenied = answer.status === 403 && bytes.includes('<Code>AccessDenied</Code>')
    throw isDenied && method === 'GET' ? new ReadingDenied(refused) : new Error(refused)
  }

  return {
    async put(name, bytes) {
      const headers = { 'Content-Type': 'image/webp' }
      const taken = await ask(name, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      if (taken === null) throw new Error('the storage has no such bucket')
    },
    get: (name) => ask(name, {}),
    async remove(name) {
      await ask(name, { method: 'DELETE' })
    },
    async *list() {
      let after: string | undefined
      do {
        const page = after === undefined ? '' : `&start-after=${encodeURIComponent(after)}`
        const listing = await ask(`?list-type=2${page}`, {})
        if (listing === null) throw new Error('the storage has no such bucket')
        const names = readListing(String(listing))
        yield* names.filter((name) => MEDIA_NAME.test(name))
        after = names.at(-1)
      } while (after !== undefined)
    },
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function createFileStore(folder: string): MediaStore {
  const unfinishedOf = (name: string) => join(folder, `${name}.part`)
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = unfinishedOf(name)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
      // Of a shop that was killed while it wrote.
      await rm(unfinishedOf(name), { force: true })
    },
    async *list() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return []
        throw error
      })
      yield* names.filter((name) => MEDIA_NAME.test(name))
    },
  }
}

type MediaConfig = { dataDir: string; s3?: Bucket | undefined }

/** Nothing names a picture any more when it is removed: a storage that fails then fails nobody. */
export function openMediaStore(
  config: MediaConfig,
  onRemoveError: (error: unknown) => void,
): MediaStore {
  const store = chooseStore(config)
  return { ...store, remove: (name) => store.remove(name).catch(onRemoveError) }
}

function chooseStore({ dataDir, s3 }: MediaConfig): MediaStore {
  if (s3) return createS3Store(s3)
  return dataDir === IN_MEMORY ? createMemoryStore() : createFileStore(join(dataDir, 'media'))
}

function createMemoryStore(): MediaStore {
  const files = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
    async *list() {
      yield* files.keys()
    },
  }
}
