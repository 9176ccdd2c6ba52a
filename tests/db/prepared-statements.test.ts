import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cachePreparedStatements } from '@/lib/server/db/prepared-statements'

const plain = new PGlite()
let cached: PGlite

async function listPreparedNames(): Promise<string[]> {
  const { rows } = await plain.query<{ name: string }>(
    'select name from pg_prepared_statements order by prepare_time',
  )
  return rows.map(({ name }) => name)
}

async function ask(text: string, params: unknown[] = []) {
  const { rows } = await cached.query(text, params)
  return rows
}

beforeAll(async () => {
  await plain.exec('create table goods (id int primary key, title text, words int[], value jsonb)')
  await plain.exec(
    `insert into goods values (1, 'گوشی', '{1,2}', '{"رنگ": "مشکی"}'), (2, null, '{}', null)`,
  )
  cached = cachePreparedStatements(plain)
})
afterAll(() => plain.close())

describe('reads that are repeated', () => {
  const text =
    'select * from goods where id = $1 and words && $2 and ($3::text is null or title = $3)'

  it('give the same rows prepared as unprepared', async () => {
    const first = await ask(text, [1, [2, 3], null])
    expect(first).toEqual([{ id: 1, title: 'گوشی', words: [1, 2], value: { رنگ: 'مشکی' } }])
    for (let i = 0; i < 10; i += 1) expect(await ask(text, [1, [2, 3], null])).toEqual(first)
    expect(await listPreparedNames()).toHaveLength(1)
    expect(await ask(text, [2, [2], null])).toEqual([])
    expect(await ask(text, [1, [1], 'گوشی'])).toEqual(first)
  })

  it('come as objects or as arrays, as the caller chooses', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { rows } = await cached.query('select id, title from goods order by id', [], {
        rowMode: 'array',
      })
      expect(rows).toEqual([
        [1, 'گوشی'],
        [2, null],
      ])
    }
  })

  it("throw the database's error, and the next read succeeds", async () => {
    const divided = 'select 1 / $1::int as value'
    for (let i = 0; i < 4; i += 1) expect(await ask(divided, [1])).toEqual([{ value: 1 }])
    for (let i = 0; i < 2; i += 1) {
      await expect(ask(divided, [0])).rejects.toMatchObject({ code: '22012' })
      expect(await ask(divided, [1])).toEqual([{ value: 1 }])
    }
    await expect(cached.transaction((tx) => tx.query(divided, [1]))).resolves.toMatchObject({
      rows: [{ value: 1 }],
    })
  })

  it('wait for the end of a transaction that began before them', async () => {
    const titles = 'select title from goods where id = 2'
    for (let i = 0; i < 4; i += 1) await ask(titles)
    let pending: Promise<unknown[]> | undefined
    await cached.transaction(async (tx) => {
      await tx.query(`update goods set title = 'کتاب' where id = 2`)
      pending = ask(titles)
      await tx.rollback()
    })
    expect(await pending).toEqual([{ title: null }])
  })

  it('see a column that was added since', async () => {
    const all = 'select * from goods where id = 2'
    for (let i = 0; i < 4; i += 1) await ask(all)
    await plain.exec('alter table goods add column price int default 5')
    expect(await ask(all)).toEqual([{ id: 2, title: null, words: [], value: null, price: 5 }])
  })

  it('are deallocated, the oldest first, when there are many', async () => {
    for (let n = 0; n < 100; n += 1) {
      for (let i = 0; i < 3; i += 1)
        expect(await ask(`select ${n} as value`)).toEqual([{ value: n }])
    }
    const names = await listPreparedNames()
    expect(names).toHaveLength(80)
    expect(await ask('select 0 as value')).toEqual([{ value: 0 }])
  })
})

it('writes are not prepared', async () => {
  const before = await listPreparedNames()
  for (let i = 0; i < 5; i += 1) await ask('update goods set title = $1 where id = 2', [`${i}`])
  expect(await listPreparedNames()).toEqual(before)
  expect(await ask('select title from goods where id = 2')).toEqual([{ title: '4' }])
})
