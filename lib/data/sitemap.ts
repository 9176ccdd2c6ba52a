import { send } from '@/lib/api/send'
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

async function some({ kind, part }: SitemapName, after: number) {
  return (await send(getSitemapUrls, { params: { kind }, query: { part, after } })).data
}

/** One answer at a time, asked for when the one before has been taken. */
export async function* sitemapUrls(name: SitemapName): AsyncGenerator<SitemapUrl[]> {
  for (let after: number | null = 0; after !== null; ) {
    const { urls, next }: { urls: SitemapUrl[]; next: number | null } = await some(name, after)
    yield urls
    after = next
  }
}
