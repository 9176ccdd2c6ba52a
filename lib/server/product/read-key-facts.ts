import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductFacts } from '@/lib/contract/catalogue/key-facts'
import { isVisible } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import { numbers } from '../db/read-rows'
import { listings, productFields, products } from '../db/schema/schema'
import { fieldOrder } from './field-order'

const MAX_FACTS = 3
/** So many of the best sellers of a category tell what its goods are compared by. */
const SAMPLE = 60

/**
 * The same three of every good of a category, in the same order, so that rows can be read downwards: what
 * most of them have and the shop has marked most often. What all have alike tells nothing apart.
 */
async function readComparedNames(db: Database, categoryIds: readonly number[]) {
  const best = sql`(
    select ranked.product_id, ranked.goods from (
      select ${listings.productId} as product_id,
        least(count(*) over (partition by ${listings.categoryId}), ${SAMPLE}) as goods,
        row_number() over (
          partition by ${listings.categoryId}
          order by ${listings.soldCount} desc, ${listings.productId}
        ) as nth
      from ${listings} where ${listings.categoryId} = any(${numbers(categoryIds)}::int[])
    ) ranked where ranked.nth <= ${SAMPLE}
  ) best`
  const { categoryId } = products
  const { name, value, highlighted } = productFields
  const averagePosition = sql<number>`avg(${productFields.position})`.mapWith(Number)
  const rows = await db
    .select({ categoryId, name, position: averagePosition })
    .from(productFields)
    .innerJoin(products, eq(products.id, productFields.productId))
    .innerJoin(best, sql`best.product_id = ${products.id}`)
    .groupBy(categoryId, name)
    .orderBy(
      sql`count(distinct ${value}) = 1 and count(*) > 1`,
      desc(sql`count(*) * 2 >= max(best.goods)`),
      desc(sql`count(*) filter (where ${highlighted})`),
      fieldOrder,
      desc(sql`count(*)`),
      asc(name),
    )
  return new Map(
    categoryIds.map((id) => {
      const best = rows.filter((row) => row.categoryId === id).slice(0, MAX_FACTS)
      // As the specifications have them.
      const inOrder = best.toSorted((a, b) => a.position - b.position)
      return [id, inOrder.map((row) => row.name)]
    }),
  )
}

export async function readKeyFacts(db: Database, ids: number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return []
  const fields = await db
    .select({
      ...{ id: products.id, categoryId: products.categoryId },
      ...{ name: productFields.name, value: productFields.value },
    })
    .from(productFields)
    .innerJoin(products, eq(products.id, productFields.productId))
    .where(and(inArray(products.id, ids), isVisible))
    .orderBy(asc(productFields.position))
  const names = await readComparedNames(db, [...new Set(fields.map((field) => field.categoryId))])
  return ids.map((id) => {
    const own = fields.filter((field) => field.id === id)
    const facts = (names.get(own[0]?.categoryId ?? 0) ?? []).flatMap((name) => {
      const field = own.find((one) => one.name === name)
      return field ? [{ name, value: field.value }] : []
    })
    return { id, facts }
  })
}
