type Kind =
  | 'bad_request'
  | 'unauthorized'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'refused'
  | 'invalid'
  | 'revoked'
  | 'too_many'
  | 'unavailable'

export type FieldErrors = Record<string, string[]>

/** A rule of the shop says no; what HTTP makes of it is not known here. */
export class DomainError extends Error {
  override name = 'Refusal'
  readonly kind: Kind
  readonly fields: FieldErrors
  readonly retryAfter: number | undefined

  constructor(
    kind: Kind,
    message: string,
    details: { fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(message)
    this.kind = kind
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
  }
}

export type DomainErrorKind = Kind

export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} پیدا نشد.`)
}
