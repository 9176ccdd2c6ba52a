import { and, eq, gt, sql } from 'drizzle-orm'
import { NEW_FOR_DAYS } from '@/lib/contract/social-limits'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../../db/database'
import { users } from '../../db/schema/schema'
import { Refusal } from '../refusal'
import { hasLink } from './links'

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
