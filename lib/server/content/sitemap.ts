import { sql, type SQL } from 'drizzle-orm'
import {
  SITEMAP_FILE_URLS,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapKind,
  type SitemapUrl,
} from '@/lib/contract/content/sitemap'
import type { Database } from '../db/database'
import { listProductPictures } from '../catalogue/product-pictures'
import {
  articles,
  blogCategories,
  brands,
  categories,
  festivals,
  pages,
  products,
} from '../db/schema/schema'
import { isVisible } from '../catalogue/visible-products'

const isPublished = sql`${articles.publishedAt} <= now()`

/** When one of these goods last changed: the end of an index. */
function lastChange(which: SQL): SQL {
  return sql`(select max(${products.updatedAt}) from ${products} where ${which} and ${isVisible})`
}

/** Each gives `id`, `slug` and `at`: when what the address shows last changed. */
const sitemapSources: Record<SitemapKind, SQL> = {
  product: sql`
    select ${products.id} as id, ${products.slug} as slug, ${products.updatedAt} as at
    from ${products} where ${isVisible}`,
  category: sql`
    with recursive above as (
      select id, id as top from categories
      union all
      select above.id, upper.parent_id from above
      join categories upper on upper.id = above.top where upper.parent_id is not null
    ), changed as (
      select ${categories.id} as id, ${lastChange(sql`${products.categoryId} = ${categories.id}`)} as at
      from ${categories}
    )
    select ${categories.id} as id, ${categories.slug} as slug,
      greatest(${categories.updatedAt}, max(changed.at)) as at
    from ${categories}
    join above on above.top = ${categories.id}
    left join changed on changed.id = above.id
    group by ${categories.id}`,
  brand: sql`
    select * from (
      select ${brands.id} as id, ${brands.slug} as slug,
        ${lastChange(sql`${products.brandId} = ${brands.id}`)} as at from ${brands}
    ) changed where at is not null`,
  // The goods of a festival are few: nothing is gained by two more processes, which cost more than the whole.
  festival: sql`
    select ${festivals.id} as id, ${festivals.slug} as slug,
      greatest(${festivals.startsAt}, max(changed.at)) as at
    from ${festivals}, lateral (
      select ${products.updatedAt} as at from ${products}
      where ${products.festivalId} = ${festivals.id} and ${isVisible} offset 0
    ) changed
    where now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}
    group by ${festivals.id}`,
  article: sql`
    select ${articles.id} as id, ${articles.slug} as slug,
      greatest(${articles.updatedAt}, ${articles.publishedAt}) as at
    from ${articles} where ${isPublished}`,
  magazine: sql`
    select ${blogCategories.id} as id, ${blogCategories.slug} as slug,
      max(greatest(${articles.updatedAt}, ${articles.publishedAt})) as at
    from ${blogCategories} join ${articles} on ${articles.categoryId} = ${blogCategories.id}
    where ${isPublished} group by ${blogCategories.id}`,
  page: sql`
    select ${pages.id} as id, ${pages.slug} as slug, ${pages.updatedAt} as at from ${pages}
    where not ${pages.isOutline}`,
}

const BATCH_SIZE = 1_000
const TIMESTAMP_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
/** As the index `products_part_updated` has it. */
const filesUrls = sql.raw(String(SITEMAP_FILE_URLS))
const part = sql<number>`(source.id - 1) / ${filesUrls} + 1`

const utcText = (at: SQL) => sql<string>`to_char(${at} at time zone 'UTC', ${TIMESTAMP_FORMAT})`

async function listFilesOfKind(db: Database, kind: SitemapKind): Promise<SitemapFile[]> {
  const rows = await db
    .select({ part, updated_at: utcText(sql`max(source.at)`) })
    .from(sql`(${sitemapSources[kind]}) as source`)
    .groupBy(part)
    .orderBy(part)
  return rows.map((row) => ({ kind, ...row }))
}

/** Goods are too many to be gone through: each file is looked up by itself. */
async function listProductFiles(db: Database): Promise<SitemapFile[]> {
  const changed = lastChange(sql`(${products.id} - 1) / ${filesUrls} = file - 1`)
  const rows = await db
    .select({ part: sql<number>`file`, updated_at: utcText(sql`at`) })
    .from(
      sql`(select file, ${changed} as at from generate_series(
        1, (select coalesce(max(${products.id}), 0) from ${products}) / ${filesUrls} + 1) file) files`,
    )
    .where(sql`at is not null`)
    .orderBy(sql`file`)
  return rows.map((row) => ({ kind: 'product', ...row }))
}

export async function listSitemapFiles(db: Database): Promise<SitemapFile[]> {
  const files: SitemapFile[] = []
  for (const kind of SITEMAP_KINDS) {
    const isOfGoods = kind === 'product'
    files.push(...(await (isOfGoods ? listProductFiles(db) : listFilesOfKind(db, kind))))
  }
  return files
}

type SitemapUrlQuery = { kind: SitemapKind; part: number; after: number }
type SitemapUrlBatch = { urls: SitemapUrl[]; next: number | null }

/** By key and never by offset: the last of 50,000 is as quick as the first. */
export async function listSitemapUrls(
  db: Database,
  { kind, part, after }: SitemapUrlQuery,
): Promise<SitemapUrlBatch> {
  const begin = Math.max(after, (part - 1) * SITEMAP_FILE_URLS)
  const end = part * SITEMAP_FILE_URLS
  const rows = await db
    .select({
      id: sql<number>`source.id`,
      slug: sql<string>`source.slug`,
      updated_at: sql<string>`to_char(source.at at time zone 'UTC', ${TIMESTAMP_FORMAT})`,
    })
    .from(sql`(${sitemapSources[kind]}) as source`)
    .where(sql`source.id > ${begin}::bigint and source.id <= ${end}::bigint`)
    .orderBy(sql`source.id`)
    .limit(BATCH_SIZE)
  const ids = rows.map(({ id }) => id)
  const pictures = kind === 'product' ? await listProductPictures(db, ids) : []
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
    next: rows.length === BATCH_SIZE ? (ids.at(-1) ?? null) : null,
  }
}
