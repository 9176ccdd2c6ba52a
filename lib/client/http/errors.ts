type FailureEffect = 'none' | 'leave-to-auth-or-home' | 'reset-and-reload'

const statusEffects = new Map<number, FailureEffect>([
  [401, 'leave-to-auth-or-home'],
  [419, 'reset-and-reload'],
  [503, 'reset-and-reload'],
])

/** Apart from the sentences, so that what only knows a failure carries none of them. */
export function effectOfStatus(status: number): FailureEffect {
  return statusEffects.get(status) ?? 'none'
}

export type FailureKind = 'status' | 'network' | 'parse' | 'canceled'

type FailureDetails = {
  kind: FailureKind
  message: string
  status?: number | undefined
  fields?: Record<string, string[]> | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Every way a call can fail, with a sentence a shopper can read; silent when it is empty. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly kind: FailureKind
  /** 0 when nothing answered. */
  readonly status: number
  /** What each field of a form did wrong (422). */
  readonly fields: Record<string, string[]>
  readonly requestId: string | null
  /** Seconds. */
  readonly retryAfter: number | null

  constructor(details: FailureDetails) {
    super(details.message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status ?? 0
    this.fields = details.fields ?? {}
    this.requestId = details.requestId ?? null
    this.retryAfter = details.retryAfter ?? null
  }

  get effect(): FailureEffect {
    return this.kind === 'status' ? effectOfStatus(this.status) : 'none'
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'status' && error.status === 404
}

/** What was here and is not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'status' && error.status === 410
}
