import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { uploadDeskPicture } from '@/lib/contract/desk/pictures'
import { setStocks, undoStockUpdate } from '@/lib/contract/desk/stock-updates'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { sweepUnclaimedPictures } from '@/lib/server/adapters/media/save-picture'
import type { Database } from '@/lib/server/db/database'
import { readRows } from '@/lib/server/db/read-rows'
import { auditEvents, media, stocks, stockUpdates } from '@/lib/server/db/schema/schema'
import { prepareStaff } from '@/lib/server/desk/staff-members'
import { openStaffSession } from '@/lib/server/desk/staff-sessions'
import { askCall } from '../kit/ask-call'
import { withDatabase } from '../kit/database-in-turn'
import { copyDemo, type Kind, kinds } from '../kit/open-demo'
import { png } from '../kit/pictures'
import { bundleShopProcess, startShopProcess } from '../kit/start-shop-process'
import { upload } from '../kit/upload'

const killsOn = (kind: Kind) => (kind === 'PGlite' ? 2 : 3)
const STEP = 10_000
const SECRET = 'k'.repeat(32)
const OWNER = 1
const fail = (error: unknown) => {
  throw error
}

type Session = { Cookie: string }
type Prices = Map<number, number>
/** All prices raised for the nth time, as it is sent again: under the same key. */
type Raise = { round: number; key: string }
type Work = { url: string; session: Session; first: Prices; isOver: () => boolean }

/** What was done and answered for, over all kills. */
class Answers {
  round = 0
  updateId = 0
  pictures: string[] = []
  open: Raise | null = null
}

beforeAll(bundleShopProcess)

describe.each(kinds)('a shop on %s that is killed while its desk works', (kind: Kind) => {
  const KILLS = killsOn(kind)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-desk-crash-'))
  const mediaDir = join(dataDir, 'media')
  let server: Awaited<ReturnType<typeof copyDemo>>
  beforeAll(async () => {
    server = await copyDemo(kind, dataDir)
  })
  afterAll(async () => {
    await server?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const inDatabase = <T>(work: (db: Database) => Promise<T>) =>
    withDatabase({ databaseUrl: server?.url, dataDir }, work)

  const readPrices = async (db: Database): Promise<Prices> => {
    const rows = await db.select({ id: stocks.id, price: stocks.price }).from(stocks)
    return new Map(rows.map(({ id, price }) => [id, price]))
  }

  /** How often every variant was raised: one number, or the list is torn. */
  async function readRounds(db: Database, first: Prices): Promise<number[]> {
    const prices = await readPrices(db)
    return [...new Set([...prices].map(([id, price]) => (price - (first.get(id) ?? 0)) / STEP))]
  }

  const latestPrices = sql`
    select count(*)::int as torn from stocks
    where price is distinct from (
      select price from price_history where stock_id = stocks.id order by id desc limit 1)`

  function storedFiles(): string[] {
    return existsSync(mediaDir)
      ? readdirSync(mediaDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : []
  }

  test(
    `raises all prices or none, keeps each picture it answered for and sweeps the others, over ${KILLS} kills`,
    async () => {
      const env = {
        DATA_DIR: dataDir,
        SESSION_SECRET: SECRET,
        ...(server && { DATABASE_URL: server.url }),
      }
      const { first, session } = await inDatabase(async (db) => {
        // As its first start does, which makes the roles and the owner.
        await prepareStaff(db, { isDemo: true })
        const device = { device: 'test', ip: '127.0.0.1', isProved: true }
        const { token } = await openStaffSession(db, SECRET, OWNER, device)
        return { first: await readPrices(db), session: { Cookie: `vitrin-desk=${token}` } }
      })
      expect(first.size).toBeGreaterThan(300)
      const answers = new Answers()
      for (let kills = 0; kills < KILLS; kills += 1) {
        const shop = await startShopProcess(env)
        let isKilled = false
        const work = { url: shop.url, session, first, isOver: () => isKilled }
        const working = Promise.all([
          raiseUntilKilled(work, answers),
          sendUntilKilled(work, answers),
        ])
        const hasAnswered = () => answers.round > 0 && answers.pictures.length > 0
        while (!hasAnswered()) await Promise.race([wait(50), working])
        await Promise.race([wait(Math.random() * 1_500), working])
        isKilled = true
        await shop.kill()
        await working
        await inDatabase((db) => expectWhole(db, first, answers))
      }

      const shop = await startShopProcess(env)
      for (const url of answers.pictures) {
        const served = await fetch(`${shop.url}/api${url}`)
        expect(served.status, url).toBe(200)
        await served.arrayBuffer()
      }
      if (answers.open !== null) {
        await raiseOnce({ url: shop.url, session, first, isOver: () => false }, answers)
      }
      const undo = { params: { id: answers.updateId } }
      const undone = await askCall(shop.url, undoStockUpdate, undo, session)
      await shop.kill()
      expect(undone.body).toEqual({ data: { restored: first.size, skipped: 0 } })
      await inDatabase(async (db) => {
        expect(await readRounds(db, first)).toEqual([answers.round - 1])
        await expectNoFileLeft(db)
      })
    },
    KILLS * 60_000,
  )

  async function expectWhole(db: Database, first: Prices, answers: Answers) {
    const [round = -1, ...others] = await readRounds(db, first)
    expect(others).toEqual([])
    expect([answers.round, answers.round + 1]).toContain(round)
    expect(await db.$count(stockUpdates)).toBe(round)
    expect(await db.$count(auditEvents, eq(auditEvents.action, 'setStocks'))).toBe(round)
    const [history] = await readRows(db, latestPrices, z.object({ torn: z.int() }))
    expect(history).toEqual({ torn: 0 })
    // What the killed process had claimed is free again after a minute.
    await db.execute(sql`
      update idempotency_keys set created_at = now() - interval '2 minutes' where status is null`)
  }

  /** A day later nobody has named the pictures; those of which the row alone or a file was written are among them. */
  async function expectNoFileLeft(db: Database) {
    const isUnclaimed = isNotNull(media.unclaimedSince)
    await db
      .update(media)
      .set({ unclaimedSince: sql`now() - interval '26 hours'` })
      .where(isUnclaimed)
    const store = openMediaStore({ dataDir }, fail)
    while ((await db.$count(media, isUnclaimed)) > 0) await sweepUnclaimedPictures(db, store)
    expect(storedFiles()).toEqual([])
  }
})

/** Resolves with the shop killed; what fails while it lives fails the test. */
async function untilKilled({ isOver }: Work, act: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    try {
      await act()
    } catch (error) {
      if (!isOver()) throw error
    }
  }
}

const raiseUntilKilled = (work: Work, answers: Answers) =>
  untilKilled(work, () => raiseOnce(work, answers))

async function raiseOnce({ url, session, first }: Work, answers: Answers): Promise<void> {
  answers.open ??= { round: answers.round + 1, key: randomUUID() }
  const { round, key } = answers.open
  const changes = [...first].map(([id, price]) => ({ stock_id: id, price: price + round * STEP }))
  const headers = { ...session, 'Idempotency-Key': key }
  const reply = await askCall(url, setStocks, { body: { changes } }, headers)
  expect(reply.status, reply.text).toBe(200)
  const { data } = setStocks.answer.parse(reply.body)
  expect(data.changed).toBe(first.size)
  Object.assign(answers, { round, updateId: data.update_id, open: null })
}

async function sendUntilKilled(work: Work, answers: Answers): Promise<void> {
  const picture = await png({ width: 900, height: 900 })
  await untilKilled(work, async () => {
    const reply = await upload(work.url, uploadDeskPicture, work.session, { files: [picture] })
    expect(reply.status, reply.text).toBe(200)
    answers.pictures.push(uploadDeskPicture.answer.parse(reply.body).data.picture.url)
  })
}
