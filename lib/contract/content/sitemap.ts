import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { idText, inDigits } from '../fields'
import { MAX_INTEGER } from '../limits'

export const SITEMAP_KINDS = [
  'product',
  'category',
  'brand',
  'festival',
  'article',
  'magazine',
  'page',
] as const
const kind = z.enum(SITEMAP_KINDS)
export type SitemapKind = z.output<typeof kind>

/** A file holds the rows whose ids lie in its part, so it never has more URLs than this. */
export const SITEMAP_FILE_URLS = 50_000

const sitemapFile = z.object({
  kind,
  part: z.int(),
  updated_at: z.iso.datetime(),
})
export type SitemapFile = z.output<typeof sitemapFile>

export const getSitemap = defineCall({
  method: 'GET',
  path: '/api/sitemap',
  summary: 'The files of the sitemap and when what they list last changed',
  auth: 'anyone',
  answer: dataOf(z.object({ files: z.array(sitemapFile) })),
})

const sitemapUrl = z.object({
  slug: z.string(),
  updated_at: z.iso.datetime(),
  pictures: z.array(z.object({ url: z.string() })),
})
export type SitemapUrl = z.output<typeof sitemapUrl>

const lastId = inDigits(z.int('شناسه باید عدد باشد.').min(0).max(MAX_INTEGER))

export const getSitemapUrls = defineCall({
  method: 'GET',
  path: '/api/sitemap/:kind',
  summary: 'Some of the addresses of one file; `next` is what to ask after, null at the end',
  auth: 'anyone',
  example: { params: { kind: 'product' }, query: { part: 1, after: 0 } },
  params: z.object({ kind }),
  query: z.object({ part: idText.default(1), after: lastId.default(0) }),
  answer: dataOf(z.object({ urls: z.array(sitemapUrl), next: z.int().nullable() })),
})
