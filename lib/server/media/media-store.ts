import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IN_MEMORY } from '../db/in-memory'

/** Where pictures that people sent are kept. */
export type MediaStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is no such picture. */
  get: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
}

export const MEDIA_NAME = /^[a-f\d]{32}(?:-\d{2,4})?\.webp$/

/** Nobody finds a picture whose address they were not given. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}

export function createMediaStore(dataDir: string): MediaStore {
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

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function inFiles(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${name}.part`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
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
