import { eq } from 'drizzle-orm'
import { foldPassword } from '@/lib/contract/accounts'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { takeCode } from './codes'
import { isCommonPassword } from './common-passwords'
import { withGuess } from './guesses'
import { checkPassword, hashPassword } from './password-hash'
import { notFound, Refusal } from './refusal'
import { closeOtherSessions, isFreshlyProved } from './sessions'

type Who = { customer: number; token: string; address: string; secret: string }
type Wish = {
  current_password?: string | undefined
  code?: string | undefined
  password: string
}

function refusedField(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: { [field]: [message] } })
}

type User = typeof users.$inferSelect

/** A code typed just now opens both doors; the password that is set opens its own. */
async function prove(db: Database, who: Who, user: User, wish: Wish): Promise<void> {
  const { mobile, passwordHash } = user
  const { address, secret } = who
  const { code, current_password: current } = wish
  if (code !== undefined) return takeCode(db, { mobile, address, code }, { secret })
  if (passwordHash === null) {
    if (await isFreshlyProved(db, who.token)) return
    throw new Refusal('refused', 'برای تعیین رمز، کدی را که به شماره‌تان می‌فرستیم وارد کنید.')
  }
  if (current === undefined) throw refusedField('current_password', 'رمز کنونی را بنویسید.')
  await withGuess(db, { at: 'password', mobile, address }, async () => {
    if (await checkPassword(current, passwordHash)) return
    throw refusedField('current_password', 'رمز کنونی درست نیست.')
  })
}

/** Sets or changes the password and logs the other devices out. */
export async function setPassword(db: Database, who: Who, wish: Wish): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, who.customer))
  if (user === undefined) throw notFound('این کاربر')
  if (isCommonPassword(foldPassword(wish.password), user.mobile)) {
    throw refusedField('password', 'این رمز را به‌آسانی می‌شود حدس زد؛ رمز دیگری بگذارید.')
  }
  await prove(db, who, user, wish)
  const passwordHash = await hashPassword(wish.password)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await closeOtherSessions(tx, who)
  })
}
