import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema'

type Tables = ExtractTablesWithRelations<typeof schema>

/** Either driver: services know no difference. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, Tables>

export type OpenDatabase = {
  db: Database
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
