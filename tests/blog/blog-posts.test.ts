import { eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findGuideTable } from '@/components/catalogue/guide-numbers'
import { articles, categories, products } from '@/lib/server/db/schema/schema'
import { findPostBySlug, listGuides, listPosts } from '@/lib/server/blog/blog-posts'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('the magazine', (db) => {
  const slugs = async () => {
    const list = await listPosts(db(), { page: 1 })
    const rest = list.total > 1 ? (await listPosts(db(), { page: 2 })).articles : []
    return [...list.articles, ...rest].map(({ slug }) => slug)
  }

  it('links each post to the one before and the one after', async () => {
    const newestFirst = await slugs()
    for (const [at, slug] of newestFirst.entries()) {
      const { previous, next } = await findPostBySlug(db(), slug)
      expect(next?.slug).toBe(newestFirst[at - 1])
      expect(previous?.slug).toBe(newestFirst[at + 1])
    }
  })

  it('relates no post that has a link as the one before or after it', async () => {
    for (const slug of await slugs()) {
      const { previous, next, related } = await findPostBySlug(db(), slug)
      expect(related.length).toBeGreaterThan(1)
      const links = [slug, previous?.slug, next?.slug]
      expect(related.filter((post) => links.includes(post.slug))).toEqual([])
    }
  })

  it('lists the products a post names, without the removed ones', async () => {
    const [slug = ''] = await slugs()
    const { products: before } = await findPostBySlug(db(), slug)
    expect(before.length).toBeGreaterThan(2)
    const gone = before[0]?.id ?? 0
    await db().update(products).set({ status: 'removed' }).where(eq(products.id, gone))
    const { products: after } = await findPostBySlug(db(), slug)
    expect(after).toEqual(before.slice(1))
  })

  it('says which posts cover a category, and lists none that begins with other goods', async () => {
    const covered = async (category: string, slug: string) =>
      (await listGuides(db(), category)).find((one) => one.slug === slug)?.covers_category
    const shoes = 'کفش-دویدن-مناسب-پای-شما'
    expect(await covered('کفش', shoes)).toBe(true)
    expect(await covered('خانه-و-آشپزخانه', 'نور-خانه-را-از-نو-بچینیم')).toBe(false)
    // Named in passing, after phones.
    expect(await listGuides(db(), 'قاب-و-محافظ')).toEqual([])
  })

  it('guides to a category by the posts that name the most goods of it, published ones alone', async () => {
    const category = 'موبایل-و-تبلت'
    const [guide] = await listGuides(db(), category)
    expect(guide?.title).toMatch(/گوشی/)
    const tomorrow = new Date(Date.now() + 86_400_000)
    const isGuide = eq(articles.slug, guide?.slug ?? '')
    await db().update(articles).set({ publishedAt: tomorrow }).where(isGuide)
    const rest = await listGuides(db(), category)
    expect(rest.map(({ slug }) => slug)).not.toContain(guide?.slug)
    await db().update(articles).set({ publishedAt: new Date() }).where(isGuide)
    await expect(listGuides(db(), 'چنین-دسته‌ای-نیست')).rejects.toBeInstanceOf(DomainError)
  })

  it('guides to every category of the first level of the demo, with numbers side by side', async () => {
    const tops = await db()
      .select({ slug: categories.slug })
      .from(categories)
      .where(isNull(categories.parentId))
    expect(tops.length).toBeGreaterThan(8)
    for (const { slug } of tops) {
      const [guide] = await listGuides(db(), slug)
      if (!guide?.covers_category) throw new Error(`There is no guide to ${slug}.`)
      const { article } = await findPostBySlug(db(), guide.slug)
      expect(findGuideTable(article.body)?.rows.length, guide.slug).toBeGreaterThan(1)
    }
  })

  it('hides a post that is published later', async () => {
    const [slug = '', second] = await slugs()
    const tomorrow = new Date(Date.now() + 86_400_000)
    await db().update(articles).set({ publishedAt: tomorrow }).where(eq(articles.slug, slug))
    await expect(findPostBySlug(db(), slug)).rejects.toBeInstanceOf(DomainError)
    expect((await slugs())[0]).toBe(second)
    expect((await findPostBySlug(db(), second ?? '')).next).toBeNull()
  })

  it('lists no category without posts', async () => {
    await expect(listPosts(db(), { page: 1, category: 'نیست' })).rejects.toBeInstanceOf(DomainError)
  })
})
