import { eq } from 'drizzle-orm'
import type { LoggedIn } from '@/lib/contract/accounts'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { sendNewCode, takeCode } from './codes'
import { withGuess } from './guesses'
import { CODE_LIFE, RESEND_AFTER } from './limits'
import { checkPassword } from './password-hash'
import { presentCustomer } from './profile'
import { Refusal } from './refusal'
import { type Device, openSession, sessionEnd } from './sessions'

/** What logging in needs of the shop it happens in. */
export type Access = {
  secret: string
  /** Codes are shown instead of sent. */
  demo: boolean
  dailyBudget: number
  sendSms: (mobile: string, code: string) => Promise<void>
}

type LogIn = LoggedIn & { expiresAt: Date }

async function logIn(
  db: Database,
  access: Access,
  user: typeof users.$inferSelect,
  device: Device & { proved: boolean },
): Promise<LogIn> {
  const expiresAt = sessionEnd()
  const token = await openSession(db, access.secret, user.id, { ...device, expiresAt })
  return { token, expiresAt, user: presentCustomer(user) }
}

export async function sendCode(
  db: Database,
  access: Access,
  { mobile, address }: { mobile: string; address: string },
) {
  const { secret, dailyBudget, sendSms: send } = access
  const code = await sendNewCode(db, { mobile, address }, { secret, dailyBudget, send })
  const demo = access.demo ? { demo_code: code } : {}
  return { expires_in: CODE_LIFE, resend_in: RESEND_AFTER, ...demo }
}

/** Known numbers are looked up first: an attempt to add one would cost an id. */
async function customerWith(db: Database, mobile: string) {
  const find = () => db.select().from(users).where(eq(users.mobile, mobile))
  const [known] = await find()
  if (known) return known
  await db.insert(users).values({ mobile }).onConflictDoNothing({ target: users.mobile })
  const [added] = await find()
  if (added === undefined) throw new Error('the customer who logs in is gone')
  return added
}

type ByCode = { mobile: string; code: string }

export async function logInByCode(
  db: Database,
  access: Access,
  typed: ByCode,
  device: Device,
): Promise<LogIn> {
  await takeCode(db, { ...typed, address: device.address }, access)
  const user = await customerWith(db, typed.mobile)
  return logIn(db, access, user, { ...device, proved: true })
}

const NOT_RIGHT = 'شمارهٔ موبایل یا رمز عبور درست نیست. با کد پیامکی هم می‌توانید وارد شوید.'

type ByPassword = { mobile: string; password: string }

/** A number nobody has, one without a password and a wrong password are one answer. */
export async function logInByPassword(
  db: Database,
  access: Access,
  { mobile, password }: ByPassword,
  device: Device,
): Promise<LogIn> {
  const { address } = device
  const user = await withGuess(db, { at: 'password', mobile, address }, async () => {
    const [found] = await db.select().from(users).where(eq(users.mobile, mobile))
    const right = await checkPassword(password, found?.passwordHash ?? null)
    if (found === undefined || !right) throw new Refusal('refused', NOT_RIGHT)
    return found
  })
  return logIn(db, access, user, { ...device, proved: false })
}
