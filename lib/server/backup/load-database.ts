import { z } from 'zod'
import type { Querier } from '../db/database'
import { applyMigrations, findLandedMigrations } from '../db/landed-migrations'
import { EXACT_TEXT, named, sequences, TABLES } from './dump-database'
import { BackupError, type Entry } from './entries'

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() })
const columnList = z.object({ columns: z.string() })

/**
 * Rules between tables are set aside while rows come in any order, and made anew afterwards, when
 * they check every row; triggers would write a second time what the rows hold already.
 */
async function setRulesAside({ query }: Querier): Promise<() => Promise<void>> {
  const found = await query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`)
  const keys = found.rows.map((row) => foreignKey.parse(row))
  const tables = (await query(TABLES)).rows.map((row) => named.parse(row).name)
  for (const table of tables) await query(`alter table ${table} disable trigger user`)
  for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${name}`)
  // A migration may have written rows of its own.
  await query(`truncate ${tables.join(', ')}`)
  return async () => {
    for (const { table, name, definition } of keys) {
      await query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const table of tables) await query(`alter table ${table} enable trigger user`)
  }
}

async function readColumns({ query }: Querier, table: string): Promise<string> {
  const { rows } = await query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return columnList.parse(rows[0]).columns
}

const counted = z.object({ count: z.coerce.number() })

async function assertCounts({ query }: Querier, wanted: ReadonlyMap<string, number>) {
  for (const { name } of (await query(TABLES)).rows.map((row) => named.parse(row))) {
    const { count } = counted.parse((await query(`select count(*) from ${name}`)).rows[0])
    const expected = wanted.get(name) ?? 0
    if (count !== expected) {
      throw new BackupError(`${name} has ${count} rows of ${expected}; nothing was changed.`)
    }
  }
}

/**
 * Fills an empty database, in the caller's transaction, and answers how many rows each table has.
 * What is not of the database goes to `onOther`.
 */
export async function loadDatabase(
  client: Querier,
  entries: AsyncIterable<Entry>,
  onOther: (entry: Entry) => Promise<void>,
): Promise<Map<string, number>> {
  const { query } = client
  for (const setting of EXACT_TEXT) await query(setting)
  const counts = new Map<string, number>()
  const columns = new Map<string, string>()
  let restoreRules = async () => {}
  for await (const entry of entries) {
    const { header, body } = entry
    if (header.kind === 'shop') {
      await applyMigrations(client, findLandedMigrations(header.migrations, 'This backup'))
      restoreRules = await setRulesAside(client)
    } else if (header.kind === 'rows') {
      const { table, count } = header
      const list = columns.get(table) ?? (await readColumns(client, table))
      columns.set(table, list)
      await query(
        `insert into ${table} (${list}) overriding system value
         select ${list} from unnest($1::${table}[])`,
        [body.toString()],
      )
      counts.set(table, (counts.get(table) ?? 0) + count)
    } else if (header.kind === 'sequences') {
      for (const { name, value } of sequences.parse(JSON.parse(body.toString()))) {
        if (value !== null) await query('select setval($1::regclass, $2)', [name, value])
      }
    } else await onOther(entry)
  }
  await restoreRules()
  await assertCounts(client, counts)
  return counts
}
