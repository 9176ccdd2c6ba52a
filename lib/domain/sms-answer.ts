/** Billed as eight SMS; more is said by telephone. */
export const MAX_SMS_ANSWER = 500
