import { send } from '@/lib/api/send'
import type { CallAnswer } from '@/lib/contract/call'
import { getSitemap, getSitemapUrls, type SitemapUrl } from '@/lib/contract/sitemap'
import { tags } from '@/lib/contract/tags'
import type { SitemapName } from '@/lib/seo/sitemap-xml'
import { cachedRead, orNull } from './cached'

const files = cachedRead(
  'sitemap',
  async () => (await send(getSitemap, {})).data.files,
  () => [tags.products, tags.blog],
)

/** Null where the backend does not know the call. */
export function sitemapFiles() {
  return orNull(files())
}

/** One answer at a time, asked for when the one before has been taken. */
export async function* sitemapUrls(name: SitemapName): AsyncGenerator<SitemapUrl[]> {
  const { kind, part } = name
  let after: number | null = 0
  while (after !== null) {
    const input = { params: { kind }, query: { part, after } }
    const { data }: CallAnswer<typeof getSitemapUrls> = await send(getSitemapUrls, input)
    yield data.urls
    after = data.next
  }
}
