import { sitemapFiles } from '@/lib/data/sitemap'
import { sitemapIndex } from '@/lib/seo/sitemap-xml'
import { xmlAnswer } from '@/lib/seo/xml-answer'

export async function GET() {
  return xmlAnswer(sitemapIndex(await sitemapFiles()))
}
