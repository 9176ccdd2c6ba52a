import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store'

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

export function inFiles(folder: string): MediaStore {
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
