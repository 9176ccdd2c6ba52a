import { eq } from 'drizzle-orm'
import { foldPassword } from '@/lib/contract/auth'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { verifyCode } from './login-codes'
import { countGuess } from './guesses'
import { checkPassword, hashPassword } from './password-hash'
import { notFound, invalidField, DomainError } from '../domain-error'
import { closeOtherSessions, isFreshlyProved } from './sessions'

/** Of eight characters and more, compared without regard to case. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 password!
  12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 0987654321 12341234 11223344
  123123123 147258369 741852963 159753456 123654789 789456123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx
  qwertyui qwertyuiop qwerty123 qwerty12 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx
  abcdefgh abcd1234 abc12345 a1b2c3d4 a1234567 a12345678 aa123456 aa12345678 abc123456 iloveyou
  iloveyou1 sunshine princess football baseball superman batman123 trustno1 letmein1 welcome1
  welcome123 admin123 admin1234 administrator changeme test1234 testtest guest123 computer internet
  samsung1 iphone12 dragon12 monkey12 master12 shadow12 michael1 jordan23 whatever starwars charlie1
  iran1234 iran1357 iran1400 iran1401 iran1402 iran1403 tehran123 tehran12 persepolis esteghlal
  perspolis ali12345 ali123456 reza1234 reza12345 hasan123 hossein1 hossein123 mohammad mohammad1
  mohammad123 mohamad1 mohammadreza amir1234 amirhosein mahdi123 mehdi1234 zahra123 fateme123
  fatemeh1 maryam123 narges123 sara1234 salam123 salam1234 khodaya1 khoda123 yahossein yaali110
  yazahra1 allah110 bismillah emamreza karbala1 doostdaram asheghetam parandeh digikala vitrin123
  فروشگاه ایران۱۲۳ رمزعبور رمز12345 گذرواژه سلام1234 یاحسین110`.split(/\s+/),
)

const KEYBOARD_ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

function isKeyboardRow(password: string): boolean {
  const back = [...password].reverse().join('')
  return KEYBOARD_ROWS.some((row) => row.includes(password) || row.includes(back))
}

/** A password that is guessed among the first, or that has the number in it. */
export function isCommonPassword(password: string, mobile: string): boolean {
  const plain = password.toLowerCase().replace(/\s/g, '')
  const hasFewLetters = new Set(plain).size < 3
  return (
    hasFewLetters || COMMON.has(plain) || isKeyboardRow(plain) || plain.includes(mobile.slice(-10))
  )
}

type PasswordOwner = { customerId: number; token: string; ip: string; secret: string }
type PasswordInput = {
  current_password?: string | undefined
  code?: string | undefined
  password: string
}

type User = typeof users.$inferSelect

/** A fresh code proves it always; the current password does where there is one. */
async function proveIdentity(
  db: Database,
  owner: PasswordOwner,
  user: User,
  input: PasswordInput,
): Promise<void> {
  const { mobile, passwordHash } = user
  const { ip, secret } = owner
  const { code, current_password: current } = input
  if (code !== undefined) return verifyCode(db, { mobile, ip, code }, { secret })
  if (passwordHash === null) {
    if (await isFreshlyProved(db, owner.token)) return
    throw new DomainError(
      'proof_required',
      'برای تعیین رمز، کدی را که به شماره‌تان می‌فرستیم وارد کنید.',
    )
  }
  if (current === undefined) throw invalidField('current_password', 'رمز کنونی را بنویسید.')
  await countGuess(db, { kind: 'password', mobile, ip }, async () => {
    if (await checkPassword(current, passwordHash)) return
    throw invalidField('current_password', 'رمز کنونی درست نیست.')
  })
}

/** Sets or changes the password and logs the other devices out. */
export async function setPassword(
  db: Database,
  owner: PasswordOwner,
  input: PasswordInput,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, owner.customerId))
  if (user === undefined) throw notFound('این کاربر')
  if (isCommonPassword(foldPassword(input.password), user.mobile)) {
    throw invalidField('password', 'این رمز را به‌آسانی می‌شود حدس زد؛ رمز دیگری بگذارید.')
  }
  await proveIdentity(db, owner, user, input)
  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await closeOtherSessions(tx, owner)
  })
}
