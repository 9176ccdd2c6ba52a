import { readSitemapFiles } from '@/lib/data/sitemap'
import { renderSitemapIndex } from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml'

export async function GET() {
  return xmlResponse(renderSitemapIndex(await readSitemapFiles()))
}
