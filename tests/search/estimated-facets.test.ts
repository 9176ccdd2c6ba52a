import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import type { Database } from '@/lib/server/db/database'
import { listings, words } from '@/lib/server/db/schema/schema'
import { countFacets, estimateFacets } from '@/lib/server/search/count-facets'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { listProducts } from '@/lib/server/search/list-products'
import { largeSample, leastOfSample } from '@/lib/server/search/listing-source'
import { splitByScore } from '@/lib/server/search/match-products'
import { resolveFilters } from '@/lib/server/search/resolve-filters'
import { encodeTerm } from '@/lib/server/search/search-terms'
import { onEachDatabase } from '../kit/each-database'

const scopes: ProductFilters[] = [
  {},
  { available: true },
  { category: 'موبایل-و-تبلت' },
  { category: 'مد-و-پوشاک', available: true, properties: { رنگ: ['مشکی', 'سفید'] } },
  { brands: ['nikan'] },
  { brands: ['nikan'], price_min: 5_000_000 },
  { festival: 'شگفت-انگیز' },
  { q: 'گوشی' },
  { q: 'گوشی', brands: ['nikan'], properties: { رنگ: ['مشکی'] }, price_max: 900_000_000 },
]

/** A sample that holds none of the shop. */
const nothing = sql`(select * from listing_samples where false) as listings`

/** As if the shop were so large that every listing of it stands for others. */
async function sampleAll(db: Database) {
  await db.execute(sql`create or replace function is_sampled(id integer) returns boolean
    language sql immutable parallel safe as 'select true'`)
  await db.execute(sql`update listings set view_count = view_count + 1`)
}

onEachDatabase('what is too many to be counted', (db) => {
  const criteriaOf = (filters: ProductFilters) =>
    resolveFilters(db(), productFilters.parse(filters))

  it('has the facets that counting one by one finds, by a sample that holds everything', async () => {
    await sampleAll(db())
    for (const filters of scopes) {
      const criteria = await criteriaOf(filters)
      const exact = await countFacets(db(), criteria)
      const { count, facets } = await estimateFacets(db(), criteria, { ...largeSample, weight: 1 })
      const { available_count: available, is_minimum: _, ...same } = exact.facets
      expect({ filters, count }).toEqual({ filters, count: exact.count })
      expect(facets).toMatchObject({ ...same, is_minimum: true })
      expect(facets.available_count).toBeLessThanOrEqual(available)
    }
  })

  it('is told as at least so many, and no filter that is chosen is lost', async () => {
    const criteria = await criteriaOf({ q: 'گوشی', brands: ['gam'] })
    const { facets } = await estimateFacets(db(), criteria, largeSample)
    expect(facets.brands.map(({ slug }) => slug)).toContain('gam')
    for (const seen of [0, 1, 4, 90, 2_500]) {
      expect(leastOfSample(seen, largeSample)).toBeGreaterThanOrEqual(seen)
      expect(leastOfSample(seen, largeSample)).toBeLessThanOrEqual(seen * largeSample.weight)
    }
  })

  it('is walked in the order of a search that names it', async () => {
    const exact = await listProducts(db(), productFilters.parse({ q: 'گوشی' }))
    const known = eq(words.word, 'گوشی')
    const [word] = await db().select().from(words).where(known)
    if (!word) throw new Error('no phone is in the demo shop')
    await db().update(words).set({ count: 1_000_000 }).where(known)
    try {
      const ids: number[] = []
      for (let page = 1; page <= exact.total; page += 1) {
        const list = await listProducts(db(), productFilters.parse({ q: 'گوشی', page }))
        ids.push(...list.products.map(({ id }) => id))
      }
      const ranked = await db()
        .select({ id: listings.productId })
        .from(listings)
        .where(inArray(listings.productId, ids))
        .orderBy(
          sql`available desc, (terms && array[${encodeTerm(word.id, 'head')}]::int[]) desc, sold_count desc, product_id desc`,
        )
      expect(ids).toEqual(ranked.map(({ id }) => id))
      expect(ids).toHaveLength(exact.count)
      const { products, is_minimum: isMinimum, brands } = await findSuggestions(db(), 'گوشی')
      expect(isMinimum).toBe(true)
      expect(brands.length).toBeGreaterThan(0)
      expect(products).toHaveLength(6)
    } finally {
      await db().update(words).set({ count: word.count }).where(known)
    }
  })

  it('is counted by the larger sample where the smaller has too few of it, and one by one where both have', async () => {
    const criteria = await criteriaOf({ available: true })
    const exact = await countFacets(db(), criteria)
    const small = { ...largeSample, weight: 8 * largeSample.weight }
    await db().execute(sql`create table seen_before as select * from listing_samples`)
    try {
      const all = await estimateFacets(db(), criteria, { ...small, rows: nothing })
      expect(all).toMatchObject({
        count: leastOfSample(exact.count, largeSample),
        is_minimum: true,
      })
      await db().execute(sql`delete from listing_samples where product_id > 40`)
      const few = await estimateFacets(db(), criteria, { ...small, rows: nothing })
      expect(few).toMatchObject({ count: exact.count, is_minimum: false })
    } finally {
      await db().execute(sql`truncate listing_samples`)
      await db().execute(sql`insert into listing_samples select * from seen_before`)
      await db().execute(sql`drop table seen_before`)
    }
  })

  it('is found by several words in the order of how many begin its title', async () => {
    const q = 'گوشی نیکان'
    const exact = await listProducts(db(), productFilters.parse({ q }))
    const isKnown = inArray(words.word, ['گوشی', 'نیکان'])
    const known = await db().select().from(words).where(isKnown)
    await db().update(words).set({ count: 1_000_000 }).where(isKnown)
    // So that the sample shows of each score that it is to be walked.
    await db().execute(sql`create table seen_before as select * from listing_samples`)
    await db().execute(sql`insert into listing_samples
      select product_id + 1000000 * copy, category_id, brand_id, festival_id, percent, final_price, available, value_ids,
        free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at
      from seen_before, generate_series(1, 100) copy`)
    try {
      const terms = (await criteriaOf({ q })).search?.terms ?? []
      const parts = await splitByScore(db(), terms, sql`true`)
      expect(parts?.map(({ isWalked }) => isWalked)).toContain(true)
      const listed = await listProducts(db(), productFilters.parse({ q }))
      const ids = listed.products.map(({ id }) => id)
      const heads = known.map(
        ({ id }) => sql`(terms && array[${encodeTerm(id, 'head')}]::int[])::int`,
      )
      const ranked = await db()
        .select({ id: listings.productId })
        .from(listings)
        .where(inArray(listings.productId, ids))
        .orderBy(
          sql`available desc, ${sql.join(heads, sql` + `)} desc, sold_count desc, product_id desc`,
        )
      expect(ids).toEqual(ranked.map(({ id }) => id))
      expect([...ids].sort()).toEqual(exact.products.map(({ id }) => id).sort())
    } finally {
      for (const { id, count } of known)
        await db().update(words).set({ count }).where(eq(words.id, id))
      await db().execute(sql`delete from listing_samples where product_id > 1000000`)
      await db().execute(sql`drop table seen_before`)
    }
  })
})
