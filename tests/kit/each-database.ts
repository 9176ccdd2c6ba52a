import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, OpenDatabase } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'
import { seedShop } from '@/lib/server/db/seed/seed-shop'
import { ownDatabase } from './own-database'

const POSTGRES = process.env.TEST_DATABASE_URL

async function openFresh(databaseUrl?: string): Promise<OpenDatabase> {
  const { db, kind, close } = await openDatabase({ databaseUrl, dataDir: 'memory://' })
  await seedShop(db, { demo: true })
  return { db, kind, close }
}

/** The same tests on the embedded database and, where there is one, on a PostgreSQL server. */
export function onEachDatabase(title: string, tests: (db: () => Database) => void): void {
  let open: OpenDatabase | undefined
  const db = () => {
    if (open === undefined) throw new Error('the database is not open yet')
    return open.db
  }
  describe(`${title} on PGlite`, () => {
    beforeAll(async () => {
      open = await openFresh()
    })
    afterAll(() => open?.close())
    tests(db)
  })
  if (POSTGRES === undefined) return
  describe(`${title} on PostgreSQL`, () => {
    let drop: (() => Promise<void>) | undefined
    beforeAll(async () => {
      const fresh = await ownDatabase(POSTGRES)
      drop = fresh.drop
      open = await openFresh(fresh.url)
    })
    afterAll(async () => {
      await open?.close()
      await drop?.()
    })
    tests(db)
  })
}
