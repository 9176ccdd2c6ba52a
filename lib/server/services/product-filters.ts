import { and, eq, exists, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { productFilters, Sort } from '@/lib/contract/products'
import { searchKey } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { brands, festivals, products, stocks } from '../db/schema/schema'
import { branchIds } from './categories'
import { cheapestFinal, isVisible, runningPercent } from './visible-products'

export type Filters = z.output<typeof productFilters>

function likeWord(word: string): SQL {
  return like(products.searchKey, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

function hasChoice(db: Database, [name, values]: [string, string[]]): SQL {
  const anyValue = values.map(
    (value) => sql`${stocks.parentValue} @> ${JSON.stringify({ [name]: value })}::jsonb`,
  )
  const ofProduct = eq(stocks.productId, products.id)
  return exists(
    db
      .select({ one: sql`1` })
      .from(stocks)
      .where(and(ofProduct, or(...anyValue))),
  )
}

/** Everything that narrows a list; the running festival must be joined where it is used. */
export async function whereFor(db: Database, filters: Filters): Promise<SQL | undefined> {
  const { category, brands: slugs = [], properties = {}, q } = filters
  const words = q ? searchKey(q).split(' ').filter(Boolean) : []
  const categoryIds = category === undefined ? undefined : await branchIds(db, { slug: category })
  const chosen = Object.entries(properties).filter(([, values]) => values.length > 0)
  return and(
    isVisible,
    categoryIds && inArray(products.categoryId, categoryIds),
    slugs.length > 0 ? inArray(brands.slug, slugs) : undefined,
    filters.available ? eq(products.available, true) : undefined,
    filters.festival === undefined ? undefined : eq(festivals.slug, filters.festival),
    filters.price_min === undefined ? undefined : gte(cheapestFinal, filters.price_min * 100),
    filters.price_max === undefined ? undefined : lte(cheapestFinal, filters.price_max * 100),
    ...words.map(likeWord),
    ...chosen.map((choice) => hasChoice(db, choice)),
    q !== undefined && words.length === 0 ? sql`false` : undefined,
  )
}

const ORDERS: Record<Sort, SQL> = {
  newest: sql`${products.createdAt} desc`,
  best_selling: sql`${products.soldCount} desc`,
  most_viewed: sql`${products.viewCount} desc`,
  cheapest: sql`${cheapestFinal} asc`,
  most_expensive: sql`${cheapestFinal} desc`,
  biggest_discount: sql`${runningPercent} desc, ${products.soldCount} desc`,
  relevant: sql`${products.soldCount} desc`,
}

/** What is out of stock comes last in every order. */
export function orderFor({ sort, q }: Pick<Filters, 'sort' | 'q'>): SQL[] {
  const chosen = sort ?? (q ? 'relevant' : 'best_selling')
  const bySpelling =
    chosen === 'relevant' && q
      ? [sql`word_similarity(${searchKey(q)}, ${products.searchKey}) desc`]
      : []
  return [sql`${products.available} desc`, ...bySpelling, ORDERS[chosen], sql`${products.id} desc`]
}
