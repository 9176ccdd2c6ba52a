import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Filesystem } from '@electric-sql/pglite/basefs'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { IN_MEMORY } from './database'
import { cachePreparedStatements } from './prepared-statements'

const SMALL_DATABASE = 64 * 1024 * 1024

function bytesUnder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesUnder(path) : statSync(path).size)
  }, 0)
}

/** The buffers are allocated whole at the start; a small shop never fills the usual 128 MB. */
export function chooseSharedBuffers(directory: string): string {
  try {
    return bytesUnder(join(directory, 'base')) > SMALL_DATABASE ? '128MB' : '32MB'
  } catch {
    return '32MB'
  }
}

/** Without a directory it lives in memory, where it may begin with the files of another, `fs`. */
export async function startPglite(directory?: string, fs?: Filesystem): Promise<PGlite> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const buffers = directory === undefined ? '32MB' : chooseSharedBuffers(directory)
  const client = await PGlite.create({
    dataDir: directory ?? IN_MEMORY,
    extensions: { pg_trgm },
    ...(fs && { fs }),
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
  })
  return cachePreparedStatements(client)
}
