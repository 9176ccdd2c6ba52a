import { StorageUnavailable } from '../adapters/media/media-store'
import { type DomainErrorKind, DomainError } from '../domain-error'

const STATUS_OF: Record<DomainErrorKind, number> = {
  bad_request: 400,
  unauthorized: 401,
  not_found: 404,
  conflict: 409,
  gone: 410,
  refused: 412,
  revoked: 419,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
}
const SERVER_FAILED = 'عملیات در سرور ناموفق بود؛ لطفاً کمی بعد دوباره تلاش کنید.'
const NO_STORAGE = 'عکس‌ها را همین حالا نمی‌توان نگه داشت؛ لطفاً کمی بعد دوباره بفرستید.'
const DEFAULT_WAIT = 5
const STORAGE_WAIT = 10

export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** A `Set-Cookie` of the session. */
  cookie?: string | undefined
}

/** The one table from what went wrong to what the wire says. */
export function errorResponse(error: unknown, requestId: string): Answer {
  if (error instanceof StorageUnavailable) {
    const headers = { 'Retry-After': String(STORAGE_WAIT) }
    return { status: 503, body: { error: NO_STORAGE }, headers }
  }
  if (!(error instanceof DomainError)) {
    return { status: 500, body: { error: SERVER_FAILED, request_id: requestId } }
  }
  const status = STATUS_OF[error.kind]
  if (error.kind === 'invalid') return { status, body: { errors: error.fields } }
  const waits = error.kind === 'too_many' || error.kind === 'unavailable'
  const headers = waits ? { 'Retry-After': String(error.retryAfter ?? DEFAULT_WAIT) } : undefined
  return { status, body: { error: error.message }, ...(headers && { headers }) }
}
