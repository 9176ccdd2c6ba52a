import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { type OpenDatabase, type PreparedDatabase, migrationConfig } from './database'
import { prepareLanded, SchemaMismatch } from './landed-migrations'
import { PatientPool } from './patient-pool'
import * as schema from './schema/schema'

const MIGRATION_LOCK = 740_205

export type PostgresConnection = {
  kind: 'postgres'
  client: pg.Pool
  browsing: pg.Pool
  close: () => Promise<void>
}

/** Compiling a query takes longer than any that a shopper waits for. */
const NO_JIT = 'set jit = off'
const MAX_CONNECTIONS = 10
/** More lists at once than the server has cores would only take turns. */
const MAX_BROWSING = 4
/** Whoever asks for so much has gone by then. */
const BROWSING_TIMEOUT_MS = 15_000

export function connectPostgres(url: string): PostgresConnection {
  const client = new PatientPool({ url, max: MAX_CONNECTIONS, settings: NO_JIT })
  const browsing = new PatientPool({
    url,
    max: MAX_BROWSING,
    settings: `${NO_JIT}; set statement_timeout = ${BROWSING_TIMEOUT_MS}`,
  })
  const close = async () => {
    await Promise.all([client.end(), browsing.end()])
  }
  return { kind: 'postgres', client, browsing, close }
}

/** Migrates what is not newer, and gives the pool the tables of this module's schema. */
export async function preparePostgres({
  client,
  browsing,
}: PostgresConnection): Promise<PreparedDatabase> {
  try {
    const migrator = await client.connect()
    try {
      // Several instances may start at once: one migrates, the others wait for it.
      const alone = drizzle({ client: migrator, schema, casing: 'snake_case' })
      await alone.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
      await prepareLanded(migrator)
      await migrate(alone, migrationConfig())
      await alone.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    } finally {
      migrator.release()
    }
  } catch (error) {
    if (error instanceof SchemaMismatch) throw error
    throw new Error(`DATABASE_URL cannot be used: ${describeCause(error)}`, { cause: error })
  }
  const options = { schema, casing: 'snake_case' } as const
  return {
    db: drizzle({ client, ...options }),
    browsingDb: drizzle({ client: browsing, ...options }),
    pools: { checkout: client, browsing },
    querier: client,
  }
}

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const connection = connectPostgres(url)
  const { kind, close } = connection
  try {
    return { kind, close, ...(await preparePostgres(connection)) }
  } catch (error) {
    await close()
    throw error
  }
}

function describeCause(error: unknown): string {
  if (error instanceof AggregateError) return describeCause(error.errors[0])
  if (error instanceof Error) return error.cause ? describeCause(error.cause) : error.message
  return String(error)
}
