import { eq } from 'drizzle-orm'
import type { LoggedIn } from '@/lib/contract/auth'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { findOrCreateCustomer, presentCustomer } from './customer'
import { sendNewCode, verifyCode } from './login-codes'
import { countGuess } from './guesses'
import { CODE_LIFE, RESEND_AFTER } from './rate-limits'
import { checkPassword } from './password-hash'
import { DomainError } from '../domain-error'
import { type Device, openSession, sessionEnd } from './sessions'

export type LoginContext = {
  secret: string
  /** Codes are shown instead of sent. */
  isDemo: boolean
  dailyBudget: number
  sendSms: (mobile: string, code: string) => Promise<void>
  /** Else what is sent is in the log alone. */
  canSendCodes: () => Promise<boolean>
}

type LoginResult = LoggedIn & { expiresAt: Date }

async function startSession(
  db: Database,
  access: LoginContext,
  user: typeof users.$inferSelect,
  device: Device & { isProved: boolean },
): Promise<LoginResult> {
  const expiresAt = sessionEnd()
  const token = await openSession(db, access.secret, user.id, { ...device, expiresAt })
  return { token, expiresAt, user: presentCustomer(user) }
}

export async function sendCode(
  db: Database,
  access: LoginContext,
  { mobile, ip }: { mobile: string; ip: string },
  purpose: 'code' | 'desk code' = 'code',
) {
  const { secret, dailyBudget, sendSms: send } = access
  const code = await sendNewCode(db, { mobile, ip }, { secret, purpose, dailyBudget, send })
  const times = { expires_in: CODE_LIFE, resend_in: RESEND_AFTER }
  if (access.isDemo) return { ...times, demo_code: code }
  return (await access.canSendCodes()) ? times : { ...times, is_in_log: true }
}

type CodeCredentials = { mobile: string; code: string }

export async function logInByCode(
  db: Database,
  access: LoginContext,
  typed: CodeCredentials,
  device: Device,
): Promise<LoginResult> {
  await verifyCode(db, { ...typed, ip: device.ip }, access)
  const user = await findOrCreateCustomer(db, typed.mobile)
  return startSession(db, access, user, { ...device, isProved: true })
}

const WRONG_CREDENTIALS = 'شمارهٔ موبایل یا رمز عبور درست نیست. با کد پیامکی هم می‌توانید وارد شوید.'

type PasswordCredentials = { mobile: string; password: string }

/** An unknown number, one without a password and a wrong password get the same answer. */
export async function logInByPassword(
  db: Database,
  access: LoginContext,
  { mobile, password }: PasswordCredentials,
  device: Device,
): Promise<LoginResult> {
  const { ip } = device
  const user = await countGuess(db, { kind: 'password', mobile, ip }, async () => {
    const [found] = await db.select().from(users).where(eq(users.mobile, mobile))
    const isCorrect = await checkPassword(password, found?.passwordHash ?? null)
    if (found === undefined || !isCorrect)
      throw new DomainError('wrong_credentials', WRONG_CREDENTIALS)
    return found
  })
  return startSession(db, access, user, { ...device, isProved: false })
}
