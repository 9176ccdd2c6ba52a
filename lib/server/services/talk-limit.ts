import { and, eq, gt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { comments, questions } from '../db/schema/schema'
import { lockCustomer } from './lock-customer'
import { Refusal } from './refusal'

export const MOST_A_DAY = 30
const DAY = 86_400
const TOO_MANY = 'امروز به سقف ۳۰ دیدگاه و پرسش رسیده‌اید؛ فردا دوباره بنویسید.'

export async function mustHaveRoom(tx: Database, customer: number): Promise<void> {
  await lockCustomer(tx, customer)
  const since = sql`now() - interval '1 day'`
  const age = (at: typeof comments.createdAt | typeof questions.createdAt) =>
    sql<number>`extract(epoch from now() - ${at})::int`.as('age')
  const written = await unionAll(
    tx
      .select({ age: age(comments.createdAt) })
      .from(comments)
      .where(and(eq(comments.userId, customer), gt(comments.createdAt, since))),
    tx
      .select({ age: age(questions.createdAt) })
      .from(questions)
      .where(and(eq(questions.userId, customer), gt(questions.createdAt, since))),
  )
    .orderBy(sql`age`)
    .limit(MOST_A_DAY)
  const oldest = written[MOST_A_DAY - 1]
  if (oldest === undefined) return
  throw new Refusal('too_many', TOO_MANY, { retryAfter: Math.max(DAY - oldest.age, 1) })
}
