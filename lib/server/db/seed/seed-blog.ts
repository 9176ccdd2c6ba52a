import { slugify } from '@/lib/persian/text'
import { cleanHtml } from '../../content/clean-html'
import type { Database } from '../database'
import { articleProducts, articles, blogCategories } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import type { Past } from './chance'
import { articles as demoArticles } from './demo/articles'
import { articlePictures } from './demo/pictures'
import type { SeededProduct } from './seed-catalogue'
import type { SeededMedia } from './seeded-media'

const PRODUCTS_PER_ARTICLE = 6

/** The first of each, then the second of each: an article names all its kinds of goods. */
function inTurns<Thing>(lists: Thing[][]): Thing[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, nth) =>
    lists.flatMap((list) => list.slice(nth, nth + 1)),
  ).flat()
}

export async function seedBlog(
  db: Database,
  past: Past,
  mediaRows: SeededMedia,
  products: SeededProduct[],
): Promise<void> {
  const titles = [...new Set(demoArticles.map(({ category }) => category))]
  await bulkInsert(
    db,
    blogCategories,
    titles.map((title, i) => ({ id: i + 1, slug: slugify(title), title })),
  )
  await bulkInsert(
    db,
    articles,
    demoArticles.map((article, i) => ({
      id: i + 1,
      categoryId: titles.indexOf(article.category) + 1,
      slug: article.slug,
      title: article.title,
      excerpt: article.excerpt,
      body: cleanHtml(article.body),
      author: article.author,
      mediaId: mediaRows.idOf(articlePictures[article.slug] ?? ''),
      publishedAt: past.daysAgo(article.daysAgo),
      updatedAt: past.daysAgo(article.daysAgo),
    })),
  )
  await bulkInsert(
    db,
    articleProducts,
    demoArticles.flatMap(({ productCategories }, i) =>
      inTurns(productCategories.map((slug) => products.filter(({ category }) => category === slug)))
        .slice(0, PRODUCTS_PER_ARTICLE)
        .map((product, position) => ({ articleId: i + 1, productId: product.id, position })),
    ),
  )
  for (const table of [blogCategories, articles]) await continueIds(db, table)
}
