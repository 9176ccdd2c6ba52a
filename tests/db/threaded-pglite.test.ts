import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startThreadedPglite } from '@/lib/server/db/threaded-pglite'

let folder: string
let file: URL
let open: Awaited<ReturnType<typeof startThreadedPglite>>

const directory = () => join(folder, 'database')

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), 'node_modules/.cache/thread-'))
  const outfile = join(folder, 'database-thread.mjs')
  await build({
    entryPoints: ['lib/server/db/database-thread.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  file = pathToFileURL(outfile)
  open = await startThreadedPglite(file, directory())
  await open.client.query('create table goods (id int primary key, title text, value jsonb)')
})
afterAll(async () => {
  await open.close()
  await rm(folder, { recursive: true })
})

const titles = async () =>
  (await open.client.query<{ title: string }>('select title from goods order by id')).rows.map(
    ({ title }) => title,
  )

describe('a database in a thread of its own', () => {
  it('answers as one in this thread: rows, arrays, dates as text, what was changed', async () => {
    const db = drizzle({ client: open.client })
    await db.execute(sql`insert into goods values (1, 'گوشی', ${JSON.stringify({ رنگ: 'مشکی' })})`)
    expect((await db.execute(sql`select * from goods where id = ${1}`)).rows).toEqual([
      { id: 1, title: 'گوشی', value: { رنگ: 'مشکی' } },
    ])
    const { rows } = await open.client.query('select $1::int[] as list, now() as at', [[1, 2]])
    expect(rows).toEqual([{ list: [1, 2], at: expect.any(Date) }])
    const raw = await open.client.query("select timestamptz '2026-01-02Z' as at", [], {
      rowMode: 'array',
      parsers: { 1184: (value) => value },
    })
    expect(raw.rows).toEqual([[expect.stringContaining('2026-01-02')]])
    expect((await open.client.query(`update goods set title = 'تلفن'`)).affectedRows).toBe(1)
  })

  it('is closed in the middle of queries without leaving anybody waiting', async () => {
    const other = await startThreadedPglite(file, join(folder, 'closed'))
    const queries = [1, 2, 3].map(() => other.client.query('select count(*) from pg_class'))
    const inside = other.client.transaction(async (tx) => {
      await tx.query('select 1')
      await tx.query('select 2')
    })
    const settled = Promise.allSettled([...queries, inside])
    await other.close()
    expect(await settled).toHaveLength(4)
  })

  it('says what the database says of an error', async () => {
    await expect(open.client.query(`insert into goods values (1, 'دوباره')`)).rejects.toMatchObject(
      {
        code: '23505',
        constraint: 'goods_pkey',
        table: 'goods',
      },
    )
  })

  it('stores a whole transaction or nothing of it', async () => {
    await open.client.transaction(async (tx) => {
      await Promise.all(
        [2, 3].map((id) => tx.query('insert into goods values ($1, $2)', [id, `${id}`])),
      )
    })
    const failing = open.client.transaction(async (tx) => {
      await tx.query(`delete from goods`)
      throw new Error('on the way')
    })
    await expect(failing).rejects.toThrow('on the way')
    const broken = open.client.transaction((tx) => tx.query('select 1 / 0'))
    await expect(broken).rejects.toMatchObject({ code: '22012' })
    expect(await titles()).toEqual(['تلفن', '2', '3'])
  })

  it('keeps what others ask out of an open transaction', async () => {
    let outside: Promise<string[]> | undefined
    await open.client.transaction(async (tx) => {
      await tx.query(`insert into goods values (4, 'تازه')`)
      outside = titles()
      await tx.query(`update goods set title = 'چهار' where id = 4`)
    })
    expect(await outside).toContain('چهار')
  })

  it('is on the disk when it is closed', async () => {
    await open.close()
    open = await startThreadedPglite(file, directory())
    expect(await titles()).toHaveLength(4)
  })

  it('does not start on a folder that is no database', async () => {
    await expect(startThreadedPglite(file, '/dev/null/none')).rejects.toThrow()
  })
})
