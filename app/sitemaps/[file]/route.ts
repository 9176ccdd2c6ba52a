import { isMissing } from '@/lib/api/failure'
import { sitemapUrls } from '@/lib/data/sitemap'
import { textStream } from '@/lib/data/text-stream'
import {
  OWN_FILE,
  ownPlaces,
  sitemapEntries,
  sitemapName,
  type SitemapName,
  URLSET,
} from '@/lib/seo/sitemap-xml'
import { xmlAnswer } from '@/lib/seo/xml-answer'

type Asked = { params: Promise<{ file: string }> }

async function* fileOf(name: SitemapName, pages: ReturnType<typeof sitemapUrls>, first: string) {
  yield URLSET.open + first
  for await (const urls of pages) yield sitemapEntries(name.kind, urls)
  yield URLSET.close
}

function missing(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** The first addresses are read before the answer begins, so that an empty file is a 404. */
export async function GET(_: Request, { params }: Asked) {
  const { file } = await params
  if (file === OWN_FILE) return xmlAnswer(ownPlaces())
  const name = sitemapName(file)
  if (name === null) return missing()
  const pages = sitemapUrls(name)
  try {
    const { value = [] } = await pages.next()
    if (value.length === 0) return missing()
    return xmlAnswer(textStream(fileOf(name, pages, sitemapEntries(name.kind, value))))
  } catch (error) {
    if (isMissing(error)) return missing()
    throw error
  }
}
