import { send } from '@/lib/api/send'
import { getArticle, getArticles, getPage } from '@/lib/contract/blog'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

const articlePage = cachedRead(
  'articles',
  async (page: number, category?: string) => {
    const query = category === undefined ? { page } : { page, category }
    return (await send(getArticles, { query })).data
  },
  () => [tags.blog],
)

export function articles(page: number, category?: string) {
  return orNull(articlePage(page, category))
}

const oneArticle = cachedRead(
  'article',
  async (slug: string) => (await send(getArticle, { params: { slug } })).data,
  (slug) => [tags.blog, tags.article(slug), tags.products],
)

export function article(slug: string) {
  return orNull(oneArticle(slug))
}

const onePage = cachedRead(
  'content-page',
  async (slug: string) => (await send(getPage, { params: { slug } })).data.page,
  (slug) => [tags.page(slug)],
)

export function contentPage(slug: string) {
  return orNull(onePage(slug))
}
