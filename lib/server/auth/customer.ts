import { eq } from 'drizzle-orm'
import type { Customer } from '@/lib/contract/auth/customer'
import { formatMobile } from '@/lib/persian/validators'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'

/** Known numbers are looked up first: an attempt to add one would cost an id. */
export async function findOrCreateCustomer(db: Database, mobile: string) {
  const find = () => db.select().from(users).where(eq(users.mobile, mobile))
  const [known] = await find()
  if (known) return known
  await db.insert(users).values({ mobile }).onConflictDoNothing({ target: users.mobile })
  const [added] = await find()
  if (added === undefined) throw new Error('the customer who logs in is gone')
  return added
}

export function presentCustomer(user: typeof users.$inferSelect): Customer {
  return {
    id: user.id,
    mobile: formatMobile(user.mobile),
    name: user.name,
    bio: user.bio,
    first_name: user.firstName,
    last_name: user.lastName,
    national_code: user.nationalCode,
    email: user.email,
    birth_date: user.birthDate,
    bank_card: user.bankCard,
    has_password: user.passwordHash !== null,
  }
}
