import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, paged, pageText, picture, slug } from './fields'
import { productCard } from './products'

const blogCategory = z.object({ slug: z.string(), title: z.string() })

export const articleCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: blogCategory,
  picture,
  minutes: z.int(),
  published_at: z.iso.datetime(),
})
export type ArticleCard = z.output<typeof articleCard>

const articleLink = z.object({ slug: z.string(), title: z.string() })
export type ArticleLink = z.output<typeof articleLink>

const articleList = z.object({
  articles: z.array(articleCard),
  categories: z.array(blogCategory.extend({ count: z.int() })),
  ...paged,
})
export type ArticleList = z.output<typeof articleList>

export const getArticles = defineCall({
  method: 'GET',
  path: '/api/blog',
  summary: 'A page of the magazine, newest first',
  auth: 'anyone',
  query: z.object({ page: pageText, category: slug.optional() }),
  answer: dataOf(articleList),
})

export const getArticle = defineCall({
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'An article with its body',
  auth: 'anyone',
  params: z.object({ slug }),
  answer: dataOf(
    z.object({
      article: articleCard.extend({ body: z.string(), updated_at: z.iso.datetime() }),
      related: z.array(articleCard),
      /** The goods it names. */
      products: z.array(productCard),
      /** The one published before it, and the one after. */
      previous: articleLink.nullable(),
      next: articleLink.nullable(),
    }),
  ),
})

const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  updated_at: z.iso.datetime(),
})
export type ContentPage = z.output<typeof contentPage>

export const getPage = defineCall({
  method: 'GET',
  path: '/api/page/:slug',
  summary: 'A page of text: terms, privacy, returns and the like',
  auth: 'anyone',
  params: z.object({ slug }),
  answer: dataOf(z.object({ page: contentPage })),
})
