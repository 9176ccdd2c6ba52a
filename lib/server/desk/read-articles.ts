import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  ArticleState,
  DeskArticle,
  getDeskArticles,
  ListedArticle,
  NamedProduct,
} from '@/lib/contract/desk/articles'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import { isVisible } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import {
  articleNotes,
  articleProducts,
  articles,
  blogCategories,
  media,
  products,
} from '../db/schema/schema'
import { notFound } from '../domain-error'

const PAGE_SIZE = 50

const hasState: Record<ArticleState, SQL> = {
  published: sql`${articles.publishedAt} <= now()`,
  scheduled: sql`${articles.publishedAt} > now()`,
  draft: sql`${articles.publishedAt} is null`,
}

const isWaiting = sql<number>`case when ${hasState.draft} then 2 when ${hasState.scheduled} then 1 else 0 end`
const date = sql<Date>`coalesce(${articles.publishedAt}, ${articles.updatedAt})`

/** After the last one of the part before. */
function comesAfter(id: number): SQL {
  return sql`(${isWaiting}, ${date}, ${articles.id})
    < (select ${isWaiting}, ${date}, ${articles.id} from ${articles} where ${articles.id} = ${id})`
}

function stateOf(publishedAt: Date | null): ArticleState {
  if (publishedAt === null) return 'draft'
  return publishedAt.getTime() <= Date.now() ? 'published' : 'scheduled'
}

function matchesText(text: string) {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(articles.title, pattern),
    ilike(articles.author, pattern),
    ilike(articles.slug, pattern),
  )
}

async function countArticles(db: Database) {
  const [counts] = await db
    .select({
      all: count(),
      published: sql<number>`count(*) filter (where ${hasState.published})::int`,
      scheduled: sql<number>`count(*) filter (where ${hasState.scheduled})::int`,
      draft: sql<number>`count(*) filter (where ${hasState.draft})::int`,
    })
    .from(articles)
  return counts ?? { all: 0, published: 0, scheduled: 0, draft: 0 }
}

export async function listDeskArticles(
  db: Database,
  { q, state, before }: CallParsed<typeof getDeskArticles>['query'],
) {
  const rows = await db
    .select({ article: articles, category: blogCategories, picture: media.path })
    .from(articles)
    .leftJoin(blogCategories, eq(blogCategories.id, articles.categoryId))
    .leftJoin(media, eq(media.id, articles.mediaId))
    .where(
      and(
        matchesText(q),
        state && hasState[state],
        before === undefined ? undefined : comesAfter(before),
      ),
    )
    .orderBy(desc(isWaiting), desc(date), desc(articles.id))
    .limit(PAGE_SIZE + 1)
  const listed = rows.slice(0, PAGE_SIZE).map(({ article, category, picture }): ListedArticle => {
    const { id, slug, title, author, publishedAt, updatedAt } = article
    return {
      ...{ id, slug, title, author, picture },
      category: category && { id: category.id, title: category.title },
      state: stateOf(publishedAt),
      published_at: publishedAt?.toISOString() ?? null,
      updated_at: updatedAt.toISOString(),
    }
  })
  return {
    articles: listed,
    counts: await countArticles(db),
    next: rows.length > PAGE_SIZE ? (listed.at(-1)?.id ?? null) : null,
  }
}

async function listNamedProducts(db: Database, articleId: number): Promise<NamedProduct[]> {
  const rows = await db
    .select({
      ...{ id: products.id, slug: products.slug, title: products.title, price: products.minPrice },
      is_shown: sql<boolean>`${isVisible}`,
    })
    .from(articleProducts)
    .innerJoin(products, eq(products.id, articleProducts.productId))
    .where(eq(articleProducts.articleId, articleId))
    .orderBy(asc(articleProducts.position), asc(products.id))
  const pictures = await listProductPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    picture: pickProductPicture(pictures, row.id)?.url ?? null,
  }))
}

export async function readDeskArticle(db: Database, id: number): Promise<DeskArticle> {
  const [row] = await db
    .select({
      article: articles,
      picture: { id: media.id, url: media.path, width: media.width, height: media.height },
    })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.mediaId))
    .where(eq(articles.id, id))
  if (row === undefined) throw notFound('این نوشته')
  const { version, slug, title, excerpt, body, author, categoryId, publishedAt } = row.article
  return {
    ...{ id, version, slug, title, excerpt, body, author },
    category_id: categoryId,
    picture: row.picture,
    published_at: publishedAt?.toISOString() ?? null,
    products: await listNamedProducts(db, id),
  }
}

export async function listArticleNotes(db: Database, articleId: number) {
  const rows = await db
    .select()
    .from(articleNotes)
    .where(eq(articleNotes.articleId, articleId))
    .orderBy(asc(articleNotes.id))
  return rows.map(({ id, staffName, text, createdAt }) => ({
    ...{ id, text, staff_name: staffName },
    created_at: createdAt.toISOString(),
  }))
}

export function listDeskBlogCategories(db: Database) {
  const { id, slug, title } = blogCategories
  return db.select({ id, slug, title }).from(blogCategories).orderBy(asc(id))
}
