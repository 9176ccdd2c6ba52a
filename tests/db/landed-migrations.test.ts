import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { describeStartError } from '@/lib/server/main/error-reports'
import { openDatabase } from '@/lib/server/db/open-database'
import { copyDemo, kinds } from '../kit/open-demo'

test.each(kinds)(
  'a database newer than the shop stops its start in one line on %s',
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-newer-'))
    const server = await copyDemo(kind, dataDir)
    onTestFinished(async () => {
      await server?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const config = { dataDir, databaseUrl: server?.url }
    const { db, close } = await openDatabase(config)
    await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('f', ${Date.parse('2099-05-01')})`)
    await close()
    const error: unknown = await openDatabase(config).catch((reason) => reason)
    expect(describeStartError(error)).toBe(
      'This database was made by a newer Vitrin (its schema is of 2099-05-01); run that version or a later one.',
    )
  },
)
