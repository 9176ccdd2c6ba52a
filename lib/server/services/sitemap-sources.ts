import { type SQL, sql } from 'drizzle-orm'
import type { SitemapKind } from '@/lib/contract/sitemap'
import {
  articles,
  blogCategories,
  brands,
  categories,
  festivals,
  pages,
  products,
} from '../db/schema/schema'
import { isVisible } from './visible-products'

const isPublished = sql`${articles.publishedAt} <= now()`

/** Each gives `id`, `slug` and `at`: when what the address shows last changed. */
export const sitemapSources: Record<SitemapKind, SQL> = {
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
      select ${products.categoryId} as id, max(${products.updatedAt}) as at
      from ${products} where ${isVisible} group by 1
    )
    select ${categories.id} as id, ${categories.slug} as slug,
      greatest(${categories.updatedAt}, max(changed.at)) as at
    from ${categories}
    join above on above.top = ${categories.id}
    left join changed on changed.id = above.id
    group by ${categories.id}`,
  brand: sql`
    select ${brands.id} as id, ${brands.slug} as slug, max(${products.updatedAt}) as at
    from ${brands} join ${products} on ${products.brandId} = ${brands.id}
    where ${isVisible} group by ${brands.id}`,
  festival: sql`
    select ${festivals.id} as id, ${festivals.slug} as slug,
      greatest(${festivals.startsAt}, max(${products.updatedAt})) as at
    from ${festivals} join ${products} on ${products.festivalId} = ${festivals.id}
    where ${isVisible} and now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}
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
    select ${pages.id} as id, ${pages.slug} as slug, ${pages.updatedAt} as at from ${pages}`,
}
