import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { StaffActor } from '@/lib/domain/staff'
import { formatMobile } from '@/lib/persian/validators'
import { countGuess } from '../auth/guesses'
import type { Database } from '../db/database'
import { recoveryCodes, staffMembers } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { createSeal } from '../sealing'
import { readSetting } from '../settings'
import { insertAuditEvents } from '../audit-log'
import { markProved, type StaffDevice } from './staff-sessions'

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const WRONG_CODE = 'این کد درست نیست یا یک بار به کار رفته است؛ کد بعدی را بنویسید.'

const sealOf = (secret: string) => createSeal(secret, 'vitrin second factor')
const ownerOf = (staffId: number) => `staff ${staffId}`

function totpOf(label: string, base32: string, issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(base32) })
}

type Member = typeof staffMembers.$inferSelect

async function readMember(db: Database, staffId: number): Promise<Member> {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, staffId))
  if (member === undefined) throw new DomainError('unauthorized', 'برای ادامه باید وارد شوید.')
  return member
}

/** Takes a code of the authenticator once: a step that was taken, and all before it, are refused. */
async function takeTotp(
  db: Database,
  secret: string,
  member: Member,
  code: string,
): Promise<boolean> {
  if (member.totpSecret === null) return false
  const totp = totpOf(member.mobile, sealOf(secret).unseal(ownerOf(member.id), member.totpSecret))
  const delta = totp.validate({ token: code, window: 1 })
  if (delta === null) return false
  const step = totp.counter() + delta
  const taken = await db
    .update(staffMembers)
    .set({ totpLastStep: step })
    .where(and(eq(staffMembers.id, member.id), lt(staffMembers.totpLastStep, step)))
    .returning({ id: staffMembers.id })
  return taken.length === 1
}

function recoveryHmac(secret: string, staffId: number, code: string): string {
  return createHmac('sha256', secret).update(`vitrin recovery ${staffId} ${code}`).digest('hex')
}

async function takeRecoveryCode(
  db: Database,
  secret: string,
  staffId: number,
  code: string,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.staffId, staffId),
        eq(recoveryCodes.codeHmac, recoveryHmac(secret, staffId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length === 1
}

type TypedFactor = { staffId: number; code: string; ip: string }

/** Throws unless the code is the authenticator's, or a recovery code that is left. */
export async function verifySecondFactor(
  db: Database,
  secret: string,
  { staffId, code, ip }: TypedFactor,
): Promise<void> {
  const member = await readMember(db, staffId)
  const { mobile } = member
  await countGuess(db, { kind: 'second_factor', mobile, ip }, async () => {
    const isRight =
      member.totpConfirmedAt !== null &&
      (/^\d{6}$/.test(code)
        ? await takeTotp(db, secret, member, code)
        : await takeRecoveryCode(db, secret, staffId, code))
    if (!isRight) throw new DomainError('wrong_code', WRONG_CODE)
  })
}

type ProofContext = { secret: string; device: StaffDevice }

export async function proveStaffMember(
  db: Database,
  { secret, device }: ProofContext,
  actor: StaffActor,
  code: string,
): Promise<void> {
  await verifySecondFactor(db, secret, { staffId: actor.staffId, code, ip: device.ip })
  await markProved(db, actor.sessionId)
}

/** A factor that is in use is changed by who has just given it. */
function refuseUnproved(member: Member, hasFreshProof: boolean): void {
  if (member.totpConfirmedAt === null || hasFreshProof) return
  throw new DomainError('proof_required', 'ابتدا کد کنونی برنامهٔ رمزساز را بنویسید.')
}

/** The one in use counts until the new one is confirmed. */
export async function startSecondFactor(
  db: Database,
  secret: string,
  actor: StaffActor,
  hasFreshProof: boolean,
) {
  const member = await readMember(db, actor.staffId)
  refuseUnproved(member, hasFreshProof)
  const base32 = new Secret({ size: 20 }).base32
  const pending = sealOf(secret).seal(ownerOf(member.id), base32)
  await db.update(staffMembers).set({ totpPending: pending }).where(eq(staffMembers.id, member.id))
  const { name } = await readSetting(db, 'shop')
  const uri = totpOf(formatMobile(member.mobile), base32, name).toString()
  return { secret: base32, uri, qr_svg: renderSVG(uri, { border: 2 }) }
}

function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Every code of the factor before is void. */
export async function confirmSecondFactor(
  db: Database,
  { secret, device }: ProofContext,
  actor: StaffActor,
  { code, hasFreshProof }: { code: string; hasFreshProof: boolean },
): Promise<string[]> {
  const member = await readMember(db, actor.staffId)
  refuseUnproved(member, hasFreshProof)
  const { mobile, totpPending } = member
  if (totpPending === null) {
    throw new DomainError('precondition_failed', 'ابتدا رمز تازه‌ای بسازید.')
  }
  const step = await countGuess(db, { kind: 'second_factor', mobile, ip: device.ip }, async () => {
    const totp = totpOf(mobile, sealOf(secret).unseal(ownerOf(member.id), totpPending))
    const delta = totp.validate({ token: code, window: 1 })
    if (delta === null) throw new DomainError('wrong_code', WRONG_CODE)
    return totp.counter() + delta
  })
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(staffMembers)
      .set({
        totpSecret: totpPending,
        totpPending: null,
        totpConfirmedAt: sql`now()`,
        totpLastStep: step,
      })
      .where(and(eq(staffMembers.id, member.id), eq(staffMembers.totpPending, totpPending)))
      .returning({ id: staffMembers.id })
    if (confirmed.length === 0) throw new DomainError('wrong_code', WRONG_CODE)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, member.id))
    await tx.insert(recoveryCodes).values(
      codes.map((one) => ({
        staffId: member.id,
        codeHmac: recoveryHmac(secret, member.id, one),
      })),
    )
    await markProved(tx, actor.sessionId)
    const change = { subject: `staff:${member.id}` }
    await insertAuditEvents(tx, { actor, ...device }, 'confirmSecondFactor', [change])
  })
  return codes
}
