import { join } from 'node:path'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema'

type Tables = ExtractTablesWithRelations<typeof schema>

/** Either driver: use cases know no difference. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, Tables>

/** What both drivers' clients have, in and out of a transaction. */
export type Querier = {
  query: (text: string, params?: unknown[]) => Promise<{ rows: unknown[] }>
}

/** How busy the connections of each pool are; the embedded database has none. */
export type ConnectionPools = Record<
  string,
  Readonly<{ totalCount: number; idleCount: number; waitingCount: number }>
>

export type PreparedDatabase = {
  db: Database
  /** For lists and searches, which may fill all its connections and leave the others free. */
  browsingDb: Database
  pools: ConnectionPools
  /** For texts that are not ours, as those of the job queue are. */
  querier: Querier
}

export type OpenDatabase = PreparedDatabase & {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}

/** As `DATA_DIR`: a database in memory. */
export const IN_MEMORY = 'memory://'

export function migrationConfig() {
  return { migrationsFolder: join(process.cwd(), 'lib', 'server', 'db', 'migrations') }
}

/** What a change of the desk was made to, and its values on either side of it. */
export type RecordedChange = { subject: string; before?: unknown; after?: unknown }

/** Notes a change for the audit log, which is written in the same transaction. */
export type RecordChange = (change: RecordedChange) => void

/** Stores the answer in the transaction of the change, so that a crash right after cannot repeat it. */
export type PersistResponse<Made> = (tx: Database, made: Made) => Promise<void>
