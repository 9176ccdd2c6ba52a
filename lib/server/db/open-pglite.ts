import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as schema from './schema/schema'
import { type Database, type OpenDatabase, IN_MEMORY, migrationConfig } from './database'
import { lockDirectory } from './directory-lock'
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

export type PgliteConnection = {
  kind: 'pglite'
  client: PGlite
  close: () => Promise<void>
}

/** In memory it may begin as a copy: `from` is the dump of another. */
export async function connectPglite(dataDir: string, from?: Blob): Promise<PgliteConnection> {
  const directory = dataDir === IN_MEMORY ? undefined : join(dataDir, 'database')
  const unlock = directory === undefined ? () => {} : lockDirectory(directory)
  try {
    if (directory !== undefined) mkdirSync(directory, { recursive: true })
    const buffers = directory === undefined ? '32MB' : chooseSharedBuffers(directory)
    const opened = await PGlite.create({
      dataDir: directory ?? IN_MEMORY,
      extensions: { pg_trgm },
      ...(from && { loadDataDir: from }),
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
    })
    const client = cachePreparedStatements(opened)
    const close = async () => {
      await client.close()
      unlock()
    }
    return { kind: 'pglite', close, client }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Migrates, and gives the client the tables of this module's schema. */
export async function preparePglite({ client }: PgliteConnection): Promise<Database> {
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, migrationConfig())
  return db
}

export async function openPglite(
  dataDir: string,
  from?: Blob,
): Promise<OpenDatabase & PgliteConnection> {
  const connection = await connectPglite(dataDir, from)
  try {
    return { ...connection, db: await preparePglite(connection) }
  } catch (error) {
    await connection.close()
    throw error
  }
}
