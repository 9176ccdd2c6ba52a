import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_INTEGER } from '@/lib/contract/limits'
import { referenceOf } from '@/lib/domain/audit-references'
import type { Database } from '../db/database'
import {
  articles,
  blogCategories,
  brands,
  categories,
  cities,
  comments,
  contactMessages,
  coupons,
  deskViews,
  festivals,
  imports,
  orders,
  pages,
  products,
  questions,
  roles,
  shippingMethods,
  staffMembers,
  stocks,
  tickets,
  users,
} from '../db/schema/schema'
import { fullName } from './desk-orders'

type NamedTable = { table: PgTable; key: PgColumn; name: PgColumn | SQL<string> }

const productTitle = (column: PgColumn) =>
  sql<string>`(select ${products.title} from ${products} where ${products.id} = ${column})`

/** What a thing of the log is called where people work with it. */
const NAMED: Record<string, NamedTable> = {
  order: { table: orders, key: orders.id, name: orders.code },
  product: { table: products, key: products.id, name: products.title },
  stock: { table: stocks, key: stocks.id, name: productTitle(stocks.productId) },
  category: { table: categories, key: categories.id, name: categories.title },
  brand: { table: brands, key: brands.id, name: brands.title },
  coupon: { table: coupons, key: coupons.id, name: coupons.code },
  festival: { table: festivals, key: festivals.id, name: festivals.title },
  staff: { table: staffMembers, key: staffMembers.id, name: staffMembers.name },
  role: { table: roles, key: roles.id, name: roles.name },
  ticket: { table: tickets, key: tickets.id, name: tickets.subject },
  message: { table: contactMessages, key: contactMessages.id, name: contactMessages.subject },
  comment: { table: comments, key: comments.id, name: productTitle(comments.productId) },
  question: { table: questions, key: questions.id, name: productTitle(questions.productId) },
  shipping: { table: shippingMethods, key: shippingMethods.id, name: shippingMethods.title },
  article: { table: articles, key: articles.id, name: articles.title },
  blog_category: { table: blogCategories, key: blogCategories.id, name: blogCategories.title },
  import: { table: imports, key: imports.id, name: imports.fileName },
  view: { table: deskViews, key: deskViews.id, name: deskViews.name },
  city: { table: cities, key: cities.id, name: cities.name },
  page: { table: pages, key: pages.slug, name: pages.title },
}
const CUSTOMER: NamedTable = { table: users, key: users.id, name: fullName }

const MOST_NAMES = 2_000
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER

/** The names of `order:12` and the like, a query a kind; what is gone has none. */
export async function nameSubjects(
  db: Database,
  subjects: Iterable<string>,
  { seesCustomers }: { seesCustomers: boolean },
): Promise<Record<string, string>> {
  const keysOf = new Map<string, string[]>()
  for (const subject of [...new Set(subjects)].slice(0, MOST_NAMES)) {
    const [kind = '', key = ''] = subject.split(':')
    keysOf.set(kind, [...(keysOf.get(kind) ?? []), key])
  }
  const names: Record<string, string> = {}
  for (const [kind, keys] of keysOf) {
    const source = kind === 'customer' && seesCustomers ? CUSTOMER : NAMED[kind]
    if (source === undefined) continue
    const { table, key, name } = source
    const wanted = kind === 'page' ? keys : keys.map(Number).filter(isId)
    if (wanted.length === 0) continue
    const rows = await db
      .select({ key: sql<string>`${key}::text`, name: sql<string | null>`${name}` })
      .from(table)
      .where(inArray(key, wanted))
    for (const row of rows) if (row.name) names[referenceOf(kind, row.key)] = row.name
  }
  return names
}
