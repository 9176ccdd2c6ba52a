import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { z } from 'zod'
import { DAY_MS } from '@/lib/persian/durations'
import type { Config } from '@/lib/config'
import type { Querier } from '../db/database'
import { connectDatabase } from '../db/open-database'
import { dumpDatabase } from './dump-database'
import { BackupError, type Entry, parseEntries, serializeEntries } from './entries'

const answered = z.object({ rows: z.array(z.unknown()) })

/** The part of a database, whichever driver it has, that a dump needs. */
export type DumpSource = {
  transaction: <T>(
    work: (tx: { execute: (query: SQL) => Promise<unknown> }) => Promise<T>,
    options?: { isolationLevel: 'repeatable read'; accessMode: 'read only' },
  ) => Promise<T>
}

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Written to a file that is read from afterwards: the transaction lasts as long as the database
 * reads, not as long as somebody takes the backup away.
 */
async function spool(db: DumpSource, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o600)
  try {
    await db.transaction(async (tx) => {
      const client: Querier = {
        query: async (text) => answered.parse(await tx.execute(sql.raw(text))),
      }
      for await (const bytes of serializeEntries(dumpDatabase(client))) await file.writeFile(bytes)
    }, ONE_MOMENT)
  } finally {
    await file.close()
  }
}

const SPOOL = /^dump-\d+-\d+\.part$/

/** What a killed process left: all rows, readable by whoever has the disk. */
async function removeOldSpools(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => SPOOL.test(one))) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true })
  }
}

let spools = 0

/** All rows as one moment saw them, by way of a file beside the data. */
async function* dump(db: DumpSource, folder: string): AsyncGenerator<Buffer> {
  spools += 1
  const path = join(folder, `dump-${process.pid}-${spools}.part`)
  await removeOldSpools(folder)
  try {
    await spool(db, path)
    yield* createReadStream(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** The length of such a path is bounded; the command and the shop both run in the shop's folder. */
function socketPath(dataDir: string): string {
  const whole = join(dataDir, 'backup.sock')
  const short = relative(process.cwd(), whole)
  return short.length < whole.length ? short : whole
}

/** The embedded database is of the shop's process alone, so that is who reads it for a backup. */
export async function openDumpSocket(
  { dataDir }: Config,
  db: DumpSource,
  onError: (error: unknown) => void,
): Promise<Server> {
  const path = socketPath(dataDir)
  await rm(path, { force: true })
  const server = createServer((socket) => {
    pipeline(dump(db, dataDir), socket).catch(onError)
  })
  server.on('error', onError)
  // No other user of this machine may connect, not for a moment either.
  const before = process.umask(0o177)
  server.listen(path)
  process.umask(before)
  return server
}

async function connectToShop(dataDir: string) {
  const socket = createConnection(socketPath(dataDir))
  return new Promise<typeof socket | undefined>((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** A backup of nothing would look like one of the shop. */
const noShop = (where: string) => new BackupError(`There is no shop in ${where}.`)

/** From a database that nobody else has open, or from a server. */
export async function* dumpAtRest(config: Config): AsyncGenerator<Entry> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'database', 'PG_VERSION'))) throw noShop(dataDir)
  // Opened without bringing its schema to today's: a backup changes nothing.
  const connection = await connectDatabase(config)
  try {
    const db =
      connection.kind === 'postgres'
        ? drizzlePostgres({ client: connection.client })
        : drizzlePglite({ client: connection.client })
    for await (const entry of parseEntries(dump(db, dataDir))) {
      const { header } = entry
      if (header.kind === 'shop' && header.migrations.length === 0) throw noShop('this database')
      yield entry
    }
  } finally {
    await connection.close()
  }
}

/** The shop's rows, whether it runs or not. */
export async function* dumpShop(config: Config): AsyncGenerator<Entry> {
  const running = config.databaseUrl ? undefined : await connectToShop(config.dataDir)
  yield* running ? parseEntries(running) : dumpAtRest(config)
}
