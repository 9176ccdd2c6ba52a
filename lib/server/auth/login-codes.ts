import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { CODE_LENGTH } from '@/lib/contract/auth'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { codes } from '../db/schema/schema'
import { SmsFailure } from '../adapters/sms/sms'
import { countGuess } from './guesses'
import * as limits from './rate-limits'
import { DomainError } from '../domain-error'

const SENDING_LOCK = 4_170_001
const CODE_EXPIRED = 'مهلت این کد تمام شده است؛ کد تازه بگیرید.'

/** What a code opens: one that was sent for the shop does not open the desk. */
type CodePurpose = 'code' | 'desk code'
type CodeSecret = { secret: string; purpose?: CodePurpose }

function hmacOf({ secret, purpose = 'code' }: CodeSecret, mobile: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`vitrin ${purpose} ${mobile} ${code}`).digest()
}

type CodeRequest = { mobile: string; ip: string }
type CodeDelivery = CodeSecret & {
  dailyBudget: number
  send: (mobile: string, code: string) => Promise<void>
}

/** Known and unknown numbers alike: nothing here looks for an account. */
export async function sendNewCode(
  db: Database,
  { mobile, ip }: CodeRequest,
  { dailyBudget, send, ...codeSecret }: CodeDelivery,
): Promise<string> {
  const code = String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SENDING_LOCK})`)
    const wait = Math.max(
      await limits.secondsToWait(tx, codes, eq(codes.mobile, mobile), limits.codesPerNumber),
      await limits.secondsToWait(tx, codes, eq(codes.ip, ip), limits.codesPerIp),
      await limits.secondsToWait(tx, codes, undefined, limits.perDay(dailyBudget)),
    )
    if (wait > 0)
      throw limits.tooManyRequests('درخواست کد زیاد بود؛ کمی بعد دوباره تلاش کنید.', wait)
    const [row] = await tx
      .insert(codes)
      .values({
        mobile,
        ip,
        codeHmac: hmacOf(codeSecret, mobile, code).toString('hex'),
        expiresAt: sql`now() + make_interval(secs => ${limits.CODE_LIFE})`,
      })
      .returning({ id: codes.id })
    return row?.id ?? 0
  })
  try {
    await send(mobile, code)
  } catch (error) {
    // It may have been delivered, and was paid for.
    if (error instanceof SmsFailure && error.mayBeDelivered) return code
    await db.delete(codes).where(eq(codes.id, id))
    throw new DomainError('sms_not_sent', 'پیامک فرستاده نشد؛ لطفاً چند لحظه بعد دوباره تلاش کنید.')
  }
  return code
}

/** Spends one try of the newest code of a number, if it has one left. */
async function spendTry(db: Database, mobile: string) {
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(eq(codes.mobile, mobile))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.id, newest),
        isNull(codes.usedAt),
        gt(codes.expiresAt, sql`now()`),
        lt(codes.tries, limits.MAX_TRIES),
      ),
    )
    .returning({ id: codes.id, hmac: codes.codeHmac, tries: codes.tries })
  return row
}

async function markCodeUsed(db: Database, id: number): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.length === 1
}

function wrongCode(triesLeft: number): DomainError {
  if (triesLeft === 0)
    return new DomainError('code_expired', 'این کد دیگر پذیرفته نیست؛ کد تازه بگیرید.')
  return new DomainError(
    'wrong_code',
    `کد درست نیست؛ ${persianDigits(triesLeft)} بار دیگر می‌توانید.`,
  )
}

type TypedCode = CodeRequest & { code: string }

/** Throws unless the code is right and unused. */
export async function verifyCode(
  db: Database,
  typed: TypedCode,
  codeSecret: CodeSecret,
): Promise<void> {
  const { mobile, ip, code } = typed
  await countGuess(db, { kind: 'code', mobile, ip }, async () => {
    const row = await spendTry(db, mobile)
    const given = hmacOf(codeSecret, mobile, code)
    const expected = row ? Buffer.from(row.hmac, 'hex') : Buffer.alloc(given.length)
    const isRight = timingSafeEqual(given, expected)
    if (row === undefined) throw new DomainError('code_expired', CODE_EXPIRED)
    if (!isRight) throw wrongCode(limits.MAX_TRIES - row.tries)
    if (!(await markCodeUsed(db, row.id))) throw new DomainError('code_expired', CODE_EXPIRED)
  })
}

export async function deleteOldCodes(db: Database): Promise<void> {
  await db.delete(codes).where(lt(codes.createdAt, sql`now() - interval '2 days'`))
}
