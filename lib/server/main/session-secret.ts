import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@/lib/config'

/** Made once and stored, for nobody but the shop's own user. */
async function loadRandom(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return (await readFile(path, 'utf8')).trim()
}

/** A secret that is not set stays the same, so that a restart logs nobody out. */
export async function loadSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  return sessionSecret ?? loadRandom(dataDir, 'session-secret')
}

/** The same for all who share the folder, wherever they see it. */
export function loadFolderId({ dataDir }: Config): Promise<string> {
  return loadRandom(dataDir, 'folder-id')
}
