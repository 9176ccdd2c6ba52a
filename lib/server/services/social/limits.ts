import { and, eq, gt, sql } from 'drizzle-orm'
import { NEW_FOR_DAYS, POST_COMMENTS_A_DAY, POSTS_A_DAY } from '@/lib/contract/social-limits'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../../db/database'
import { postComments, posts, users } from '../../db/schema/schema'
import { aDay, secondsToWait, tooMany } from '../limits'
import { Refusal } from '../refusal'
import { hasLink } from './links'

const counted = {
  posts: { table: posts, most: POSTS_A_DAY, what: 'پست' },
  comments: { table: postComments, most: POST_COMMENTS_A_DAY, what: 'دیدگاه' },
}

export async function mustHaveRoomFor(
  db: Database,
  customer: number,
  kind: keyof typeof counted,
): Promise<void> {
  const { table, most, what } = counted[kind]
  const wait = await secondsToWait(db, table, eq(table.userId, customer), aDay(most))
  if (wait === 0) return
  const told = `امروز به سقف ${persianDigits(most)} ${what} رسیده‌اید؛ فردا ادامه دهید.`
  throw tooMany(told, wait)
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
