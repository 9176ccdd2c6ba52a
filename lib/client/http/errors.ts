import { REJECTION_CODES, type ErrorCode } from '@/lib/contract/error-codes'

type ErrorEffect = 'none' | 'leave-to-auth-or-home' | 'reload-or-log-in' | 'reload-or-wait'

/** What the codes of a backend that sends none are taken to be. */
const codeByStatus = new Map<number, ErrorCode>([
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [409, 'conflict'],
  [410, 'gone'],
  [412, 'precondition_failed'],
  [413, 'payload_too_large'],
  [419, 'session_revoked'],
  [422, 'invalid'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
])

function codeOfStatus(status: number): ErrorCode {
  return codeByStatus.get(status) ?? (status < 500 ? 'bad_request' : 'internal_error')
}

const effectByCode = new Map<ErrorCode, ErrorEffect>([
  ['unauthorized', 'leave-to-auth-or-home'],
  ['session_revoked', 'reload-or-log-in'],
  ['unavailable', 'reload-or-wait'],
])

export type ApiErrorKind = 'status' | 'network' | 'parse' | 'canceled'

type ApiErrorDetails = {
  kind: ApiErrorKind
  message: string
  status?: number | undefined
  code?: ErrorCode | undefined
  fields?: Record<string, string[]> | undefined
  /** The answer's own sentence, which `message` leaves out where the shop has one of its own. */
  answeredMessage?: string | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  current?: unknown
  cause?: unknown
}

/** Every way a call can fail, with a sentence a shopper can read; silent when it is empty. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Nobody answered, or a gateway did in the place of the backend. */
  readonly isBackendAway: boolean
  /** Null when the shop has not answered that anything is wrong. */
  readonly code: ErrorCode | null
  /** What each field of a form did wrong. */
  readonly fields: Record<string, string[]>
  readonly answeredMessage: string | null
  readonly requestId: string | null
  /** Seconds. */
  readonly retryAfter: number | null
  /** What is stored, where somebody saved it first. */
  readonly current: unknown

  constructor({ kind, message, status = 0, code, ...details }: ApiErrorDetails) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.isBackendAway = kind === 'network' || status === 502 || status === 504
    this.code = kind === 'status' ? (code ?? codeOfStatus(status)) : null
    this.fields = details.fields ?? {}
    this.answeredMessage = details.answeredMessage ?? null
    this.requestId = details.requestId ?? null
    this.retryAfter = details.retryAfter ?? null
    this.current = details.current
  }

  /** What the browser does about it, whoever asked. */
  get effect(): ErrorEffect {
    return (this.code && effectByCode.get(this.code)) ?? 'none'
  }

  /** Says of the session it was asked with that it is over. */
  get endsSession(): boolean {
    return this.effect === 'leave-to-auth-or-home' || this.effect === 'reload-or-log-in'
  }

  /** A rule of the shop says no, in a sentence that tells the shopper why. */
  get isRejection(): boolean {
    return REJECTION_CODES.some((code) => code === this.code)
  }
}
