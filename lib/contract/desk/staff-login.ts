import { z } from 'zod'
import { PERMISSIONS } from '@/lib/domain/staff'
import { CURRENCIES } from '@/lib/persian/currency'
import { foldDigits } from '@/lib/persian/digits'
import { code, sendCode } from '../auth'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, mobile, rials } from '../fields'
import { writtenLine } from '../written-text'

/** Six digits of an authenticator, or a recovery code of ten letters and digits. */
const proof = z
  .string('کد را بنویسید.')
  .max(60, 'این کد درست نیست.')
  .transform((text) => foldDigits(text).replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{10})$/, 'کد برنامهٔ رمزساز یا کد بازیابی را بنویسید.'))

const token = z.string('این رمز درست نیست.').min(20).max(200)

export const roleLimits = z.object({
  refund_rials: rials.nullable(),
  discount_percent: z.int().min(0).max(100).nullable(),
})

const deskMember = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  role: z.object({ id, name: z.string(), is_owner: z.boolean() }),
  permissions: z.array(z.enum(PERMISSIONS)),
  limits: roleLimits,
  has_second_factor: z.boolean(),
  /** Until when the desk works without a second factor. */
  grace_ends_at: z.iso.datetime().nullable(),
})
export type DeskMember = z.output<typeof deskMember>

export const sendDeskCode = defineCall({
  method: 'POST',
  path: '/api/desk/login/code',
  summary: 'Sends a code to open the desk with; every number is answered alike',
  auth: 'anyone',
  retry: 'one-time',
  isSecret: true,
  example: { body: { mobile: '09123456789' } },
  body: z.object({ mobile }),
  answer: sendCode.answer,
})

export const verifyDeskCode = defineCall({
  method: 'POST',
  path: '/api/desk/login/verify',
  summary: 'Opens the desk with the code, or asks for the second factor',
  auth: 'anyone',
  retry: 'one-time',
  isSecret: true,
  example: { body: { mobile: '09123456789', code: '123456' } },
  body: z.object({ mobile, code }),
  answer: dataOf(
    z.discriminatedUnion('step', [
      z.object({ step: z.literal('done') }),
      z.object({ step: z.literal('second_factor'), ticket: z.string() }),
    ]),
  ),
})

export const giveSecondFactor = defineCall({
  method: 'POST',
  path: '/api/desk/login/second-factor',
  summary: 'Opens the desk with a code of the authenticator, or with a recovery code',
  auth: 'anyone',
  retry: 'one-time',
  isSecret: true,
  example: { body: { ticket: 'the-ticket-of-the-first-step', code: '123456' } },
  body: z.object({ ticket: token, code: proof }),
  answer: okAnswer,
})

export const checkFirstOwner = defineCall({
  method: 'POST',
  path: '/api/desk/first-owner/check',
  summary: 'Whether the link of the first owner still opens, before anything is written there',
  auth: 'anyone',
  retry: 'idempotent',
  isSecret: true,
  example: { body: { token: 'the-token-that-the-shop-printed' } },
  body: z.object({ token }),
  answer: dataOf(z.object({ is_open: z.boolean() })),
})

export const createFirstOwner = defineCall({
  method: 'POST',
  path: '/api/desk/first-owner',
  summary: 'Makes the first owner, by the one-time token that the shop prints when it has none',
  auth: 'anyone',
  retry: 'one-time',
  isSecret: true,
  example: {
    body: { token: 'the-token-that-the-shop-printed', mobile: '09123456789', name: 'سارا' },
  },
  body: z.object({
    token,
    mobile,
    name: writtenLine({ what: 'نام', least: 2, most: 60 }),
    /** Of the shop; it stays as it is where none is given. */
    currency: z.enum(CURRENCIES).optional(),
  }),
  answer: okAnswer,
})

export const getDeskMember = defineCall({
  method: 'GET',
  path: '/api/desk/me',
  summary: 'Who is at the desk, and what their role allows',
  auth: 'staff',
  staff: { permission: 'member', worksWithoutSecondFactor: true },
  answer: dataOf(z.object({ member: deskMember })),
})

export const leaveDesk = defineCall({
  method: 'POST',
  path: '/api/desk/logout',
  summary: 'Ends this session of the desk',
  auth: 'staff',
  staff: { permission: 'member', worksWithoutSecondFactor: true },
  retry: 'idempotent',
  example: { body: {} },
  body: z.object({}),
  answer: okAnswer,
})

export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/api/desk/second-factor',
  summary:
    'A new secret for the authenticator, as text and as a QR picture; it counts once confirmed',
  auth: 'staff',
  staff: { permission: 'member', worksWithoutSecondFactor: true },
  retry: 'one-time',
  isSecret: true,
  example: { body: {} },
  body: z.object({}),
  answer: dataOf(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
})

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/desk/second-factor/confirm',
  summary: 'Takes the new secret into use, and answers ten recovery codes, shown once',
  auth: 'staff',
  staff: { permission: 'member', worksWithoutSecondFactor: true },
  retry: 'one-time',
  isSecret: true,
  example: { body: { code: '123456' } },
  body: z.object({ code }),
  answer: dataOf(z.object({ recovery_codes: z.array(z.string()) })),
})

export const proveDeskMember = defineCall({
  method: 'POST',
  path: '/api/desk/proof',
  summary: 'A second factor given again, which opens refunds, roles and secrets for ten minutes',
  auth: 'staff',
  staff: { permission: 'member' },
  retry: 'one-time',
  isSecret: true,
  example: { body: { code: '123456' } },
  body: z.object({ code: proof }),
  answer: okAnswer,
})

const deskSession = z.object({
  id,
  device: z.string(),
  ip: z.string(),
  current: z.boolean(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
})

export const getDeskSessions = defineCall({
  method: 'GET',
  path: '/api/desk/sessions',
  summary: 'Where the asker has the desk open, this session first',
  auth: 'staff',
  staff: { permission: 'member' },
  answer: dataOf(z.object({ sessions: z.array(deskSession) })),
})

export const closeDeskSession = defineCall({
  method: 'DELETE',
  path: '/api/desk/sessions/:id',
  summary: 'Ends one of the asker’s own sessions',
  auth: 'staff',
  staff: { permission: 'member' },
  retry: 'idempotent',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})
