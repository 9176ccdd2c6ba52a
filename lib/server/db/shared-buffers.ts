import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const small = 64 * 1024 * 1024

function bytesUnder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesUnder(path) : statSync(path).size)
  }, 0)
}

/** The database takes its buffers whole when it opens; a small shop never fills the usual 128 MB. */
export function sharedBuffers(directory: string): string {
  try {
    return bytesUnder(join(directory, 'base')) > small ? '128MB' : '32MB'
  } catch {
    return '32MB'
  }
}
