import { eq } from 'drizzle-orm'
import type { Account } from '@/lib/contract/profile'
import { showMobile } from '@/lib/persian/validators'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { notFound } from './refusal'

export function presentAccount(user: typeof users.$inferSelect): Account {
  return {
    id: user.id,
    mobile: showMobile(user.mobile),
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

export async function accountOf(db: Database, userId: number): Promise<Account> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (user === undefined) throw notFound('این کاربر')
  return presentAccount(user)
}
