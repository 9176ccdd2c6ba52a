import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '@/lib/config'
import { restoreBackup } from '@/lib/server/backup/restore-backup'
import { writeBackup } from '@/lib/server/backup/write-backup'
import { type Database, migrationConfig, type Querier } from '@/lib/server/db/database'
import { applyMigrations } from '@/lib/server/db/landed-migrations'
import { openDatabase } from '@/lib/server/db/open-database'
import { orders, products, users, walletTransactions } from '@/lib/server/db/schema/schema'
import { startPglite } from '@/lib/server/db/start-pglite'
import { DatabaseDump, dumpDatabase } from '../kit/database-dump'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { type Kind, kinds } from '../kit/open-demo'
import { createTemporaryDatabase } from '../kit/temporary-database'

/** A purchase, as the first schema held one. */
const PURCHASE = [
  `insert into users (id, mobile) values (7, '+989121110000')`,
  `insert into states (id, name) values (1, 'تهران')`,
  `insert into cities (id, state_id, name) values (1, 1, 'تهران')`,
  `insert into media (id, path, width, height) values (1, '/demo/goods/1-1200.avif', 1200, 1200)`,
  `insert into brands (id, slug, title) values (1, 'nikan', 'نیکان')`,
  `insert into categories (id, slug, title) values (1, 'کفش', 'کفش')`,
  `insert into products (id, slug, title, category_id, brand_id, status)
    values (5, 'کفش-نیکان', 'کفش نیکان', 1, 1, 'published')`,
  `insert into stocks (id, product_id, price, quantity, reserved) values (9, 5, 4500000, 3, 1)`,
  `insert into price_history (stock_id, price) values (9, 4500000)`,
  `insert into wallets (user_id, balance) values (7, 1000000)`,
  `insert into wallet_transactions (user_id, amount, balance_after, reason)
    values (7, 1000000, 1000000, 'charge')`,
  `insert into orders (id, code, user_id, type, status, items_total, payable, expires_at)
    values (11, 'VT-1', 7, 'sales', 'waiting_payment', 4500000, 4500000, '2030-01-01')`,
  `insert into order_items (order_id, product_id, stock_id, title, unit_price, quantity)
    values (11, 5, 9, 'کفش نیکان', 4500000, 1)`,
  `insert into order_events (order_id, to_status, actor) values (11, 'waiting_payment', 'customer')`,
]

const migrations = readMigrationFiles(migrationConfig())

/** Making an empty database takes longer than all migrations, so it is made once. */
let firstShop: DatabaseDump | undefined

beforeAll(async () => {
  const client = await startPglite()
  await sellWithFirst(client)
  firstShop = new DatabaseDump(await dumpDatabase(client))
  await client.close()
})

const read = (path: string) => readFileSync(path, 'utf8')

/** Of a shop that sold with the first of these and was last started with all of them. */
async function growOld(client: Querier, landed: typeof migrations): Promise<void> {
  await applyMigrations(client, landed.slice(1))
  for (const { hash, folderMillis } of landed.slice(0, 1)) {
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

async function sellWithFirst(client: Querier): Promise<void> {
  await applyMigrations(client, migrations.slice(0, 1))
  for (const statement of PURCHASE) await client.query(statement)
  await client.query('drop schema drizzle cascade')
}

async function createOldShop(count: number, last: typeof migrations = []): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-old-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await firstShop?.writeTo(join(dataDir, 'database'))
  const client = await startPglite(join(dataDir, 'database'))
  await growOld(client, [...migrations.slice(0, count), ...last])
  await client.close()
  return dataDir
}

async function createOldShopOn(kind: Kind, count: number) {
  if (kind === 'PGlite') return { dataDir: await createOldShop(count), databaseUrl: undefined }
  const own = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '')
  onTestFinished(own.drop)
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  await sellWithFirst(client)
  await growOld(client, migrations.slice(0, count))
  await client.end()
  return { dataDir: '', databaseUrl: own.url }
}

async function expectWhole(db: Database): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, 11))
  expect(order).toMatchObject({ code: 'VT-1', payable: 4_500_000, status: 'waiting_payment' })
  expect(order?.dueAt).toBeNull()
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(walletTransactions)).toBe(1)
  const { rows } = Object(await db.execute(sql`select product_id from listings`))
  expect(rows).toEqual([{ product_id: 5 }])
  const sampled = sql`select product_id from listings where is_sampled(product_id)`
  const samples = sql`select product_id from listing_samples`
  expect(Object(await db.execute(samples)).rows).toEqual(Object(await db.execute(sampled)).rows)
  expect(await findBrokenInvariants(db)).toEqual([])
  await db.update(products).set({ title: 'کفش نیکان ۲' }).where(eq(products.id, 5))
}

/** How many migrations a release has, written down with its tag (CONTRIBUTING). */
const RELEASES = { '0.1.0': 11 }
/** How many have landed, and the sum of what they say; a later one is counted with its release. */
const LANDED = {
  count: 46,
  sum: '9de1b84338faaaa8dc231ffb43f5a256396324f85fe507e6eb6e80bc91715417',
}

test('no migration that has landed is written anew', () => {
  const landed = migrations.slice(0, LANDED.count).map(({ hash }) => hash)
  expect(createHash('sha256').update(landed.join()).digest('hex')).toBe(LANDED.sum)
  expect(Math.max(...Object.values(RELEASES))).toBeLessThanOrEqual(LANDED.count)
})

test('the version has its heading in the changelog and its schema among the releases', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, one]) => one)
  expect(headings[0]).toBe(version)
  expect(Object.keys(RELEASES).toReversed()).toEqual(headings)
})

const counts = [...new Set([1, ...Object.values(RELEASES), migrations.length - 1])]

describe.each(kinds)('on %s', (kind) => {
  test.each(counts)(
    'a shop with the first %d migrations and an order comes to the newest schema whole',
    async (count) => {
      const config = await createOldShopOn(kind, count)
      const { db, close } = await openDatabase(config)
      try {
        await expectWhole(db)
      } finally {
        await close()
      }
    },
  )
})

test('a shop of the days when one migration was written anew comes to the newest schema whole', async () => {
  const statements = (migrations[4]?.sql ?? [])
    // As it was then: without the index of comments, and with the older one of questions.
    .filter((one) => !/comments_one_per_product|questions_user"/.test(one))
    .concat(`insert into comments (product_id, user_id, rate, comment)
      values (5, 7, 4, 'خوب'), (5, 7, 5, 'بهتر')`)
  const then = { hash: 'f', folderMillis: 1_795_242_072_620, sql: statements, bps: true }
  const dataDir = await createOldShop(4, [then])
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    await expectWhole(db)
    const seen = sql`select comment from comments where status <> 'rejected'`
    expect(Object(await db.execute(seen)).rows).toEqual([{ comment: 'بهتر' }])
  } finally {
    await close()
  }
})

/** How many migrations there were before the one that first names this. */
const countBefore = (name: string) =>
  migrations.findIndex(({ sql: statements }) => statements.some((one) => one.includes(name)))

/** Of a return of two lines that want one variant, as they were before each item named its line. */
const EXCHANGE = [
  `insert into stocks (id, product_id, price, quantity, parent_value)
    values (10, 5, 4500000, 3, '{"رنگ": "آبی"}')`,
  `insert into orders (id, code, user_id, parent_id, type, status, items_total, payable)
    values (12, 'VT-2', 7, 11, 'refer', 'refer_done', 9000000, 9000000)`,
  `insert into orders (id, code, user_id, exchange_of, status, items_total, payable)
    values (13, 'VT-3', 7, 12, 'paid', 9000000, 9000000)`,
  `insert into order_items (id, order_id, product_id, stock_id, title, unit_price, quantity, parent_item_id,
    exchange_stock_id, exchange_value, exchange_price, exchange_discount, exchange_state)
    values (21, 12, 5, 9, '', 4500000, 1, 1, 10, '{}', 4500000, 0, 'ordered'),
    (22, 12, 5, 9, '', 4500000, 1, 1, 10, '{}', 4500000, 0, 'ordered')`,
  `insert into order_items (id, order_id, product_id, stock_id, title, unit_price, quantity)
    values (31, 13, 5, 10, '', 4500000, 1), (32, 13, 5, 10, '', 4500000, 1)`,
]

/** As it stood before the migration that first names this, with more written to it then. */
async function upgradeWith(name: string, statements: readonly string[]) {
  const dataDir = await createOldShop(countBefore(name))
  const client = await startPglite(join(dataDir, 'database'))
  for (const statement of statements) await client.query(statement)
  await client.close()
  return openDatabase({ dataDir, databaseUrl: undefined })
}

test('the items of an exchange name the lines that they were sent for', async () => {
  const { db, close } = await upgradeWith('exchange_of_item_id', EXCHANGE)
  try {
    const read = sql`select id, exchange_of_item_id as line from order_items where order_id = 13 order by id`
    expect(Object(await db.execute(read)).rows).toEqual([
      { id: 31, line: 21 },
      { id: 32, line: 22 },
    ])
  } finally {
    await close()
  }
})

/** Promised from a Thursday on by a method that needs two days more at most, and by one that is gone to. */
const PROMISES = [
  `insert into shipping_methods (id, slug, title, price, days_min, days_max, delivers, everywhere)
    values (1, 'post', 'پست', 0, 2, 4, true, true), (2, 'pickup', 'حضوری', 0, 0, 1, false, true),
    (3, 'same-day', 'پیک', 0, 1, 1, true, true)`,
  `insert into settings (key, value) values ('holidays', '["2026-11-29"]')`,
  `update orders set shipping_method_id = 1, delivery_day = '2026-11-26'`,
  ...[2, 3].map(
    (
      method,
    ) => `insert into orders (id, code, user_id, status, items_total, payable, shipping_method_id, delivery_day)
      values (${method}, 'VT-M${method}', 7, 'paid', 4500000, 4500000, ${method}, '2026-11-26')`,
  ),
]

test('orders that have not come have the last day that their method says', async () => {
  const { db, close } = await upgradeWith('last_day', PROMISES)
  try {
    const read = sql`select id, last_day::text from orders order by id`
    expect(Object(await db.execute(read)).rows).toEqual([
      { id: 2, last_day: null },
      { id: 3, last_day: '2026-11-26' },
      { id: 11, last_day: '2026-11-30' },
    ])
  } finally {
    await close()
  }
})

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      columns: z.record(
        z.string(),
        z.object({
          type: z.string(),
          notNull: z.boolean(),
          default: z.unknown().optional(),
          generated: z.unknown().optional(),
          identity: z.unknown().optional(),
        }),
      ),
    }),
  ),
})

function tablesAfter(count: number) {
  const name = `${String(count - 1).padStart(4, '0')}_snapshot.json`
  const path = join(migrationConfig().migrationsFolder, 'meta', name)
  return snapshot.parse(JSON.parse(read(path))).tables
}

/** 0.1.0 wrote there what commands of a shell did, and nothing else. */
const GONE = ['public.operator_events']

// During a rolling upgrade the version before writes to the newest schema.
test.each(Object.entries(RELEASES))(
  'all that %s reads is still there, and nothing that it does not write is required',
  (_, count) => {
    const now = tablesAfter(migrations.length)
    const broken = Object.entries(tablesAfter(count)).flatMap(([table, { columns }]) => {
      const today = now[table]?.columns
      if (today === undefined) return GONE.includes(table) ? [] : `${table} is gone`
      const changed = Object.entries(columns).flatMap(([name, { type, notNull }]) => {
        const column = today[name]
        const isSame = column?.type === type && (notNull || !column.notNull)
        return isSame ? [] : `${table}.${name} is gone or another`
      })
      const required = Object.entries(today).flatMap(([name, column]) => {
        const isFilled = column.default !== undefined || column.generated || column.identity
        return name in columns || !column.notNull || isFilled ? [] : `${table}.${name} is required`
      })
      return [...changed, ...required]
    })
    expect(broken).toEqual([])
  },
)

test('a backup of an older shop comes back with its schema, and the next start upgrades it', async () => {
  const old = await createOldShop(9)
  const { path } = await writeBackup(readConfig({ DATA_DIR: old }), join(old, 'backups'))
  const dataDir = join(old, 'restored')
  // An empty database of a server costs a tenth of an embedded one.
  const server = process.env.TEST_DATABASE_URL
  const own = server === undefined ? undefined : await createTemporaryDatabase(server)
  if (own) onTestFinished(own.drop)
  const target = readConfig({ DATA_DIR: dataDir, ...(own && { DATABASE_URL: own.url }) })
  await restoreBackup(target, path, { replace: false })
  const { db, close } = await openDatabase(target)
  try {
    await expectWhole(db)
  } finally {
    await close()
  }
})
