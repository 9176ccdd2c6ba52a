import type { BlogPostSummary } from '@/lib/contract/blog'
import { paths } from '../paths'
import { siteUrl } from './site-url'
import { XML_HEAD, escapeXml } from './xml'

export const BLOG_TITLE = 'مجله'
export const BLOG_FEED = { title: BLOG_TITLE, path: '/blog/feed.xml' }
const FEED_DESCRIPTION = 'راهنمای خرید، نگهداری و چیزهایی که به کار خانه و زندگی می‌آید.'

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function feedItem(article: BlogPostSummary): string {
  const url = escapeXml(siteUrl(paths.blogPost(article.slug)))
  return [
    '<item>',
    element('title', article.title),
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    element('description', article.excerpt),
    element('dc:creator', article.author),
    element('category', article.category.title),
    element('pubDate', new Date(article.published_at).toUTCString()),
    '</item>',
  ].join('')
}

/** RSS 2.0 of the newest articles, newest first. */
export function renderFeed(articles: readonly BlogPostSummary[], shopName: string): string {
  const [newest] = articles
  const head = [
    element('title', `${BLOG_TITLE} ${shopName}`),
    `<link>${escapeXml(siteUrl(paths.blog))}</link>`,
    `<atom:link href="${escapeXml(siteUrl(BLOG_FEED.path))}" rel="self" type="application/rss+xml"/>`,
    element('description', FEED_DESCRIPTION),
    '<language>fa-IR</language>',
    ...(newest ? [element('lastBuildDate', new Date(newest.published_at).toUTCString())] : []),
  ]
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  const lines = [...head, ...articles.map(feedItem)].join('\n')
  return `${XML_HEAD}<rss version="2.0" ${spaces}>\n<channel>\n${lines}\n</channel>\n</rss>\n`
}
