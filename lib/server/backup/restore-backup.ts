import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Config } from '@/lib/config'
import { openMediaStore } from '../adapters/media/media-store'
import { lockDirectory } from '../db/directory-lock'
import type { Querier } from '../db/database'
import { findLandedMigrations } from '../db/landed-migrations'
import { forgetMove, markMoved } from '../db/moved-shop'
import { startPglite } from '../db/start-pglite'
import { named, TABLES } from './dump-database'
import { BackupError, type Entry, parseEntries } from './entries'
import { loadDatabase } from './load-database'
import { dumpAtRest } from './open-dump'
import { unpackBackup } from './sealed-stream'
import { SECRET_FILE } from './write-backup'

type Counts = Map<string, number>
type RestoreOptions = {
  /** Whether a shop that is there may go. */
  replace: boolean
}

function readBackup(path: string, passphrase: string | undefined) {
  return parseEntries(unpackBackup(createReadStream(path), passphrase))
}

/** Reads the whole file before anything is changed. */
async function verifyBackup(path: string, passphrase: string | undefined): Promise<void> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`)
  for await (const { header } of readBackup(path, passphrase)) {
    if (header.kind === 'shop') findLandedMigrations(header.migrations, 'This backup')
  }
}

const others = z.object({ count: z.coerce.number() })

async function emptyServer({ query }: Querier, { replace }: RestoreOptions): Promise<void> {
  const tables = (await query(TABLES)).rows.map((row) => named.parse(row).name)
  if (tables.length > 0) {
    if (!replace) {
      throw new BackupError(
        `The database has ${tables.length} tables already; --replace drops them and all they hold.`,
      )
    }
    const { rows } = await query(
      `select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
    )
    const { count } = others.parse(rows[0])
    if (count > 0) {
      throw new BackupError(`The database is in use by ${count} connections; stop the shop first.`)
    }
  }
  await query('drop schema if exists drizzle cascade')
  await query('drop schema if exists public cascade')
  await query('create schema public')
}

type Load = (client: Querier) => Promise<Counts>

/** One that is away says a number at most. */
function explainServer(url: string, error: unknown): unknown {
  const isCoded = error instanceof Error && 'code' in error
  const code = isCoded ? String(error.code) : ''
  const { host, pathname } = new URL(url)
  const lines: Partial<Record<string, string>> = {
    '3D000': `There is no database ${pathname.slice(1)} at ${host}; nothing was changed.`,
    '28P01': `The PostgreSQL at ${host} refuses this user or password; nothing was changed.`,
  }
  const line = lines[code]
  if (line !== undefined) return new BackupError(line)
  if (!/^E[A-Z_]+$/.test(code)) return error
  return new BackupError(`No PostgreSQL answers at ${host} (${code}); nothing was changed.`)
}

/** All of it in one transaction: what fails leaves the database as it was. */
async function loadIntoServer(url: string, options: RestoreOptions, load: Load): Promise<Counts> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: unknown) => {
    throw explainServer(url, error)
  })
  const querier: Querier = { query: (text, params) => client.query(text, params) }
  try {
    await querier.query('begin')
    await emptyServer(querier, options)
    const counts = await load(querier)
    await querier.query('commit')
    await querier.query('analyze')
    return counts
  } finally {
    await client.end()
  }
}

const stepAside = (directory: string) => rename(directory, `${directory}.replaced-${Date.now()}`)

/** Built beside the one that is there, which steps aside when this is whole and is not deleted. */
async function loadIntoFolder(
  dataDir: string,
  { replace }: RestoreOptions,
  load: Load,
): Promise<Counts> {
  const directory = join(dataDir, 'database')
  const unlock = lockDirectory(directory)
  const unfinished = `${directory}.restoring`
  try {
    const isThere = existsSync(join(directory, 'PG_VERSION'))
    if (isThere && !replace) {
      throw new BackupError(
        `There is a database in ${directory} already; --replace puts this one in its place.`,
      )
    }
    await rm(unfinished, { recursive: true, force: true })
    const client = await startPglite(unfinished)
    let counts: Counts
    try {
      counts = await client.transaction((tx) =>
        load({ query: (text, params) => tx.query(text, params) }),
      )
      await client.exec('analyze')
    } finally {
      await client.close()
    }
    if (existsSync(directory)) await stepAside(directory)
    await rename(unfinished, directory)
    await forgetMove(dataDir)
    return counts
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    unlock()
  }
}

function loadShop(config: Config, options: RestoreOptions, load: Load): Promise<Counts> {
  const { databaseUrl, dataDir } = config
  return databaseUrl
    ? loadIntoServer(databaseUrl, options, load)
    : loadIntoFolder(dataDir, options, load)
}

export type RestoreSummary = { rows: number; tables: number; pictures: number }

function summarize(counts: Counts, pictures: number): RestoreSummary {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { rows, tables: counts.size, pictures }
}

/** The shop of a backup, in an empty place or, where that is wished, in the place of another. */
export async function restoreBackup(
  config: Config,
  path: string,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const { passphrase } = config.backup
  await verifyBackup(path, passphrase)
  await mkdir(config.dataDir, { recursive: true })
  const media = openMediaStore(config, () => {})
  let secret: Buffer | undefined
  let pictures = 0
  const takeOther = async ({ header, body }: Entry) => {
    if (header.kind === 'session-secret') secret = body
    if (header.kind !== 'picture') return
    await media.put(header.name, body)
    pictures += 1
  }
  const counts = await loadShop(config, options, (client) =>
    loadDatabase(client, readBackup(path, passphrase), takeOther),
  )
  if (secret) await writeFile(join(config.dataDir, SECRET_FILE), secret, { mode: 0o600 })
  return summarize(counts, pictures)
}

/** Brings the rows of a stopped shop with an embedded database to an empty server. */
export async function moveToServer(
  config: Config,
  url: string,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const counts = await loadIntoServer(url, options, (client) =>
    loadDatabase(client, dumpAtRest(config), async () => {}),
  )
  await markMoved(config.dataDir, url)
  return summarize(counts, 0)
}

/** Leaves an empty place; an embedded database steps aside, as one that is replaced does. */
export async function clearShop({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined) {
    await loadIntoServer(databaseUrl, { replace: true }, async () => new Map())
    return
  }
  const directory = join(dataDir, 'database')
  const unlock = lockDirectory(directory)
  try {
    await stepAside(directory)
  } finally {
    unlock()
  }
}
