import type { Metadata } from 'next'
import type { ArticleList } from '@/lib/contract/blog'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { FEED } from '@/lib/seo/feed'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const MAGAZINE = 'مجلهٔ ویترین'
export const ABOUT_MAGAZINE = 'راهنمای خرید، نگهداری و چیزهایی که به کار خانه و زندگی می‌آید.'

export type Magazine = { list: ArticleList; page: number; slug: string | undefined }

export function magazinePath(category: string | undefined, page: number): string {
  const base = category === undefined ? paths.blog : paths.magazine(category)
  if (page === 1) return base
  return category === undefined ? `${base}/page/${page}` : `${base}/${page}`
}

export function magazineTitle({ list, slug }: Magazine): string {
  const chosen = list.categories.find((category) => category.slug === slug)
  return chosen ? `${chosen.title} در ${MAGAZINE}` : MAGAZINE
}

export function magazineMetadata(magazine: Magazine): Metadata {
  const { list, page, slug } = magazine
  const title = magazineTitle(magazine)
  const newest = list.articles.slice(0, 3).map((article) => article.title)
  const about = slug === undefined ? ABOUT_MAGAZINE : `${title}: ${newest.join('؛ ')}.`
  const place = page > 1 ? `، صفحهٔ ${persianDigits(page)}` : ''
  return pageMetadata({
    title: `${title}${place}`,
    description: page > 1 ? `${about} صفحهٔ ${persianDigits(page)}.` : about,
    path: magazinePath(slug, page),
    feed: FEED,
  })
}
