import { z } from 'zod'
import { DEFAULT_LOW_STOCK } from '@/lib/domain/low-stock'
import {
  detailsOfKind,
  isMessageKind,
  MESSAGE_KIND_NAMES,
  type MessageKind,
} from '@/lib/domain/message-kinds'
import { findUnknownPlaceholders } from '@/lib/domain/message-text'
import { dataOf, defineCall } from '../call'
import { id, mobile, paged, pageText } from '../fields'
import { writtenLine, writtenText } from '../written-text'

const settings = { auth: 'staff', staff: { permission: 'settings.write' } } as const
const version = z.int().min(0)

const MAX_RECIPIENTS = 10
const NO_TIME = 'ساعت را مانند ۲۲:۰۰ بنویسید.'
const ONLY_TEXT = 'این پیام در الگوی سامانهٔ پیامک جا نمی‌شود و با متن آزاد می‌رود.'
const NO_EMAIL = 'نشانی ایمیل درست نیست.'

const MESSAGE_CHANNELS = ['sms', 'email'] as const
export type SendingChannel = (typeof MESSAGE_CHANNELS)[number]
export const MESSAGE_STATUSES = ['waiting', 'sent', 'failed', 'demo'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

const kindName = z.string().refine(isMessageKind, 'چنین پیامی نیست.')
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
export const messageEmail = z.email(NO_EMAIL).max(120, NO_EMAIL)

/** Of one kind; what the owner never wrote is as the shop came. */
const messageTemplate = z.object({
  sms: z.object({
    on: z.boolean(),
    text: z.string(),
    /** The provider's own template; empty: the text goes by the line. */
    pattern: z.string(),
    /** In quiet hours too. */
    anytime: z.boolean(),
  }),
  email: z.object({ on: z.boolean(), subject: z.string(), text: z.string() }),
})
export type MessageTemplate = z.output<typeof messageTemplate>

export function startingTemplate(kind: MessageKind): MessageTemplate {
  const { sms, subject, email: text, isAnytime, isSmsOnly, startsOff } = detailsOfKind(kind)
  const on = startsOff !== true
  return {
    sms: { on, text: sms, pattern: '', anytime: isAnytime === true },
    email: { on: on && isSmsOnly !== true, subject, text },
  }
}

const templateFields = z.object({
  kind: kindName,
  sms: z.object({
    on: z.boolean(),
    text: writtenText({ what: 'متن پیامک', least: 2, most: 600 }),
    pattern: z
      .string()
      .trim()
      .regex(/^[\w-]{0,100}$/, 'نام یا شمارهٔ الگو تنها حرف لاتین و رقم دارد.'),
    anytime: z.boolean(),
  }),
  email: z.object({
    on: z.boolean(),
    subject: writtenLine({ what: 'موضوع ایمیل', least: 2, most: 150 }),
    text: writtenText({ what: 'متن ایمیل', least: 2, most: 4_000 }),
  }),
})

const changedTemplate = templateFields.superRefine(({ kind, sms, email: mail }, context) => {
  const texts = [
    { path: ['sms', 'text'], text: sms.text },
    { path: ['email', 'subject'], text: mail.subject },
    { path: ['email', 'text'], text: mail.text },
  ]
  for (const { path, text } of texts) {
    const [unknown] = findUnknownPlaceholders(kind, text)
    if (unknown === undefined) continue
    context.addIssue({ code: 'custom', path, message: `این پیام جای‌نگهدار {${unknown}} ندارد.` })
  }
  if (detailsOfKind(kind).isSmsOnly === true && sms.pattern !== '') {
    context.addIssue({ code: 'custom', path: ['sms', 'pattern'], message: ONLY_TEXT })
  }
})

const storedMessages = z.object({
  templates: z.partialRecord(z.enum(MESSAGE_KIND_NAMES), messageTemplate).default({}),
  quiet: z
    .object({ on: z.boolean(), from: z.string(), to: z.string() })
    .default({ on: true, from: '22:00', to: '08:00' }),
  /** How many SMS a day, beside the codes to log in with. */
  daily_sms: z.int().default(1_000),
  /** What is left of a good when the staff are told. */
  low_stock: z.int().default(DEFAULT_LOW_STOCK),
  staff_mobiles: z.array(z.string()).default([]),
  staff_emails: z.array(z.string()).default([]),
})
export const messageSettings = storedMessages.prefault({})
export type StoredMessages = z.output<typeof storedMessages>

const shownSettings = storedMessages.omit({ templates: true }).extend({
  templates: z.array(messageTemplate.extend({ kind: z.enum(MESSAGE_KIND_NAMES) })),
  /** What the server can send by; `text` is whether an SMS may be free text. */
  channels: z.object({
    sms: z.object({ driver: z.enum(['console', 'kavenegar', 'smsir']), text: z.boolean() }),
    email: z.boolean(),
  }),
  version,
})
export type MessageSettings = z.output<typeof shownSettings>

const answer = dataOf(z.object({ settings: shownSettings }))

export const getMessageSettings = defineCall({
  method: 'GET',
  path: '/api/desk/settings/messages',
  summary: 'What customers and staff are told, by which channel and when',
  ...settings,
  answer,
})

export const updateMessageSettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/messages',
  summary: 'Changes templates, quiet hours, the budget or who of the staff is told',
  ...settings,
  retry: 'transaction',
  example: { body: { version: 0, low_stock: 5 } },
  body: z.object({
    version,
    template: changedTemplate.optional(),
    quiet: z.object({ on: z.boolean(), from: hour, to: hour }).optional(),
    daily_sms: z
      .int('شمار پیامک‌ها عدد است.')
      .min(0, 'شمار پیامک‌ها منفی نیست.')
      .max(100_000, 'شمار پیامک‌ها بیش از اندازه است.')
      .optional(),
    low_stock: z
      .int('موجودی عدد است.')
      .min(0, 'موجودی منفی نیست.')
      .max(1_000, 'این موجودی بیش از اندازه است.')
      .optional(),
    staff_mobiles: z.array(mobile).max(MAX_RECIPIENTS, 'تا ۱۰ شماره.').optional(),
    staff_emails: z.array(messageEmail).max(MAX_RECIPIENTS, 'تا ۱۰ نشانی.').optional(),
  }),
  answer,
})

export const sendTestMessage = defineCall({
  method: 'POST',
  path: '/api/desk/sent-messages/test',
  summary: 'Sends a saved template, filled with samples, to a number or an address',
  ...settings,
  retry: 'transaction',
  example: { body: { kind: 'order_sent', channel: 'sms', to: '09123334455' } },
  body: z.object({
    kind: kindName,
    channel: z.enum(MESSAGE_CHANNELS),
    to: z.string().trim().max(120),
  }),
  answer: dataOf(z.object({ id: z.int() })),
})

const sentMessage = z.object({
  id: z.int(),
  kind: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  /** A mobile as people write it, or an address; empty to a role that may not see it. */
  recipient: z.string(),
  order: z.object({ id: z.int(), code: z.string() }).nullable(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  tries: z.int(),
  error: z.string(),
  created_at: z.iso.datetime(),
  /** Until then it waits; null: its turn is next. */
  not_before: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
})
export type SentMessage = z.output<typeof sentMessage>

export const getDeskSentMessages = defineCall({
  method: 'GET',
  path: '/api/desk/sent-messages',
  summary: 'What the shop sent, waits to send or could not, the newest first',
  ...settings,
  example: { query: { status: 'failed' } },
  query: z.object({
    status: z.enum(MESSAGE_STATUSES).optional(),
    page: pageText,
  }),
  answer: dataOf(
    z.object({
      messages: z.array(sentMessage),
      counts: z.object({
        waiting: z.int(),
        sent: z.int(),
        failed: z.int(),
        demo: z.int(),
      }),
      /** SMS of today, of how many. */
      today: z.object({ sent: z.int(), budget: z.int() }),
      ...paged,
    }),
  ),
})

export const resendMessages = defineCall({
  method: 'POST',
  path: '/api/desk/sent-messages/resend',
  summary: 'Sends failed messages again, by the templates of now; without an id all of them',
  ...settings,
  retry: 'transaction',
  example: { body: {} },
  body: z.object({ id: id.optional() }),
  answer: dataOf(z.object({ count: z.int() })),
})

export const messageCalls = {
  getMessageSettings,
  updateMessageSettings,
  sendTestMessage,
  getDeskSentMessages,
  resendMessages,
}
