import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from '@/lib/config'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/**
 * Refuses a folder that can never be made; one that is not there stays so. A recursive `mkdir` under /proc
 * does not end on Node 20.
 */
export function assertFolder(setting: string, path: string): void {
  let nearest = path
  while (!existsSync(nearest)) nearest = dirname(nearest)
  try {
    rmdirSync(mkdtempSync(join(nearest, '.vitrin-')))
  } catch (error) {
    const code = codeOf(error)
    // Without a right to write, some shops need none: their rows, pages and pictures are elsewhere.
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return
    throw new ConfigError(
      `${setting} is ${JSON.stringify(path)}, and nothing can be made in ${nearest} (${code}).`,
    )
  }
}

/** Those that a start needs: a backup of the night should not be the first to meet a wrong one. */
export function assertFolders({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): void {
  assertFolder('DATA_DIR', dataDir)
  if (backup.at !== undefined) assertFolder('BACKUP_DIR', backup.dir)
}
