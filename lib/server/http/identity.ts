import { timingSafeEqual, createHash } from 'node:crypto'
import type { Call } from '@/lib/contract/call'
import type { Database } from '../db/database'
import { notFound, Refusal } from '../services/refusal'
import { customerOf } from '../services/sessions'

export type Keys = { sessionSecret: string; operatorKey: string | undefined }
type Identity = { customer: number; token: string; owner: string }

const NOBODY = 0

function bearerOf(request: Request): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

function sameText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

export function holdsOperatorKey(request: Request, { operatorKey }: Keys): boolean {
  return operatorKey !== undefined && sameText(bearerOf(request), operatorKey)
}

/** Who asks. Cookies are not looked at, so no other site's form can act for a customer. */
export async function identify(
  db: Database,
  call: Call,
  request: Request,
  keys: Keys,
): Promise<Identity> {
  const token = bearerOf(request)
  if (call.auth === 'operator') {
    if (!holdsOperatorKey(request, keys)) throw notFound('این نشانی')
    return { customer: NOBODY, token, owner: 'operator' }
  }
  if (call.auth === 'anyone') return { customer: NOBODY, token, owner: 'guest' }
  const customer = token === '' ? null : await customerOf(db, keys.sessionSecret, token)
  if (customer === null && call.auth === 'either')
    return { customer: NOBODY, token, owner: 'guest' }
  if (customer === null) throw new Refusal('unauthorized', 'برای ادامه باید وارد شوید.')
  return { customer, token, owner: `customer:${customer}` }
}
