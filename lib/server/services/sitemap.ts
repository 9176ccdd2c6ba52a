import { sql } from 'drizzle-orm'
import {
  SITEMAP_FILE_URLS,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapKind,
  type SitemapUrl,
} from '@/lib/contract/sitemap'
import type { Database } from '../db/database'
import { picturesOf } from './pictures'
import { sitemapSources } from './sitemap-sources'

const AT_ONCE = 1_000
const FORM = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
const part = sql<number>`(source.id - 1) / ${sql.raw(String(SITEMAP_FILE_URLS))} + 1`

async function filesOf(db: Database, kind: SitemapKind): Promise<SitemapFile[]> {
  const rows = await db
    .select({
      part,
      updated_at: sql<string>`to_char(max(source.at) at time zone 'UTC', ${FORM})`,
    })
    .from(sql`(${sitemapSources[kind]}) as source`)
    .groupBy(part)
    .orderBy(part)
  return rows.map((row) => ({ kind, ...row }))
}

export async function sitemapFiles(db: Database): Promise<SitemapFile[]> {
  const files: SitemapFile[] = []
  for (const kind of SITEMAP_KINDS) files.push(...(await filesOf(db, kind)))
  return files
}

type Wanted = { kind: SitemapKind; part: number; after: number }
type Some = { urls: SitemapUrl[]; next: number | null }

/** By key and never by offset: the last of 50,000 is as quick as the first. */
export async function sitemapUrls(db: Database, { kind, part, after }: Wanted): Promise<Some> {
  const begin = Math.max(after, (part - 1) * SITEMAP_FILE_URLS)
  const end = part * SITEMAP_FILE_URLS
  const rows = await db
    .select({
      id: sql<number>`source.id`,
      slug: sql<string>`source.slug`,
      updated_at: sql<string>`to_char(source.at at time zone 'UTC', ${FORM})`,
    })
    .from(sql`(${sitemapSources[kind]}) as source`)
    .where(sql`source.id > ${begin}::bigint and source.id <= ${end}::bigint`)
    .orderBy(sql`source.id`)
    .limit(AT_ONCE)
  const ids = rows.map(({ id }) => id)
  const pictures = kind === 'product' ? await picturesOf(db, ids) : []
  const picturesById = new Map<number, { url: string }[]>()
  for (const { product_id: id, url } of pictures) {
    picturesById.set(id, [...(picturesById.get(id) ?? []), { url }])
  }
  return {
    urls: rows.map(({ id, slug, updated_at }) => ({
      slug,
      updated_at,
      pictures: picturesById.get(id) ?? [],
    })),
    next: rows.length === AT_ONCE ? (ids.at(-1) ?? null) : null,
  }
}
