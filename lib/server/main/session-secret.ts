import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@/lib/config'

/** A secret that is not set is made once and stored, so that a restart logs nobody out. */
export async function loadSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  const path = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return (await readFile(path, 'utf8')).trim()
}
