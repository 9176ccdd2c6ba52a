/** A rule of the shop says no to what was asked; `error` tells the shopper why. All answer 412. */
export const REJECTION_CODES = [
  'precondition_failed',
  'wrong_code',
  'code_expired',
  'wrong_credentials',
  'proof_required',
  'sms_not_sent',
  'coupon_rejected',
  'out_of_stock',
  'price_changed',
  'slot_unavailable',
  'insufficient_balance',
  'payment_expired',
  'quota_exceeded',
  /** The same order was registered before; `current` is which one that is. */
  'already_placed',
] as const

/** What went wrong, as the wire's `code` says it: finer than a status where somebody acts on it. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  /** The role of a member of the staff does not allow it. */
  'permission_denied',
  /** The days in which the desk works without a second factor are over. */
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  /** Somebody saved it after it was read; `current` is what is stored. */
  'version_conflict',
  'gone',
  ...REJECTION_CODES,
  'payload_too_large',
  'session_revoked',
  'invalid',
  'rate_limited',
  'daily_limit_reached',
  'internal_error',
  /** Too much of one kind of work at once; the shop is open. */
  'busy',
  'unavailable',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
