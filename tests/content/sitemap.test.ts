import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { SITEMAP_KINDS, type SitemapKind } from '@/lib/contract/content/sitemap'
import { products } from '@/lib/server/db/schema/schema'
import { listSitemapFiles, listSitemapUrls } from '@/lib/server/content/sitemap'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the sitemap', (db) => {
  const urls = (kind: SitemapKind, part = 1, after = 0) =>
    listSitemapUrls(db(), { kind, part, after })
  const product = async (slug: string) =>
    (await urls('product')).urls.find((url) => url.slug === slug)

  it('names a file for every kind of page', async () => {
    const files = await listSitemapFiles(db())
    expect(files.map(({ kind, part }) => `${kind}-${part}`)).toEqual(
      SITEMAP_KINDS.map((kind) => `${kind}-1`),
    )
    for (const { updated_at } of files) expect(Date.parse(updated_at)).toBeLessThan(Date.now())
  })

  it('lists a product with its pictures and with when it changed', async () => {
    const { urls: all, next } = await urls('product')
    expect(next).toBeNull()
    expect(all.every(({ pictures }) => pictures.length > 0)).toBe(true)
    const slug = all[3]?.slug ?? ''
    const at = new Date('2026-01-02T03:04:05Z')
    await db().update(products).set({ updatedAt: at }).where(eq(products.slug, slug))
    expect((await product(slug))?.updated_at).toBe('2026-01-02T03:04:05Z')
  })

  it('leaves out what is hidden or removed', async () => {
    const slug = (await urls('product')).urls[5]?.slug ?? ''
    await db().update(products).set({ status: 'removed' }).where(eq(products.slug, slug))
    expect(await product(slug)).toBeUndefined()
  })

  it('says that a category changed when something in a category below it did', async () => {
    const at = sql`now() + interval '1 minute'`
    const [row] = await db()
      .update(products)
      .set({ updatedAt: at })
      .where(eq(products.id, 1))
      .returning({ at: products.updatedAt })
    const changed = (await urls('category')).urls.filter(
      ({ updated_at }) => updated_at.slice(0, 19) === row?.at.toISOString().slice(0, 19),
    )
    expect(changed.length).toBeGreaterThanOrEqual(2)
  })

  it('continues after the last id of the page before, and splits files by id', async () => {
    const { urls: all } = await urls('product')
    const [{ id } = { id: 0 }] = await db()
      .select({ id: products.id })
      .from(products)
      .where(eq(products.slug, all[9]?.slug ?? ''))
    expect((await urls('product', 1, id)).urls).toEqual(all.slice(10))
    const far = { slug: 'کالای-دور', title: 'کالای دور', categoryId: 1, brandId: 1 }
    await db()
      .insert(products)
      .values({ id: 50_001, ...far })
    expect((await urls('product', 2)).urls).toHaveLength(1)
    const parts = (await listSitemapFiles(db())).filter(({ kind }) => kind === 'product')
    expect(parts.map(({ part }) => part)).toEqual([1, 2])
  })
})
