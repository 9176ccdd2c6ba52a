import { isNotFound } from '@/lib/client/http/error-checks'
import { readSitemapUrls, createTextStream } from '@/lib/data/sitemap'
import {
  OWN_SITEMAP_FILE,
  renderOwnSitemap,
  renderSitemapEntries,
  parseSitemapFileName,
  type SitemapFileName,
  URLSET,
} from '@/lib/seo/sitemap'
import { xmlResponse } from '@/lib/seo/xml'

type RouteContext = { params: Promise<{ file: string }> }

async function* streamSitemap(
  name: SitemapFileName,
  pages: ReturnType<typeof readSitemapUrls>,
  first: string,
) {
  yield URLSET.open + first
  for await (const urls of pages) yield renderSitemapEntries(name.kind, urls)
  yield URLSET.close
}

function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** The first addresses are read before the answer begins, so that an empty file is a 404. */
export async function GET(_: Request, { params }: RouteContext) {
  const { file } = await params
  if (file === OWN_SITEMAP_FILE) return xmlResponse(renderOwnSitemap())
  const name = parseSitemapFileName(file)
  if (name === null) return notFoundResponse()
  const pages = readSitemapUrls(name)
  try {
    const { value = [] } = await pages.next()
    if (value.length === 0) return notFoundResponse()
    return xmlResponse(
      createTextStream(streamSitemap(name, pages, renderSitemapEntries(name.kind, value))),
    )
  } catch (error) {
    if (isNotFound(error)) return notFoundResponse()
    throw error
  }
}
