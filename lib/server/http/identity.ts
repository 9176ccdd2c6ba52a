import { timingSafeEqual, createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Call, StaffAccess } from '@/lib/contract/call'
import type { DeskActor } from '@/lib/domain/staff'
import { staffCookieName } from '@/lib/session/session-token'
import type { Database } from '../db/database'
import { notFound, DomainError } from '../domain-error'
import { findStaffSession, proofRequired } from '../desk/staff-sessions'
import { findSessionCustomer, deviceName, type Device } from '../auth/sessions'

export type Keys = { sessionSecret: string; operatorKey: string | undefined; siteUrl?: string }
type Identity = {
  customerId: number | null
  token: string
  /** Who acts at the desk. */
  actor: DeskActor | null
  hasFreshProof: boolean
  /** Whose idempotency keys these are. */
  owner: string
}

function readBearer(request: Request): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

function isSameText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

export function hasOperatorKey(request: Request, { operatorKey }: Keys): boolean {
  return operatorKey !== undefined && isSameText(readBearer(request), operatorKey)
}

const MAX_NAME_LENGTH = 60

/** Whoever holds the operator's key may say who they are; it is written to the audit log alone. */
function readOperatorName(headers: Headers): string {
  const given = headers.get('x-operator') ?? ''
  try {
    return decodeURIComponent(given).replaceAll('\0', '').trim().slice(0, MAX_NAME_LENGTH)
  } catch {
    return ''
  }
}

function readCookie(request: Request, name: string): string {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

const NO_RIGHT = 'نقش شما این کار را نمی‌تواند؛ از مدیر فروشگاه بخواهید.'
const NO_SECOND_FACTOR = 'مهلت کار بی عامل دوم تمام شده است؛ ابتدا آن را بسازید.'

/** By the desk's own cookie, which scripts cannot read; see `isCrossSiteRequest`. */
export async function identifyStaff(
  db: Database,
  { permission, needsFreshProof, worksWithoutSecondFactor }: StaffAccess,
  request: Request,
  { sessionSecret, siteUrl }: Keys,
): Promise<Identity> {
  const token = readCookie(request, staffCookieName(siteUrl))
  const session = token === '' ? null : await findStaffSession(db, sessionSecret, token)
  if (session === null) throw new DomainError('unauthorized', 'برای ادامه باید وارد شوید.')
  const { actor, hasFreshProof, lacksSecondFactor } = session
  if (lacksSecondFactor && !worksWithoutSecondFactor) {
    throw new DomainError('second_factor_required', NO_SECOND_FACTOR)
  }
  if (permission !== 'member' && !actor.permissions.includes(permission)) {
    throw new DomainError('permission_denied', NO_RIGHT)
  }
  if (needsFreshProof && !hasFreshProof) throw proofRequired()
  return { customerId: null, token, actor, hasFreshProof, owner: `staff:${actor.staffId}` }
}

/** Who asks. A customer's cookie is not looked at, so no other site's form can act for one. */
export async function identify(
  db: Database,
  call: Call,
  request: Request,
  keys: Keys,
): Promise<Identity> {
  const token = readBearer(request)
  if (call.auth === 'operator') {
    if (!hasOperatorKey(request, keys)) throw notFound('این نشانی')
    const actor = { kind: 'operator' as const, name: readOperatorName(request.headers) }
    return { customerId: null, token, actor, hasFreshProof: false, owner: 'operator' }
  }
  if (call.auth === 'staff') {
    if (call.staff === undefined) throw new Error(`${call.path} does not say what it needs.`)
    return identifyStaff(db, call.staff, request, keys)
  }
  const nobody = { customerId: null, actor: null, hasFreshProof: false }
  const guest = { ...nobody, token, owner: 'guest' }
  if (call.auth === 'anyone') return guest
  const customerId = token === '' ? null : await findSessionCustomer(db, keys.sessionSecret, token)
  if (customerId !== null) {
    return { ...nobody, customerId, token, owner: `customer:${customerId}` }
  }
  if (call.auth === 'either') return guest
  throw new DomainError('unauthorized', 'برای ادامه باید وارد شوید.')
}

const HOME_PREFIX_GROUPS = 4

/** One home has a whole block of IPv6 addresses, which counts as one. */
function rateLimitIp(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45)
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups.slice(0, HOME_PREFIX_GROUPS).join(':')}::`
}

/** The request listener leaves exactly one true IP in this header. */
export function readDevice(request: Request): Device {
  return {
    device: deviceName(request.headers.get('user-agent') ?? ''),
    ip: rateLimitIp(request.headers.get('x-forwarded-for')?.trim() ?? ''),
  }
}
