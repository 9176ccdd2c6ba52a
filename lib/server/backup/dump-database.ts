import { z } from 'zod'
import type { Querier } from '../db/database'
import { readAppliedMigrations } from '../db/landed-migrations'
import { createEntry, type Entry } from './entries'

/** A piece is in memory whole, several times over. */
const PIECE_BYTES = 4 * 1024 * 1024
const MAX_ROWS = 500
const FIRST_ROWS = 16

/** Values as text that reads back as the same value, wherever the two databases stand. */
export const EXACT_TEXT = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  'set local extra_float_digits = 1',
]

export const TABLES = `
  select quote_ident(relname) as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and atttypid = 'bytea'::regtype
    ) as has_files
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`
export const named = z.object({ name: z.string() })
const dumped = named.extend({ has_files: z.boolean() })

const line = z.object({ line: z.string() })
const sequence = z.object({ name: z.string(), value: z.coerce.string().nullable() })
export const sequences = z.array(sequence)

/** A quoted element of the text of an array. */
function quoteElement(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** As many as the last ones were long; one by one where each may hold a whole file. */
async function* dumpTable(
  { query }: Querier,
  { name: table, has_files: hasFiles }: z.output<typeof dumped>,
): AsyncGenerator<Entry> {
  await query(`declare dump no scroll cursor for select t::text as line from ${table} t`)
  let portion = hasFiles ? 1 : FIRST_ROWS
  for (;;) {
    const { rows } = await query(`fetch ${portion} from dump`)
    if (rows.length === 0) break
    const elements = rows.map((row) => quoteElement(line.parse(row).line))
    const body = Buffer.from(`{${elements.join(',')}}`)
    yield createEntry({ kind: 'rows', table, count: rows.length }, body)
    if (hasFiles) continue
    const fitting = Math.floor((PIECE_BYTES * rows.length) / body.length)
    portion = Math.max(1, Math.min(MAX_ROWS, portion * 2, fitting))
  }
  await query('close dump')
}

/** Every row, as one moment saw it: in a transaction that sees no other's changes. */
export async function* dumpDatabase(client: Querier): AsyncGenerator<Entry> {
  for (const setting of EXACT_TEXT) await client.query(setting)
  const migrations = await readAppliedMigrations(client)
  const createdAt = new Date().toISOString()
  yield createEntry({ kind: 'shop', createdAt, migrations })
  const { rows: tables } = await client.query(TABLES)
  for (const table of tables) yield* dumpTable(client, dumped.parse(table))
  // After the rows, as a sequence knows no snapshot and may only be ahead of them.
  const { rows } = await client.query(`
    select quote_ident(sequencename) as name, last_value as value from pg_sequences
    where schemaname = 'public' order by sequencename`)
  const values = sequences.parse(rows)
  yield createEntry({ kind: 'sequences' }, Buffer.from(JSON.stringify(values)))
}
