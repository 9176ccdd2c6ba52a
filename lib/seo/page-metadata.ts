import type { Metadata } from 'next'
import { readShopSettings } from '@/lib/data/content'
import { excerpt } from '@/lib/persian/text'
import { SHARE_IMAGE_SIZE, type ShareFacts, shareImagePath } from './share-image/share-facts'
import { siteUrl } from './site-url'

const DESCRIPTION_LENGTH = 155
/** A search engine cuts what is longer. */
const TITLE_LENGTH = 60

export type PageFacts = {
  title: string
  /** Behind the title where there is room for it. */
  titleAside?: string
  description: string
  /** What tells this page from its like: a filter, the number of a page. */
  note?: string
  path: string
  /** What its picture shows where the page is shared; the shop's own without. */
  share?: ShareFacts | undefined
  article?: { published_at: string; updated_at: string; author: string }
  /** A page that only rearranges another. */
  isHidden?: boolean
  feed?: { title: string; path: string }
}

const lengthOf = (text: string) => [...text].length

function cutAtWord(text: string, length: number): string {
  if (lengthOf(text) <= length) return text
  const beginning = [...text].slice(0, length - 2).join('')
  const end = beginning.lastIndexOf(' ')
  return excerpt(text, lengthOf(end === -1 ? beginning : beginning.slice(0, end)))
}

/** The name first; what stands behind it goes, the shop's name before all, where it does not fit. */
function fitTitle({ title, titleAside, note = '' }: PageFacts, shopName: string): string {
  const named = title + note
  const whole = titleAside === undefined ? named : `${title}، ${titleAside}${note}`
  const forms = title.includes(shopName) ? [whole] : [`${whole} | ${shopName}`, whole]
  const fitting = [...forms, named].find((form) => lengthOf(form) <= TITLE_LENGTH)
  return fitting ?? cutAtWord(title, TITLE_LENGTH - lengthOf(note)) + note
}

function summarize({ description, note = '' }: PageFacts): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (note === '') return excerpt(text, DESCRIPTION_LENGTH)
  const about = excerpt(text.replace(/[.،]$/, ''), DESCRIPTION_LENGTH - lengthOf(note))
  return `${about}${note}`
}

export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  return composeMetadata(facts, (await readShopSettings()).name)
}

/** Of pages that name themselves alone, as those of the account. */
export async function shopMetadata(): Promise<Metadata> {
  const { name } = await readShopSettings()
  return {
    title: { template: `%s | ${name}`, default: name },
    applicationName: name,
    openGraph: { type: 'website', siteName: name, locale: 'fa_IR' },
  }
}

export function composeMetadata(facts: PageFacts, shopName: string): Metadata {
  const { path, share, article, isHidden, feed, note = '' } = facts
  const title = facts.title + note
  const summary = summarize(facts)
  const url = siteUrl(path)
  const picture = {
    url: siteUrl(shareImagePath(share, shopName)),
    ...SHARE_IMAGE_SIZE,
    alt: share?.title ?? title,
    type: 'image/png',
  }
  const shown = { title, description: summary, images: [picture] }
  return {
    title: { absolute: fitTitle(facts, shopName) },
    description: summary,
    openGraph: { ...shown, url, siteName: shopName, locale: 'fa_IR', ...openGraphType(article) },
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
