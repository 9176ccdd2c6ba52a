import { join } from 'node:path'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { IN_MEMORY } from '../../db/database'
import { createS3Store, type Bucket } from './s3-store'
import type { MediaStore } from './media-store'

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function createFileStore(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${name}.part`)
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
    remove: (name) => rm(join(folder, name), { force: true }),
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
  }
}
