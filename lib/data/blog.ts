import { send } from '@/lib/client/http/client'
import { getBlogPost, getBlogPosts, getCategoryGuides } from '@/lib/contract/blog'
import { tags } from '@/lib/contract/tags'
import { cachedRead, nullIfMissing } from './cached-read'

const cachedPosts = cachedRead(
  'articles',
  async (page: number, category?: string) => {
    const query = category === undefined ? { page } : { page, category }
    return (await send(getBlogPosts, { query })).data
  },
  () => [tags.blog],
)

export function readBlogPosts(page: number, category?: string) {
  return nullIfMissing(cachedPosts(page, category))
}

const cachedPost = cachedRead(
  'article',
  async (slug: string) => (await send(getBlogPost, { params: { slug } })).data,
  (slug) => [tags.blog, tags.article(slug), tags.products],
)

export function readBlogPost(slug: string) {
  return nullIfMissing(cachedPost(slug))
}

export const readCategoryGuides = cachedRead(
  'category-guides',
  async (slug: string) => (await send(getCategoryGuides, { params: { slug } })).data.articles,
  (slug) => [tags.blog, tags.category(slug)],
  [],
)
