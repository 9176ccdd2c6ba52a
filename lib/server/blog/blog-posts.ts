import { and, asc, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { BlogPostSummary, BlogPostLink, CategoryGuide } from '@/lib/contract/blog'
import type { Database } from '../db/database'
import { articleProducts, articles, blogCategories, media, products } from '../db/schema/schema'
import { numbers, pageInfo } from '../db/read-rows'
import { readBranchIdsOf } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { notFound } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'

const PAGE_SIZE = 9
const RELATED_COUNT = 3
const WORDS_A_MINUTE = 200

/** A draft has no time. */
const isPublished = sql`${articles.publishedAt} <= now()`

function selectPosts(db: Database) {
  const { id, slug, title, excerpt, body, author, updatedAt } = articles
  const publishedAt = sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt)
  return db
    .select({
      article: { id, slug, title, excerpt, body, author, updatedAt, publishedAt },
      category: blogCategories,
      media,
    })
    .from(articles)
    .innerJoin(blogCategories, eq(blogCategories.id, articles.categoryId))
    .innerJoin(media, eq(media.id, articles.mediaId))
}

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

function estimateReadingMinutes(body: string): number {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

function toPostSummary({ article, category, media: picture }: PostRow): BlogPostSummary {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    author: article.author,
    category: { slug: category.slug, title: category.title },
    picture: { url: picture.path, width: picture.width, height: picture.height, alt: '' },
    minutes: estimateReadingMinutes(article.body),
    published_at: article.publishedAt.toISOString(),
  }
}

export async function listLatestPosts(db: Database, limit: number): Promise<BlogPostSummary[]> {
  const rows = await selectPosts(db)
    .where(isPublished)
    .orderBy(desc(articles.publishedAt))
    .limit(limit)
  return rows.map(toPostSummary)
}

/** An article that names one thing of a category in passing is no guide to it. */
const MIN_NAMED = 2
const GUIDE_COUNT = 2

/** Whether it names a good of the branch before any other, sold or not, and most of the kinds sold there. */
function aboutBranch(db: Database, branchIds: readonly number[]) {
  const branch = sql`any(${numbers(branchIds)}::int[])`
  const kinds = db
    .select({ kinds: sql<number>`count(distinct ${products.categoryId})` })
    .from(products)
    .where(and(sql`${products.categoryId} = ${branch}`, isVisible))
  const first = sql`(array_agg(${products.categoryId} order by ${articleProducts.position}, ${products.id}))[1]`
  const named = sql`count(distinct ${products.categoryId}) filter (where ${products.categoryId} = ${branch})`
  return {
    beginsWithIt: sql`${first} = ${branch}`,
    coversIt: sql<boolean>`${named} * 2 > (${kinds})`,
  }
}

export async function listGuides(db: Database, categorySlug: string): Promise<CategoryGuide[]> {
  const branchIds = await readBranchIdsOf(db, [categorySlug])
  if (branchIds.length === 0) throw notFound('این دسته')
  const inBranch = sql<number>`count(*) filter (where ${and(inArray(products.categoryId, branchIds), isVisible)})`
  const { beginsWithIt, coversIt } = aboutBranch(db, branchIds)
  const guides = await db
    .select({ id: articles.id, covers: coversIt })
    .from(articles)
    .innerJoin(articleProducts, eq(articleProducts.articleId, articles.id))
    .innerJoin(products, eq(products.id, articleProducts.productId))
    .where(isPublished)
    .groupBy(articles.id)
    .having(and(gte(inBranch, MIN_NAMED), beginsWithIt))
    .orderBy(desc(coversIt), desc(inBranch), desc(articles.publishedAt))
    .limit(GUIDE_COUNT)
  const ids = guides.map(({ id }) => id)
  const posts = new Map(
    (await selectPosts(db).where(inArray(articles.id, ids))).map((row) => [row.article.id, row]),
  )
  return guides.flatMap(({ id, covers }) => {
    const row = posts.get(id)
    return row ? [{ ...toPostSummary(row), covers_category: covers }] : []
  })
}

type PostListQuery = { page: number; category?: string | undefined }

export async function listPosts(db: Database, { page, category }: PostListQuery) {
  const categories = await db
    .select({ slug: blogCategories.slug, title: blogCategories.title, count: count() })
    .from(blogCategories)
    .innerJoin(articles, eq(articles.categoryId, blogCategories.id))
    .where(isPublished)
    .groupBy(blogCategories.id)
    .orderBy(blogCategories.id)
  const selected = categories.find((one) => one.slug === category)
  if (category !== undefined && selected === undefined) throw notFound('این بخش مجله')
  const all = categories.reduce((sum, one) => sum + one.count, 0)
  const rows = await selectPosts(db)
    .where(and(isPublished, selected && eq(blogCategories.slug, selected.slug)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const found = selected?.count ?? all
  return {
    articles: rows.map(toPostSummary),
    categories,
    ...pageInfo(found, page, PAGE_SIZE),
  }
}

/** The goods an article names, in its order. */
async function listProductsOfPost(db: Database, articleId: number) {
  const rows = await db
    .select({ id: products.id })
    .from(articleProducts)
    .innerJoin(products, and(eq(products.id, articleProducts.productId), isVisible))
    .where(eq(articleProducts.articleId, articleId))
    .orderBy(asc(articleProducts.position), asc(products.id))
  return readProductCards(
    db,
    rows.map((row) => row.id),
  )
}

async function findAdjacentPost(
  db: Database,
  { id, publishedAt }: PostRow['article'],
  direction: 'before' | 'after',
): Promise<BlogPostLink | null> {
  const position = sql`(${articles.publishedAt}, ${articles.id})`
  const ownPosition = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::int)`
  const [order, beyond] =
    direction === 'before'
      ? [desc, sql`${position} < ${ownPosition}`]
      : [asc, sql`${position} > ${ownPosition}`]
  const [row] = await db
    .select({ slug: articles.slug, title: articles.title })
    .from(articles)
    .where(and(isPublished, beyond))
    .orderBy(order(articles.publishedAt), order(articles.id))
    .limit(1)
  return row ?? null
}

export async function findPostBySlug(db: Database, slug: string) {
  const [row] = await selectPosts(db).where(and(eq(articles.slug, slug), isPublished))
  if (row === undefined) throw notFound('این نوشته')
  const previous = await findAdjacentPost(db, row.article, 'before')
  const next = await findAdjacentPost(db, row.article, 'after')
  // Those have a link of their own above the related ones.
  const adjacent = [previous, next].flatMap((link) => link?.slug ?? [])
  const sameFirst = sql`${articles.categoryId} = ${row.category.id} desc`
  const related = await selectPosts(db)
    .where(and(isPublished, ne(articles.id, row.article.id)))
    .orderBy(inArray(articles.slug, adjacent), sameFirst, desc(articles.publishedAt))
    .limit(RELATED_COUNT)
  return {
    article: {
      ...toPostSummary(row),
      body: row.article.body,
      updated_at: row.article.updatedAt.toISOString(),
    },
    related: related.map(toPostSummary),
    products: await listProductsOfPost(db, row.article.id),
    previous,
    next,
  }
}
