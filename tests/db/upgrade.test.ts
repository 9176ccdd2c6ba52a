import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { restoreBackup } from '@/lib/server/backup/restore-backup'
import { writeBackup } from '@/lib/server/backup/write-backup'
import { type Database, migrationConfig } from '@/lib/server/db/database'
import { applyMigrations } from '@/lib/server/db/landed-migrations'
import { openDatabase } from '@/lib/server/db/open-database'
import { orders, products, users, walletTransactions } from '@/lib/server/db/schema/schema'
import { startPglite } from '@/lib/server/db/start-pglite'
import { DatabaseDump, dumpDatabase } from '../kit/database-dump'
import { findBrokenInvariants } from '../kit/ledger-invariants'

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
  await applyMigrations(client, migrations.slice(0, 1))
  for (const statement of PURCHASE) await client.query(statement)
  await client.query('drop schema drizzle cascade')
  firstShop = new DatabaseDump(await dumpDatabase(client))
  await client.close()
})

/** A shop that was last started with the first `count` migrations, sold something and was stopped. */
async function createOldShop(count: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-old-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await firstShop?.writeTo(join(dataDir, 'database'))
  const client = await startPglite(join(dataDir, 'database'))
  await applyMigrations(client, migrations.slice(1, count))
  for (const { hash, folderMillis } of migrations.slice(0, 1)) {
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
  await client.close()
  return dataDir
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

test.each([...new Set([1, ...Object.values(RELEASES), migrations.length - 1])])(
  'a shop with the first %d migrations and an order comes to the newest schema whole',
  async (count) => {
    const dataDir = await createOldShop(count)
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
    try {
      await expectWhole(db)
    } finally {
      await close()
    }
  },
)

test('a backup of an older shop comes back with its schema, and the next start upgrades it', async () => {
  const old = await createOldShop(9)
  const { path } = await writeBackup(readConfig({ DATA_DIR: old }), join(old, 'backups'))
  const dataDir = join(old, 'restored')
  await restoreBackup(readConfig({ DATA_DIR: dataDir }), path, { replace: false })
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    await expectWhole(db)
  } finally {
    await close()
  }
})
