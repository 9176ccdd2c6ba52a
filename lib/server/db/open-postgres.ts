import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, type OpenDatabase, migrationConfig } from './database'
import { assertNotNewer, SchemaMismatch } from './landed-migrations'
import * as schema from './schema/schema'

const MIGRATION_LOCK = 740_205

export type PostgresConnection = {
  kind: 'postgres'
  client: pg.Pool
  close: () => Promise<void>
}

export function connectPostgres(url: string): PostgresConnection {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops must not end the shop; the next query opens another.
  pool.on('error', () => {})
  return { kind: 'postgres', client: pool, close: () => pool.end() }
}

/** Migrates what is not newer, and gives the pool the tables of this module's schema. */
export async function preparePostgres({ client }: PostgresConnection): Promise<Database> {
  try {
    const migrator = await client.connect()
    try {
      // Several instances may start at once: one migrates, the others wait for it.
      const alone = drizzle({ client: migrator, schema, casing: 'snake_case' })
      await alone.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
      await assertNotNewer(migrator)
      await migrate(alone, migrationConfig())
      await alone.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    } finally {
      migrator.release()
    }
  } catch (error) {
    if (error instanceof SchemaMismatch) throw error
    throw new Error(`DATABASE_URL cannot be used: ${describeCause(error)}`, { cause: error })
  }
  return drizzle({ client, schema, casing: 'snake_case' })
}

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { kind, client, close } = connectPostgres(url)
  try {
    return { kind, close, db: await preparePostgres({ kind, client, close }) }
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
