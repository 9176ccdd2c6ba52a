import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/database'
import { readRows } from '@/lib/server/db/read-rows'
import { createSnapshotReader } from '@/lib/server/feeds/read-snapshot'
import { kinds, openDemo } from '../kit/open-demo'
import { openTestShop } from '../kit/test-shop'

test('a feed that fails after its first byte is cut, and the log names it with its request', async () => {
  const shop = await openTestShop('PGlite')
  onTestFinished(shop.close)
  await shop.db.execute(sql`alter table stocks rename to stocks_away`)
  const headers = { 'X-Request-Id': 'the-fourth-of-google' }
  const answer = await shop.fetch(new Request('http://shop/api/feeds/google.xml', { headers }))
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  const lines = shop.logLines.map((line): unknown => JSON.parse(line))
  expect(lines).toMatchObject([
    {
      ...{ msg: 'a feed was cut off', level: 50, feed: 'google' },
      request_id: 'the-fourth-of-google',
      err: { cause: { sqlstate: '42P01' } },
    },
  ])
})

/** A document of two parts, between which something else is done. */
async function* renderTitles(db: Database, between: () => Promise<void>) {
  const read = async () => {
    const rows = await readRows(
      db,
      sql`select title from brands order by id limit 1`,
      z.object({ title: z.string() }),
    )
    return rows[0]?.title ?? ''
  }
  yield await read()
  await between()
  yield await read()
}

async function collect(parts: AsyncGenerator<string> | null): Promise<string[] | null> {
  if (parts === null) return null
  const all: string[] = []
  for await (const part of parts) all.push(part)
  return all
}

test.skipIf(!kinds.includes('PostgreSQL'))(
  'a snapshot is of one moment, holds no connection for its reader, and is given up when it takes too long',
  async () => {
    const { db, browsingDb, pools, close } = await openDemo('PostgreSQL')
    onTestFinished(close)
    const rename = (title: string) => async () =>
      void (await db.execute(sql`update brands set title = ${title}`))
    const read = createSnapshotReader()
    await rename('پیش')()
    const parts = await read(browsingDb, (tx) => renderTitles(tx, rename('پس')))
    const { totalCount = 0, idleCount } = pools.browsing ?? {}
    expect([totalCount > 0, idleCount]).toEqual([true, totalCount])
    expect(await collect(parts)).toEqual(['پیش', 'پیش'])

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const first = read(browsingDb, (tx) => renderTitles(tx, () => released))
    expect(await read(browsingDb, (tx) => renderTitles(tx, rename('سه')))).toBeNull()
    release()
    expect(await collect(await first)).toEqual(['پس', 'پس'])

    const hasty = createSnapshotReader(-1)
    expect(await hasty(browsingDb, (tx) => renderTitles(tx, rename('چهار')))).toBeNull()
  },
)

test.skipIf(!kinds.includes('PostgreSQL'))(
  'a feed that fails before its first byte says to come later',
  async () => {
    const shop = await openTestShop('PostgreSQL')
    onTestFinished(shop.close)
    expect((await fetch(`${shop.url}/api/feeds/google.xml`)).status).toBe(200)
    await shop.db.execute(sql`alter table stocks rename to stocks_away`)
    const answer = await fetch(`${shop.url}/api/feeds/google.xml`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(shop.logLines.join('')).toContain('"msg":"a feed failed"')
  },
)
