import { asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { LinkTarget } from '@/lib/contract/desk/site'
import { paths } from '@/lib/paths'
import type { Database } from '../db/database'
import { articles, blogCategories, brands, categories, festivals, pages } from '../db/schema/schema'

const ARTICLES_LISTED = 300

/** As the tree is read: each before those below it, in the order of the shop. */
async function listCategoryTargets(db: Database): Promise<LinkTarget[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const listBelow = (parentId: number | null, above: string[]): LinkTarget[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .flatMap(({ id, slug, title }): LinkTarget[] => [
        { kind: 'category', title, href: paths.category(slug), above },
        ...listBelow(id, [...above, title]),
      ])
  return listBelow(null, [])
}

/** Pages that are not written yet and festivals that are over are seen by nobody. */
export async function readLinkTargets(db: Database): Promise<LinkTarget[]> {
  const named = { brand: paths.brand, blog: paths.blogCategory }
  const tables = { brand: brands, blog: blogCategories }
  const targetsOf = async (kind: keyof typeof tables): Promise<LinkTarget[]> => {
    const { slug, title } = tables[kind]
    const rows = await db.select({ slug, title }).from(tables[kind]).orderBy(asc(title))
    return rows.map((row) => ({ kind, title: row.title, href: named[kind](row.slug), above: [] }))
  }
  const written = await db.select().from(pages).where(eq(pages.isOutline, false))
  const running = await db
    .select()
    .from(festivals)
    .where(gt(festivals.endsAt, sql`now()`))
    .orderBy(asc(festivals.startsAt))
  const readable = await db
    .select({ slug: articles.slug, title: articles.title })
    .from(articles)
    .where(lte(articles.publishedAt, sql`now()`))
    .orderBy(desc(articles.publishedAt))
    .limit(ARTICLES_LISTED)
  return [
    ...written.map(({ slug, title }): LinkTarget => ({
      ...{ kind: 'page', title, href: paths.textPage(slug), above: [] },
    })),
    ...running.map(({ slug, title }): LinkTarget => ({
      ...{ kind: 'festival', title, href: paths.festival(slug), above: [] },
    })),
    ...(await listCategoryTargets(db)),
    ...(await targetsOf('brand')),
    ...(await targetsOf('blog')),
    ...readable.map(({ slug, title }): LinkTarget => ({
      ...{ kind: 'article', title, href: paths.blogPost(slug), above: [] },
    })),
  ]
}
