import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { dataOf, defineCall, okAnswer } from './call'
import { id, idText, mobile } from './fields'
import { customer } from './auth/customer'

export const CODE_LENGTH = 6
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

export const code = z
  .string('کد را بنویسید.')
  .max(40, 'کد باید ۶ رقم باشد.')
  .transform((text) => foldDigits(text).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'کد باید ۶ رقم باشد.'))

/** Digits of any keyboard and either form of a letter make the same password. */
export function foldPassword(typed: string): string {
  return foldDigits(normalizeText(typed.normalize('NFKC')))
}

/** In letters as people count them: an emoji is one, an invisible mark is none. */
export function passwordLength(typed: string): number {
  return [...foldPassword(typed)].length
}

const TOO_LONG = 'رمز عبور بیش از اندازه بلند است.'

/** Measured before it is folded, which takes far longer for a long one. */
const sentPassword = z
  .string('رمز عبور را بنویسید.')
  .max(8 * LONGEST_PASSWORD, { error: TOO_LONG, abort: true })

/** Passed on as it was typed: older passwords were folded less, and still match. */
const typedPassword = sentPassword
  .min(1, 'رمز عبور را بنویسید.')
  .refine((typed) => passwordLength(typed) <= LONGEST_PASSWORD, TOO_LONG)

const newPassword = sentPassword
  .refine(
    (typed) => passwordLength(typed) >= SHORTEST_PASSWORD,
    'رمز عبور باید دست‌کم ۸ حرف یا رقم باشد.',
  )
  .pipe(typedPassword)

const loggedIn = dataOf(z.object({ token: z.string(), user: customer }))
export type LoggedIn = z.output<typeof loggedIn>['data']

export const sendCode = defineCall({
  method: 'POST',
  path: '/api/mobile-send-code',
  summary: 'Sends a code to log in with; new and known numbers are answered alike',
  auth: 'anyone',
  retry: 'one-time',
  example: { body: { mobile: '09123456789' } },
  isSecret: true,
  body: z.object({ mobile }),
  answer: dataOf(
    z.object({
      expires_in: z.int(),
      resend_in: z.int(),
      /** Only in demo mode, where no SMS is sent. */
      demo_code: z.string().optional(),
      /** A live shop whose SMS provider has no key or template yet: the code is in its log. */
      is_in_log: z.boolean().optional(),
    }),
  ),
})
export type SentCode = z.output<typeof sendCode.answer>['data']

export const verifyCode = defineCall({
  method: 'POST',
  path: '/api/mobile-verify-code',
  summary: 'Logs in with the code; a number that is new gets an account',
  auth: 'anyone',
  retry: 'one-time',
  example: { body: { mobile: '09123456789', code: '123456' } },
  isSecret: true,
  body: z.object({ mobile, code }),
  answer: loggedIn,
})

export const loginPassword = defineCall({
  method: 'POST',
  path: '/api/login-password',
  summary: 'Logs in with a password',
  auth: 'anyone',
  retry: 'one-time',
  example: { body: { mobile: '09123456789', password: 'قوری چینی آبی' } },
  isSecret: true,
  body: z.object({ mobile, password: typedPassword }),
  answer: loggedIn,
})

export const setPassword = defineCall({
  method: 'POST',
  path: '/api/profile/password',
  summary: 'Sets or changes the password; the other devices are logged out',
  auth: 'customer',
  retry: 'one-time',
  example: { body: { password: 'قوری چینی آبی' } },
  isSecret: true,
  body: z.object({
    current_password: typedPassword.optional(),
    /** Where no password is set yet, or it is forgotten. */
    code: code.optional(),
    password: newPassword,
  }),
  answer: okAnswer,
})

const device = z.object({
  id,
  device: z.string(),
  current: z.boolean(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
})
export type LoggedInDevice = z.output<typeof device>

export const getSessions = defineCall({
  method: 'GET',
  path: '/api/profile/sessions',
  summary: 'The devices that are logged in, this one first',
  auth: 'customer',
  answer: dataOf(z.object({ sessions: z.array(device) })),
})

export const closeOneSession = defineCall({
  method: 'DELETE',
  path: '/api/profile/sessions/:id',
  summary: 'Logs a device out',
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})

export const closeOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/profile/sessions',
  summary: 'Logs every device out but this one',
  auth: 'customer',
  retry: 'idempotent',
  answer: okAnswer,
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/profile/logout',
  summary: 'Ends this session',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: {} },
  body: z.object({}),
  answer: okAnswer,
})

export const authCalls = {
  sendCode,
  verifyCode,
  loginPassword,
  setPassword,
  getSessions,
  closeOneSession,
  closeOtherSessions,
  logout,
}
