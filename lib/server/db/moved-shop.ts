import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@/lib/config'

/** Beside an embedded database whose shop is on a server now. */
export const MOVED_FILE = 'moved-to'

/** The password of the address is written nowhere. */
export async function markMoved(dataDir: string, url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  await writeFile(join(dataDir, MOVED_FILE), `${pathname.slice(1)} on ${host}\n`)
}

export async function forgetMove(dataDir: string): Promise<void> {
  await rm(join(dataDir, MOVED_FILE), { force: true })
}

/** Orders that came to the database of before would be lost to the shop of now. */
export function assertNotMoved(dataDir: string): void {
  const path = join(dataDir, MOVED_FILE)
  if (!existsSync(path)) return
  const target = readFileSync(path, 'utf8').trim()
  throw new ConfigError(
    `The shop of ${dataDir} was moved to ${target}: set DATABASE_URL, or remove ${path} to open what stayed here.`,
  )
}
