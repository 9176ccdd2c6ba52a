import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import type { Database } from '@/lib/server/db/database'
import { listings, words } from '@/lib/server/db/schema/schema'
import { countFacets, estimateFacets } from '@/lib/server/search/count-facets'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { listProducts } from '@/lib/server/search/list-products'
import { largeSample, leastOfSample } from '@/lib/server/search/listing-source'
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
})
