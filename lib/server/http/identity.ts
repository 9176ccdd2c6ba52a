import { timingSafeEqual, createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Call } from '@/lib/contract/call'
import type { Database } from '../db/database'
import { notFound, DomainError } from '../domain-error'
import { findSessionCustomer, deviceName, type Device } from '../auth/sessions'

export type Keys = { sessionSecret: string; operatorKey: string | undefined }
type Identity = {
  customerId: number | null
  token: string
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

/** Who asks. Cookies are not looked at, so no other site's form can act for a customer. */
export async function identify(
  db: Database,
  call: Call,
  request: Request,
  keys: Keys,
): Promise<Identity> {
  const token = readBearer(request)
  if (call.auth === 'operator') {
    if (!hasOperatorKey(request, keys)) throw notFound('این نشانی')
    return { customerId: null, token, owner: 'operator' }
  }
  const guest = { customerId: null, token, owner: 'guest' }
  if (call.auth === 'anyone') return guest
  const customerId = token === '' ? null : await findSessionCustomer(db, keys.sessionSecret, token)
  if (customerId !== null) return { customerId, token, owner: `customer:${customerId}` }
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
