import { EventEmitter, once } from 'node:events'
import { existsSync, createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { createEntry, parseEntries, serializeEntries } from '@/lib/server/backup/entries'
import { dumpAtRest } from '@/lib/server/backup/open-dump'
import { moveToServer, restoreBackup } from '@/lib/server/backup/restore-backup'
import { packBackup, unpackBackup } from '@/lib/server/backup/sealed-stream'
import { writeBackup } from '@/lib/server/backup/write-backup'
import type { Database } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'
import { orders, users } from '@/lib/server/db/schema/schema'
import { openSession } from '@/lib/server/auth/sessions'
import { createBuyer, createStock } from '../kit/buyer'
import { countUnits, findBrokenInvariants } from '../kit/ledger-invariants'
import { copyDemo, kinds } from '../kit/open-demo'
import { buyUntilKilled, type Goods, type Shopper } from '../kit/purchase-load'
import { bundleShopProcess, startShopProcess } from '../kit/start-shop-process'
import { createTemporaryDatabase } from '../kit/temporary-database'

const POLL = { timeout: 20_000 }
const SECRET = 'k'.repeat(32)
const PASSPHRASE = 'یک گذرواژهٔ بلند'
const server = process.env.TEST_DATABASE_URL
const folders: string[] = []
const drops: (() => Promise<void>)[] = []

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-backup-'))
  folders.push(folder)
  return folder
}

async function createDatabase() {
  const made = await createTemporaryDatabase(server ?? '')
  drops.push(made.drop)
  return made.url
}

afterAll(async () => {
  for (const drop of drops) await drop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Target = { dataDir: string; databaseUrl?: string | undefined }

function configOf({ dataDir, databaseUrl }: Target, env: Record<string, string> = {}) {
  return readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    BACKUP_PASSPHRASE: PASSPHRASE,
    ...env,
  })
}

async function withDatabase<T>(target: Target, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, ...target })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Every row of every table, in an order that does not depend on where it lies. */
function readAllRows(target: Target): Promise<unknown[]> {
  return withDatabase(target, async (db) => {
    const { rows } = Object(
      await db.execute(sql`
        select relname, query_to_xml(
          format('select md5(string_agg(t::text, ''|'' order by t::text)) from %I t', relname),
          true, false, '')::text as content
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`),
    )
    return rows
  })
}

describe.each(kinds)('a backup of a shop on %s', (kind) => {
  let shop: Target = { dataDir: '' }
  let file = ''

  async function copyShop(): Promise<Target> {
    const dataDir = createFolder()
    const made = await copyDemo(kind, dataDir)
    if (made) drops.push(made.drop)
    return { dataDir, databaseUrl: made?.url }
  }

  beforeAll(async () => {
    await bundleShopProcess()
    shop = await copyShop()
  })

  async function createEmptyTarget(): Promise<Target> {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    return { dataDir: createFolder(), databaseUrl }
  }

  test('is taken under orders and brings back books that balance after a kill', async () => {
    const { goods, shoppers, units } = await withDatabase(shop, async (db) => {
      const stocked: Goods[] = []
      for (let at = 0; at < 3; at += 1) stocked.push(await createStock(db, 20_000, 500_000))
      const buyers: Shopper[] = []
      for (let at = 0; at < 30; at += 1) {
        const { userId, addressId } = await createBuyer(db, 2_000_000)
        const device = { device: 'test', ip: '127.0.0.1' }
        buyers.push({ token: await openSession(db, SECRET, userId, device), addressId })
      }
      return { goods: stocked, shoppers: buyers, units: await countUnits(db) }
    })
    await openMediaStore(configOf(shop), () => {}).put(`${'a'.repeat(32)}.webp`, Buffer.from('عکس'))
    await writeFile(join(shop.dataDir, 'session-secret'), SECRET)

    const env = { DATA_DIR: shop.dataDir, SESSION_SECRET: SECRET }
    const running = await startShopProcess(
      shop.databaseUrl ? { ...env, DATABASE_URL: shop.databaseUrl } : env,
    )
    const events = new EventEmitter()
    let placed = 0
    const onPlaced = () => {
      placed += 1
      if (placed === 12) events.emit('busy')
    }
    const busy = once(events, 'busy')
    const load = { url: running.url, shoppers, goods, coupon: 'NONE', lanes: 4 }
    const buying = buyUntilKilled({ ...load, onPlaced, onUnanswered: () => {} })
    await Promise.race([busy, buying])
    const backup = await writeBackup(configOf(shop), createFolder())
    file = backup.path
    const placedBefore = placed
    await Promise.race([expect.poll(() => placed, POLL).toBeGreaterThan(placedBefore), buying])
    await running.kill()
    await buying

    const target = await createEmptyTarget()
    const restored = await restoreBackup(configOf(target), file, { replace: false })
    expect(restored).toMatchObject({ rows: backup.rows, pictures: 1 })
    await withDatabase(target, async (db) => {
      expect(await findBrokenInvariants(db)).toEqual([])
      expect(await countUnits(db)).toEqual(units)
      expect(await db.$count(orders)).toBeGreaterThanOrEqual(12)
      // Sequences and triggers are in order too.
      const [one] = await db.insert(users).values({ mobile: '+989351112233' }).returning()
      expect(one?.id).toBeGreaterThan(0)
    })
    const media = openMediaStore(configOf(target), () => {})
    expect(String(await media.get(`${'a'.repeat(32)}.webp`))).toBe('عکس')
    expect(await readFile(join(target.dataDir, 'session-secret'), 'utf8')).toBe(SECRET)
  }, 240_000)

  test('of a shop at rest is put over another one where that is asked for, row for row', async () => {
    const { path } = await writeBackup(configOf(shop), createFolder())
    // Its rows stood in a file of their own meanwhile, which no passphrase seals.
    const left = (await readdir(shop.dataDir)).filter((name) => name.endsWith('.part'))
    expect(left).toEqual([])
    const other = await copyShop()
    const restoring = restoreBackup(configOf(other), path, { replace: false })
    await expect(restoring).rejects.toThrow('--replace')
    const [expected, before] = [await readAllRows(shop), await readAllRows(other)]
    expect(before).not.toEqual(expected)
    await restoreBackup(configOf(other), path, { replace: true })
    expect(await readAllRows(other)).toEqual(expected)
  })

  test.skipIf(kind === 'PGlite')(
    'is whole though two of one second write to the same folder',
    async () => {
      const [folder, now] = [createFolder(), new Date()]
      const written = await Promise.all([1, 2].map(() => writeBackup(configOf(shop), folder, now)))
      expect(await readdir(folder)).toEqual([basename(written[0]?.path ?? '')])
      const target = await createEmptyTarget()
      const restored = await restoreBackup(configOf(target), written[0]?.path ?? '', {
        replace: false,
      })
      expect(restored.rows).toBe(written[0]?.rows)
    },
  )

  test('refuses what is damaged, and leaves no half of it', async () => {
    const bytes = await readFile(file)
    const target = await createEmptyTarget()
    const middle = Buffer.from(bytes)
    middle.writeUInt8(middle.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    const damaged: [Buffer, string, Record<string, string>][] = [
      [bytes.subarray(0, bytes.length - 9), 'damaged', {}],
      [middle, 'damaged', {}],
      [bytes, 'The passphrase is not the one', { BACKUP_PASSPHRASE: 'another passphrase' }],
      [Buffer.from('PK\n'), 'no backup', {}],
    ]
    for (const [content, message, env] of damaged) {
      const path = join(target.dataDir, 'damaged.backup')
      await writeFile(path, content)
      const restoring = restoreBackup(configOf(target, env), path, { replace: false })
      await expect(restoring).rejects.toThrow(message)
    }
    expect(await readdir(target.dataDir)).toEqual(['damaged.backup'])
  })
})

test('where there is no shop none is made, and nothing is called its backup', async () => {
  const dataDir = createFolder()
  const folder = join(createFolder(), 'backups')
  await expect(writeBackup(configOf({ dataDir }), folder)).rejects.toThrow('There is no shop in')
  expect([await readdir(dataDir), existsSync(folder)]).toEqual([[], false])
})

test.skipIf(!server)('an empty database of a server has no shop either', async () => {
  const target = { dataDir: createFolder(), databaseUrl: await createDatabase() }
  const backup = writeBackup(configOf(target), createFolder())
  await expect(backup).rejects.toThrow('There is no shop in this database')
  expect(await readdir(target.dataDir)).toEqual([])
})

test('what a killed process left of a database is removed a day later', async () => {
  const dataDir = createFolder()
  await copyDemo('PGlite', dataDir)
  const [old, recent] = ['dump-7-1.part', 'dump-8-1.part']
  for (const name of [old, recent]) await writeFile(join(dataDir, name), 'rows')
  await utimes(join(dataDir, old), 0, 0)
  await writeBackup(configOf({ dataDir }), createFolder())
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([recent])
})

async function* withMigration(createdAt: number) {
  const migrations = [{ hash: 'f'.repeat(64), createdAt }]
  yield createEntry({ kind: 'shop', createdAt: new Date(0).toISOString(), migrations })
}

test('a backup of a newer shop is refused in one line, without a passphrase too', async () => {
  const dataDir = createFolder()
  const path = join(dataDir, 'newer.backup')
  const contents = serializeEntries(withMigration(Date.parse('2099-05-01')))
  const chunks: Buffer[] = []
  for await (const chunk of packBackup(contents, undefined)) chunks.push(chunk)
  await writeFile(path, Buffer.concat(chunks))
  const restoring = restoreBackup(configOf({ dataDir }), path, { replace: false })
  await expect(restoring).rejects.toThrow(
    'This backup was made by a newer Vitrin (its schema is of 2099-05-01); run that version or a later one.',
  )
})

test('an older version backs up all that a newer one made, says so, and restores none of it', async () => {
  const shop = { dataDir: createFolder() }
  await copyDemo('PGlite', shop.dataDir)
  await withDatabase(shop, async (db) => {
    await db.execute(sql`create table gift_cards (id int primary key, title text not null)`)
    await db.execute(sql`insert into gift_cards values (1, 'کارت هدیهٔ نوروز')`)
    await db.execute(sql`alter table states add column story text default 'از ۱۳۲۰'`)
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('newer', ${Date.parse('2099-05-01')})`)
  })
  const { path, newerSchema } = await writeBackup(configOf(shop), createFolder())
  expect(newerSchema).toBe('2099-05-01')
  const bodies: Record<string, string> = {}
  const entries = parseEntries(unpackBackup(createReadStream(path), PASSPHRASE))
  for await (const { header, body } of entries)
    if (header.kind === 'rows') bodies[header.table] = String(body)
  expect(bodies.gift_cards).toContain('کارت هدیهٔ نوروز')
  expect(bodies.states).toContain('از ۱۳۲۰')
  const restoring = restoreBackup(configOf(shop), path, { replace: true })
  await expect(restoring).rejects.toThrow('its schema is of 2099-05-01')
})

test('a piece that was left out is noticed by the sum at the end', async () => {
  async function* pieces() {
    yield createEntry({ kind: 'rows', table: 'users', count: 1 }, Buffer.from('{"(1)"}'))
    yield createEntry({ kind: 'picture', name: 'a.webp' }, Buffer.from('ب'))
  }
  const written: Buffer[] = []
  for await (const bytes of serializeEntries(pieces())) written.push(bytes)
  async function* withoutFirst() {
    yield* written.slice(1)
  }
  const reading = async () => {
    for await (const { header } of parseEntries(withoutFirst())) expect(header.kind).toBe('picture')
  }
  await expect(reading()).rejects.toThrow('damaged')
})

test('a server that is away is named in one line', async () => {
  const shop = configOf({ dataDir: createFolder() })
  const moving = moveToServer(shop, 'postgres://127.0.0.1:1/shop', { replace: false })
  await expect(moving).rejects.toThrow(/^No PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/)
})

test.skipIf(!server)('an embedded shop moves to PostgreSQL row for row', async () => {
  const dataDir = createFolder()
  await copyDemo('PGlite', dataDir)
  const databaseUrl = await createDatabase()
  const { rows } = await moveToServer(configOf({ dataDir }), databaseUrl, { replace: false })
  expect(rows).toBeGreaterThan(1_000)
  expect(await readAllRows({ dataDir, databaseUrl })).toEqual(await readAllRows({ dataDir }))
  const moveTo = (change: Partial<Record<'pathname' | 'password', string>>) => {
    const url = Object.assign(new URL(databaseUrl), change)
    return moveToServer(configOf({ dataDir }), url.href, { replace: false })
  }
  await expect(moveTo({})).rejects.toThrow('tables already')
  const missing = moveTo({ pathname: '/none' })
  await expect(missing).rejects.toThrow(/^There is no database none at .*; nothing was changed\.$/)
  for await (const { header } of dumpAtRest(configOf({ dataDir }))) {
    expect(header.kind).toBe('shop')
    break
  }
})
