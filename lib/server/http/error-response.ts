import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '@/lib/contract/error-codes'
import { StorageUnavailable } from '../adapters/media/media-store'
import { isDatabaseAway } from '../db/database-away'
import { DomainError } from '../domain-error'
import type { AppEnv } from './context'

export const STATUS_OF: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  permission_denied: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  version_conflict: 409,
  gone: 410,
  precondition_failed: 412,
  wrong_code: 412,
  code_expired: 412,
  wrong_credentials: 412,
  proof_required: 412,
  sms_not_sent: 412,
  coupon_rejected: 412,
  out_of_stock: 412,
  price_changed: 412,
  slot_unavailable: 412,
  insufficient_balance: 412,
  payment_expired: 412,
  quota_exceeded: 412,
  already_placed: 412,
  payload_too_large: 413,
  session_revoked: 419,
  invalid: 422,
  rate_limited: 429,
  daily_limit_reached: 429,
  internal_error: 500,
  busy: 503,
  unavailable: 503,
}
const SERVER_FAILED = 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.'
const NO_STORAGE = 'عکس‌ها را همین حالا نمی‌توان نگه داشت؛ لطفاً کمی بعد دوباره بفرستید.'
const SHOP_CLOSED = 'فروشگاه برای مدت کوتاهی در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید.'
const DATABASE_WAIT = 3
const TOO_LONG = 'فروشگاه شلوغ است و پاسخ به درازا کشید؛ لطفاً کمی بعد دوباره تلاش کنید.'
const DEFAULT_WAIT = 5
/** Of a statement that took longer than its pool allows. */
const cancelledError = z.object({ cause: z.object({ code: z.literal('57014') }) })
const STORAGE_WAIT = 10

export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** A `Set-Cookie` of the session. */
  cookie?: string | undefined
}

/** The reason of an unexpected error stands in the log alone. */
function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof StorageUnavailable) {
    return new DomainError('unavailable', NO_STORAGE, { retryAfter: STORAGE_WAIT })
  }
  if (isDatabaseAway(error)) {
    return new DomainError('unavailable', SHOP_CLOSED, { retryAfter: DATABASE_WAIT })
  }
  if (cancelledError.safeParse(error).success) {
    return new DomainError('busy', TOO_LONG, { retryAfter: DEFAULT_WAIT })
  }
  return new DomainError('internal_error', SERVER_FAILED)
}

/** Every error on the wire is made here. */
export function errorResponse(error: unknown, requestId: string): Answer {
  const { code, message, fields, retryAfter, current } = toDomainError(error)
  const status = STATUS_OF[code]
  const wait = status === 429 || status === 503 ? (retryAfter ?? DEFAULT_WAIT) : undefined
  return {
    status,
    body: {
      error: message,
      code,
      ...(status === 422 && { errors: fields }),
      ...(current !== undefined && { current }),
      ...(status === 500 && { request_id: requestId }),
    },
    headers: {
      'Cache-Control': 'no-store',
      ...(wait !== undefined && { 'Retry-After': String(wait) }),
    },
  }
}

export function toResponse({ status, body, headers, cookie }: Answer): Response {
  const response = Response.json(body, { status, ...(headers && { headers }) })
  if (cookie !== undefined) response.headers.set('Set-Cookie', cookie)
  return response
}

/** Hono adds the request id only to answers that its own context makes. */
export function respond(context: HonoContext<AppEnv>, answer: Answer): Response {
  const headers = { ...answer.headers, 'X-Request-Id': context.get('requestId') }
  return toResponse({ ...answer, headers })
}

export function respondWithError(context: HonoContext<AppEnv>, error: unknown): Response {
  return respond(context, errorResponse(error, context.get('requestId')))
}
