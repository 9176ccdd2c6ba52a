import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productFilters } from '@/lib/contract/catalogue/products'
import { festivals } from '@/lib/server/db/schema/schema'
import { readBrand } from '@/lib/server/catalogue/brands'
import { readFestival } from '@/lib/server/catalogue/festivals'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

const DEALS = 'شگفت-انگیز'

onEachDatabase('a brand and a festival', (db) => {
  it('count as many products as their lists have', async () => {
    const byBrand = await listProducts(db(), productFilters.parse({ brands: ['nikan'] }))
    const brand = await readBrand(db(), 'nikan')
    expect(brand).toMatchObject({ english_title: 'Nikan', count: byBrand.count })
    expect(brand.about.length).toBeGreaterThan(20)

    const byFestival = await listProducts(db(), productFilters.parse({ festival: DEALS }))
    const festival = await readFestival(db(), DEALS)
    expect(festival).toMatchObject({ running: true, count: byFestival.count })
    expect(Date.parse(festival.ends_at)).toBeGreaterThan(Date.now())
  })

  it('are not found by an unknown slug', async () => {
    await expect(readBrand(db(), 'نیست')).rejects.toMatchObject({ code: 'not_found' })
    await expect(readFestival(db(), 'نیست')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('have no products once the festival is over', async () => {
    await db()
      .update(festivals)
      .set({ startsAt: sql`now() - interval '2 day'`, endsAt: sql`now() - interval '1 day'` })
      .where(eq(festivals.slug, DEALS))
    expect(await readFestival(db(), DEALS)).toMatchObject({ running: false, count: 0 })
  })
})
