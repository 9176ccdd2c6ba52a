import type { Metadata } from 'next'
import { excerpt } from '@/lib/persian/text'
import { SHARE_IMAGE_SIZE, type ShareFacts, shareImagePath } from './share-image/share-facts'
import { siteUrl } from './site-url'

const DESCRIPTION_LENGTH = 155
const SHOP_NAME = 'ویترین'

type PageFacts = {
  title: string
  description: string
  path: string
  /** What its picture shows where the page is shared; the shop's own without. */
  share?: ShareFacts | undefined
  article?: { published_at: string; updated_at: string; author: string }
  /** A page that only rearranges another. */
  isHidden?: boolean
  feed?: { title: string; path: string }
}

export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, share, article, isHidden, feed } = facts
  const summary = excerpt(description.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH)
  const url = siteUrl(path)
  const picture = {
    url: siteUrl(shareImagePath(share)),
    ...SHARE_IMAGE_SIZE,
    alt: share?.title ?? title,
    type: 'image/png',
  }
  const shown = { title, description: summary, images: [picture] }
  return {
    // A title that names the shop needs no name behind it.
    title: title.includes(SHOP_NAME) ? { absolute: title } : title,
    description: summary,
    openGraph: { ...shown, url, siteName: SHOP_NAME, locale: 'fa_IR', ...openGraphType(article) },
    twitter: { ...shown, card: 'summary_large_image' },
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    alternates: {
      ...(isHidden ? {} : { canonical: url }),
      ...(feed
        ? { types: { 'application/rss+xml': [{ title: feed.title, url: siteUrl(feed.path) }] } }
        : {}),
    },
  }
}

function openGraphType(article: PageFacts['article']) {
  if (!article) return { type: 'website' as const }
  const { published_at, updated_at, author } = article
  return {
    type: 'article' as const,
    publishedTime: published_at,
    modifiedTime: updated_at,
    authors: [author],
  }
}
