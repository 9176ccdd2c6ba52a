import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/server/db/database'
import { products, users } from '@/lib/server/db/schema/schema'
import { saveComment as saveCommentCall } from '@/lib/contract/reviews/write-reviews'

type Fields = Parameters<NonNullable<typeof saveCommentCall.body>['parse']>[0]

/** A whole comment, as the call gives it to the shop's rules. */
export function createCommentBody(productId: number, fields: Record<string, unknown> = {}) {
  const given: Fields = {
    product_id: productId,
    comment: 'خوش‌ساخت و سبک است.',
    rate: 4,
    ...fields,
  }
  const body = saveCommentCall.body?.parse(given)
  if (!body) throw new Error('The call has a body.')
  return body
}

/** A product nobody has ordered or said anything about yet. */
export async function createProduct(db: Database): Promise<number> {
  const [like] = await db.select().from(products).limit(1)
  if (!like) throw new Error('The shop has no products.')
  const { id: _, ...fields } = like
  const counts = { rateSum: 0, rateCount: 0, questionCount: 0 }
  const [made] = await db
    .insert(products)
    .values({ ...fields, ...counts, slug: `کالای-تازه-${randomUUID()}` })
    .returning({ id: products.id })
  return made?.id ?? 0
}

export async function createCustomer(
  db: Database,
  fields: Partial<typeof users.$inferInsert> = {},
) {
  const mobile = `+989${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const [user] = await db
    .insert(users)
    .values({ mobile, ...fields })
    .returning({ id: users.id })
  if (!user) throw new Error('No customer was made.')
  return user.id
}
