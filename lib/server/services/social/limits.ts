import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { NEW_FOR_DAYS, POST_COMMENTS_A_DAY, POSTS_A_DAY } from '@/lib/contract/social-limits'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../../db/database'
import { postComments, posts, users } from '../../db/schema/schema'
import { Refusal } from '../refusal'
import { hasLink } from './links'

const DAY = 86_400

const counted = {
  posts: { table: posts, most: POSTS_A_DAY, what: 'پست' },
  comments: { table: postComments, most: POST_COMMENTS_A_DAY, what: 'دیدگاه' },
}

/** The row of the day's last one that fits says when the next does. */
export async function mustHaveRoomFor(
  db: Database,
  customer: number,
  kind: keyof typeof counted,
): Promise<void> {
  const { table, most, what } = counted[kind]
  const [last] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${table.createdAt})::int` })
    .from(table)
    .where(and(eq(table.userId, customer), gt(table.createdAt, sql`now() - interval '1 day'`)))
    .orderBy(desc(table.createdAt))
    .offset(most - 1)
    .limit(1)
  if (last === undefined) return
  const told = `امروز به سقف ${persianDigits(most)} ${what} رسیده‌اید؛ فردا ادامه دهید.`
  throw new Refusal('too_many', told, { retryAfter: Math.max(DAY - last.age, 1) })
}

/** One of a customer's writes at a time, so that two cannot both be the day's last. */
export async function lockCustomer(tx: Database, customer: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customer)).for('update')
}

const NO_LINKS = `تا ${persianDigits(NEW_FOR_DAYS)} روز پس از ساختن حساب نمی‌توان پیوند گذاشت.`

type Written = { field: string; text: string }

/** Accounts made to advertise are new ones. */
export async function refuseLinksOfNewcomers(
  db: Database,
  customer: number,
  { field, text }: Written,
): Promise<void> {
  if (!hasLink(text)) return
  const since = sql`now() - make_interval(days => ${NEW_FOR_DAYS})`
  const [newcomer] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, customer), gt(users.createdAt, since)))
  if (newcomer) throw new Refusal('invalid', NO_LINKS, { fields: { [field]: [NO_LINKS] } })
}
