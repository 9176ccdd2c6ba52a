import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { type Database, migrationConfig, type Querier } from './database'
import { readRows } from './read-rows'

/** One that the shop can be told in a line. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch'
}

export const appliedMigration = z.object({ hash: z.string(), createdAt: z.coerce.number() })
export type AppliedMigration = z.output<typeof appliedMigration>

const tableName = z.object({ name: z.string().nullable() })

/** Of a database that was never migrated there are none. */
export async function readAppliedMigrations(client: Querier): Promise<AppliedMigration[]> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (tableName.parse(rows[0]).name === null) return []
  const applied = await client.query(
    `select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return applied.rows.map((row) => appliedMigration.parse(row))
}

const lastOf = (applied: readonly AppliedMigration[]) => applied.at(-1)?.createdAt ?? 0

/** The day of a schema that is newer than this version's. */
export function findNewerSchema(applied: readonly AppliedMigration[]): string | undefined {
  const last = lastOf(applied)
  const lastOwn = readMigrationFiles(migrationConfig()).at(-1)?.folderMillis ?? 0
  return last > lastOwn ? new Date(last).toISOString().slice(0, 10) : undefined
}

/** Those of this version that the given ones are a beginning of. */
export function findLandedMigrations(applied: readonly AppliedMigration[], what: string) {
  const day = findNewerSchema(applied)
  if (day !== undefined) {
    throw new SchemaMismatch(
      `${what} was made by a newer Vitrin (its schema is of ${day}); run that version or a later one.`,
    )
  }
  const last = lastOf(applied)
  return readMigrationFiles(migrationConfig()).filter(({ folderMillis }) => folderMillis <= last)
}

/** Before 0.1.0 one migration was written anew after it had landed: the first is the second without two indexes. */
const REWRITTEN = { from: 1_795_242_072_620, to: 1_795_242_611_187 }

const REWRITE = `do $$ begin
  drop index questions_user;
  create index questions_user on questions using btree (user_id, created_at);
  update comments set status = 'rejected' where status <> 'rejected' and exists (
    select from comments later where later.product_id = comments.product_id
      and later.user_id = comments.user_id and later.status <> 'rejected' and later.id > comments.id);
  create unique index comments_one_per_product on comments using btree (product_id, user_id)
    where status <> 'rejected';
  update drizzle.__drizzle_migrations set created_at = ${REWRITTEN.to} where created_at = ${REWRITTEN.from};
end $$`

/** A shop that is older than its database would read and write what it does not know. */
export async function prepareLanded(client: Querier): Promise<void> {
  const applied = await readAppliedMigrations(client)
  findLandedMigrations(applied, 'This database')
  if (lastOf(applied) === REWRITTEN.from) await client.query(REWRITE)
}

const newest = z.object({ newest: z.coerce.number() })

/** Throws where a migration of this version has not landed. */
export async function assertMigrated(db: Database): Promise<void> {
  const [row] = await readRows(
    db,
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    newest,
  )
  const own = readMigrationFiles(migrationConfig()).at(-1)?.folderMillis ?? 0
  if ((row?.newest ?? 0) < own) throw new SchemaMismatch('A migration has not landed yet.')
}

/** Makes the schema as it was then; the shop's own start brings it to today's. */
export async function applyMigrations(
  client: Querier,
  migrations: ReturnType<typeof findLandedMigrations>,
): Promise<void> {
  await client.query('create schema drizzle')
  await client.query(`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
