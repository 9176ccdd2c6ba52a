import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '@/lib/config'
import { openBackupBucket } from '../adapters/backup-bucket'
import { openMediaStore } from '../adapters/media/media-store'
import { findNewerSchema } from '../db/landed-migrations'
import { createEntry, type Entry, serializeEntries } from './entries'
import { dumpShop } from './open-dump'
import { packBackup } from './sealed-stream'

export const SECRET_FILE = 'session-secret'
const NAME = /^vitrin-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

function backupName(now: Date): string {
  return `vitrin-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** What second factors and stored answers are sealed with; one from the environment stays there. */
async function* readSecret({ dataDir, sessionSecret }: Config): AsyncGenerator<Entry> {
  if (sessionSecret !== undefined) return
  const secret = await readFile(join(dataDir, SECRET_FILE)).catch(() => undefined)
  if (secret) yield createEntry({ kind: 'session-secret' }, secret)
}

async function* readShop(config: Config, onEntry: (entry: Entry) => void): AsyncGenerator<Entry> {
  async function* all() {
    yield* dumpShop(config)
    const media = openMediaStore(config, () => {})
    for await (const name of media.list()) {
      const bytes = await media.get(name)
      if (bytes) yield createEntry({ kind: 'picture', name }, bytes)
    }
    yield* readSecret(config)
  }
  for await (const entry of all()) {
    onEntry(entry)
    yield entry
  }
}

/** Named when it is whole and on the disk, and not before; another of the same second writes to its own file. */
export async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600 }))
    const file = await open(unfinished)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export type BackupSummary = {
  path: string
  rows: number
  pictures: number
  /** The day of a schema that this version is too old to restore; every row is in the backup all the same. */
  newerSchema: string | undefined
}

/** One file with all rows, pictures and the secret of the shop. */
export async function writeBackup(
  config: Config,
  folder: string,
  now = new Date(),
): Promise<BackupSummary> {
  const made = await mkdir(folder, { recursive: true })
  const path = join(folder, backupName(now))
  const summary: BackupSummary = { path, rows: 0, pictures: 0, newerSchema: undefined }
  const contents = serializeEntries(
    readShop(config, ({ header }) => {
      if (header.kind === 'shop') summary.newerSchema = findNewerSchema(header.migrations)
      if (header.kind === 'rows') summary.rows += header.count
      if (header.kind === 'picture') summary.pictures += 1
    }),
  )
  try {
    await writeWhole(path, packBackup(contents, config.backup.passphrase))
  } catch (error) {
    // No folder is left that holds nothing.
    if (made !== undefined) await rmdir(folder).catch(() => {})
    throw error
  }
  return summary
}

/** Their names are in the order of their days; what else lies there is left alone. */
function chooseOldBackups(names: string[], keep: number): string[] {
  const own = names.filter((name) => NAME.test(name)).sort()
  return own.slice(0, Math.max(0, own.length - keep))
}

/** Of the backups in a folder the newest stay. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  for (const name of chooseOldBackups(await readdir(folder), keep)) {
    await rm(join(folder, name), { force: true })
  }
}

/** What is in the bucket need not fill the disk too, but for the newest. */
export async function deleteSentBackups(folder: string, sent: readonly string[]): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => sent.includes(name))
  for (const name of chooseOldBackups(copies, 1)) await rm(join(folder, name), { force: true })
}

/** Sends a backup away, and with `keep` removes all but the newest there; gives the names that were there. */
export async function sendBackup(
  bucket: Parameters<typeof openBackupBucket>[0],
  path: string,
  keep?: number,
): Promise<readonly string[]> {
  const store = openBackupBucket(bucket)
  await store.upload(path, basename(path))
  const names = await store.list()
  if (keep === undefined) return names
  for (const name of chooseOldBackups(names, keep)) await store.remove(name)
  return names
}
