import { send } from '@/lib/client/http/client'
import { getSitemap, getSitemapUrls, type SitemapUrl } from '@/lib/contract/content/sitemap'
import { tags } from '@/lib/contract/tags'
import type { SitemapFileName } from '@/lib/seo/sitemap'
import { cachedRead, nullIfMissing, readForPage } from './cached-read'

const cachedFiles = cachedRead(
  'sitemap',
  async () => (await send(getSitemap, {})).data.files,
  () => [tags.products, tags.blog],
)

/** Null where the backend does not know the call. */
export function readSitemapFiles() {
  return nullIfMissing(cachedFiles())
}

async function fetchUrls({ kind, part: file }: SitemapFileName, after: number) {
  const request = send(getSitemapUrls, { params: { kind }, query: { part: file, after } })
  return (await readForPage(request)).data
}

/** One answer at a time, fetched when the one before has been consumed. */
export async function* readSitemapUrls(name: SitemapFileName): AsyncGenerator<SitemapUrl[]> {
  for (let after: number | null = 0; after !== null;) {
    const { urls, next }: { urls: SitemapUrl[]; next: number | null } = await fetchUrls(name, after)
    yield urls
    after = next
  }
}

/** Text made piece by piece, as fast as the reader consumes it. */
export function createTextStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
