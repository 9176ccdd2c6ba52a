import { send } from '@/lib/client/http/client'
import { getBlogPost, getBlogPosts, getContentPage } from '@/lib/contract/blog'
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

const cachedContentPage = cachedRead(
  'content-page',
  async (slug: string) => (await send(getContentPage, { params: { slug } })).data.page,
  (slug) => [tags.page(slug)],
)

export function readContentPage(slug: string) {
  return nullIfMissing(cachedContentPage(slug))
}
