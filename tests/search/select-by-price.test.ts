import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { readRows } from '@/lib/server/db/read-rows'
import { listings } from '@/lib/server/db/schema/schema'
import { isListed } from '@/lib/server/search/listing-conditions'
import { resolveFilters } from '@/lib/server/search/resolve-filters'
import { selectByPrice } from '@/lib/server/search/select-by-price'
import { walkFirst } from '@/lib/server/search/walk-listings'
import { onEachDatabase } from '../kit/each-database'

const idRow = z.object({ product_id: z.int() })

const branches: ProductFilters[] = [
  { category: 'موبایل-و-تبلت' },
  { category: 'مد-و-پوشاک', properties: { رنگ: ['مشکی', 'سفید'] } },
  { category: 'گوشی-موبایل', available: true },
  { category: 'گوشی-موبایل', brands: ['nikan'] },
]

onEachDatabase('a branch by its prices', (db) => {
  const readIds = async (query: Parameters<typeof readRows>[1]) =>
    (await readRows(db(), query, idRow)).map((row) => row.product_id)

  it.each([...branches.map((filters) => ({ filters }))])(
    'is the same whether walked or found whole, to its last page, for $filters',
    async ({ filters }) => {
      await db().execute(sql`create or replace function is_sampled(id integer) returns boolean
        language sql immutable parallel safe as 'select true'`)
      await db().execute(sql`update listings set view_count = view_count + 1`)
      const criteria = await resolveFilters(db(), productFilters.parse(filters))
      const vast = { ...criteria, sizes: { ...criteria.sizes, branch: 1_000_000 } }
      for (const direction of [sql`asc`, sql`desc`]) {
        const expected =
          await readIds(sql`select product_id from ${listings} where ${isListed(criteria)}
          order by available desc, final_price ${direction}, product_id desc`)
        expect(expected.length).toBeGreaterThan(0)
        for (const one of [criteria, vast]) {
          const found: number[] = []
          for (let offset = 0; offset < expected.length; offset += 5) {
            const page = { limit: 5, offset }
            found.push(...(await readIds(await selectByPrice(db(), one, direction, page))))
          }
          expect(found).toEqual(expected)
        }
      }
    },
  )

  it('is found whole where a walk of a few passes too much by', async () => {
    const walk = {
      columns: sql`product_id, final_price`,
      within: sql`true`,
      where: sql`product_id % 7 = 0`,
      order: sql`final_price, product_id desc`,
      most: 10,
    }
    const expected = await readIds(sql`select product_id from ${listings} where product_id % 7 = 0
      order by final_price, product_id desc limit 10`)
    for (const furthest of [3, 1_000]) {
      expect(
        await readIds(sql`${walkFirst(walk, furthest)} order by final_price, product_id desc`),
      ).toEqual(expected)
    }
  })
})
