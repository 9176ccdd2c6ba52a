import type { ErrorCode } from '@/lib/contract/error-codes'

export type FieldErrors = Record<string, string[]>

type ErrorDetails = { fields?: FieldErrors; retryAfter?: number; current?: unknown }

/** A rule of the shop says no; what HTTP makes of it is not known here. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly fields: FieldErrors
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** What is stored now, where a change was made of something older. */
  readonly current: unknown

  constructor(
    code: ErrorCode,
    message: string,
    { fields = {}, retryAfter, current }: ErrorDetails = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
  }
}

export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} پیدا نشد.`)
}

/** One field of a form is wrong, and its sentence says how. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } })
}
