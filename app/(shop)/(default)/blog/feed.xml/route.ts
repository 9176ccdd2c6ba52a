import { readBlogPosts } from '@/lib/data/blog'
import { readShopSettings } from '@/lib/data/content'
import { renderFeed } from '@/lib/seo/feed'
import { xmlResponse } from '@/lib/seo/xml'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function GET() {
  const first = await readBlogPosts(1)
  const second = first && first.total > 1 ? await readBlogPosts(2) : null
  const newest = [...(first?.articles ?? []), ...(second?.articles ?? [])]
  return xmlResponse(renderFeed(newest, (await readShopSettings()).name), 'application/rss+xml')
}
