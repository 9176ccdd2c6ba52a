import { articles } from '@/lib/data/blog'
import { feedXml } from '@/lib/seo/feed'
import { xmlAnswer } from '@/lib/seo/xml-answer'

export const dynamic = 'force-static'
export const revalidate = 3600

export async function GET() {
  const first = await articles(1)
  const second = first && first.total > 1 ? await articles(2) : null
  const newest = [...(first?.articles ?? []), ...(second?.articles ?? [])]
  return xmlAnswer(feedXml(newest), 'application/rss+xml')
}
