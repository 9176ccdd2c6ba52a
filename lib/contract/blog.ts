import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, paged, pageText, picture, slug } from './fields'
import { productCard } from './catalogue/products'

const blogCategory = z.object({ slug: z.string(), title: z.string() })

export const blogPostSummary = z.object({
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
export type BlogPostSummary = z.output<typeof blogPostSummary>

const blogPostLink = z.object({ slug: z.string(), title: z.string() })
export type BlogPostLink = z.output<typeof blogPostLink>

const blogPostList = z.object({
  articles: z.array(blogPostSummary),
  categories: z.array(blogCategory.extend({ count: z.int() })),
  ...paged,
})
export type BlogPostList = z.output<typeof blogPostList>

export const getBlogPosts = defineCall({
  method: 'GET',
  path: '/api/blog',
  summary: 'A page of the magazine, newest first',
  auth: 'anyone',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText, category: slug.optional() }),
  answer: dataOf(blogPostList),
})

export const getBlogPost = defineCall({
  method: 'GET',
  path: '/api/blog/:slug',
  summary: 'An article with its body',
  auth: 'anyone',
  example: { params: { slug: 'گوشی-تازه-را-چطور-انتخاب-کنیم' } },
  params: z.object({ slug }),
  answer: dataOf(
    z.object({
      article: blogPostSummary.extend({ body: z.string(), updated_at: z.iso.datetime() }),
      related: z.array(blogPostSummary),
      /** The goods it names. */
      products: z.array(productCard),
      /** The one published before it, and the one after. */
      previous: blogPostLink.nullable(),
      next: blogPostLink.nullable(),
    }),
  ),
})

const categoryGuide = blogPostSummary.extend({
  /** It names most of the kinds of goods that are sold there: less than that is something to read. */
  covers_category: z.boolean(),
})
export type CategoryGuide = z.output<typeof categoryGuide>

export const getCategoryGuides = defineCall({
  method: 'GET',
  path: '/api/category-guides/:slug',
  summary: 'The articles that begin with goods of a category, first those about all of it',
  auth: 'anyone',
  example: { params: { slug: 'موبایل-و-تبلت' } },
  params: z.object({ slug }),
  answer: dataOf(z.object({ articles: z.array(categoryGuide) })),
})

export const blogCalls = { getBlogPosts, getBlogPost, getCategoryGuides }
