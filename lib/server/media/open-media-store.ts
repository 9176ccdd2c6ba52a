import { join } from 'node:path'
import { IN_MEMORY } from '../db/in-memory'
import { inFiles } from './in-files'
import { inS3, type Bucket } from './in-s3'
import type { MediaStore } from './media-store'

type Place = { dataDir: string; s3?: Bucket | undefined }

/** Nothing names a picture any more when it is removed: a storage that fails then fails nobody. */
export function openMediaStore(place: Place, onLeft: (error: unknown) => void): MediaStore {
  const store = storeAt(place)
  return { ...store, remove: (name) => store.remove(name).catch(onLeft) }
}

function storeAt({ dataDir, s3 }: Place): MediaStore {
  if (s3) return inS3(s3)
  return dataDir === IN_MEMORY ? inMemory() : inFiles(join(dataDir, 'media'))
}

function inMemory(): MediaStore {
  const kept = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
  }
}
