import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type OpenDatabase, migrationConfig } from './database'
import * as schema from './schema/schema'

const MIGRATION_LOCK = 740_205

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops must not end the shop; the next query opens another.
  pool.on('error', () => {})
  try {
    const migrator = await pool.connect()
    try {
      // Several instances may start at once: one migrates, the others wait for it.
      const alone = drizzle({ client: migrator, schema, casing: 'snake_case' })
      await alone.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
      await migrate(alone, migrationConfig())
      await alone.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    } finally {
      migrator.release()
    }
  } catch (error) {
    await pool.end()
    throw new Error(`DATABASE_URL cannot be used: ${describeCause(error)}`, { cause: error })
  }
  const db = drizzle({ client: pool, schema, casing: 'snake_case' })
  return { db, kind: 'postgres', close: () => pool.end() }
}

function describeCause(error: unknown): string {
  if (error instanceof AggregateError) return describeCause(error.errors[0])
  if (error instanceof Error) return error.cause ? describeCause(error.cause) : error.message
  return String(error)
}
