import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Filesystem } from '@electric-sql/pglite/basefs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as schema from './schema/schema'
import { type OpenDatabase, type PreparedDatabase, IN_MEMORY, migrationConfig } from './database'
import { prepareLanded } from './landed-migrations'
import { lockDirectory } from './directory-lock'
import { isTracing } from '../tracing'
import { startPglite } from './start-pglite'
import { startThreadedPglite } from './threaded-pglite'
import { tracePglite } from './trace-queries'

export type PgliteConnection = {
  kind: 'pglite'
  client: PGlite
  close: () => Promise<void>
}

/** Bundled beside the server; where the sources run as they are, the database stays in their thread. */
const threadFile = new URL('./database-thread.js', import.meta.url)

async function startOnDisk(directory: string) {
  if (existsSync(threadFile)) return startThreadedPglite(threadFile, directory)
  const client = await startPglite(directory)
  return { client, close: () => client.close() }
}

/** In memory it may begin with the files of another, `fs`. */
export async function connectPglite(dataDir: string, fs?: Filesystem): Promise<PgliteConnection> {
  if (dataDir === IN_MEMORY) {
    const client = await startPglite(undefined, fs)
    return { kind: 'pglite', client, close: () => client.close() }
  }
  const directory = join(dataDir, 'database')
  const unlock = lockDirectory(directory)
  try {
    const opened = await startOnDisk(directory)
    const close = async () => {
      await opened.close()
      unlock()
    }
    return { kind: 'pglite', client: opened.client, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Migrates what is not newer, and gives the client the tables of this module's schema. */
export async function preparePglite({ client }: PgliteConnection): Promise<PreparedDatabase> {
  await prepareLanded(client)
  if (isTracing()) tracePglite(client)
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, migrationConfig())
  return { db, browsingDb: db, pools: {}, querier: client }
}

export async function openPglite(
  dataDir: string,
  fs?: Filesystem,
): Promise<OpenDatabase & PgliteConnection> {
  const connection = await connectPglite(dataDir, fs)
  try {
    return { ...connection, ...(await preparePglite(connection)) }
  } catch (error) {
    await connection.close()
    throw error
  }
}
