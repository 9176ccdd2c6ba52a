import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

const ROWS_A_STATEMENT = 5_000

function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Rows travel as one JSON parameter a statement, so a million rows are a few hundred statements. */
export async function bulkInsert<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const known = Object.keys(getTableColumns(table))
  const keys = known.filter((key) => rows.some((row) => key in row))
  const columns = sql.join(
    keys.map((key) => sql.identifier(columnName(key))),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_A_STATEMENT).map((row) => {
      const entries = Object.entries(row).map(([key, value]) => [columnName(key), value])
      return Object.fromEntries(entries)
    })
    await db.execute(
      sql`insert into ${name} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(batch)}::jsonb)`,
    )
  }
}

/** Seeded rows bring their own ids; what is written afterwards goes on from the highest. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.identifier(name)}), 1))`,
  )
}
