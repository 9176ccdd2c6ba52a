import { z } from 'zod'
import { HOST_USES, parseHost } from '@/lib/domain/own-hosts'
import { parseEnamad, parseSamandehi } from '@/lib/domain/seals'
import { dataOf, defineCall } from '../call'

const settings = { auth: 'staff', staff: { permission: 'settings.write' } } as const
const version = z.int().min(0)

const MAX_HOSTS = 20
const MAX_SCRIPTS = 5
const NO_HOST = 'میزبان را مانند https://chat.example بنویسید؛ بی مسیر و تنها با https.'
const NO_SCRIPT = 'نشانی اسکریپت با https آغاز می‌شود.'

const host = z.string().transform((text, context) => {
  const parsed = parseHost(text)
  if (parsed !== null) return parsed
  context.addIssue(NO_HOST)
  return z.NEVER
})

const script = z
  .string()
  .trim()
  .max(500, NO_SCRIPT)
  .refine((text) => {
    if (!URL.canParse(text)) return false
    return parseHost(new URL(text).origin) !== null
  }, NO_SCRIPT)

const ownHost = z.object({ host: z.string(), uses: z.array(z.enum(HOST_USES)) })
export const storedEmbeds = z
  .object({
    hosts: z.array(ownHost).default([]),
    scripts: z.array(z.string()).default([]),
    enamad: z.object({ id: z.string(), code: z.string() }).nullable().default(null),
    samandehi: z
      .object({ id: z.string(), verify: z.string(), logo: z.string() })
      .nullable()
      .default(null),
  })
  .prefault({})

const embeds = storedEmbeds.unwrap().extend({ version })
export type Embeds = z.output<typeof embeds>

const answer = dataOf(z.object({ embeds }))

export const getDeskEmbeds = defineCall({
  method: 'GET',
  path: '/api/desk/settings/embeds',
  summary: 'Seals of the offices, and what pages may load from other hosts',
  ...settings,
  answer,
})

/** The code as the office sends it; empty takes the seal away. */
const seal = <Seal>(parse: (code: string) => Seal | null, message: string) =>
  z
    .string()
    .max(3_000)
    .transform((code, context) => {
      if (code.trim() === '') return null
      const parsed = parse(code)
      if (parsed === null) context.addIssue(message)
      return parsed
    })

export const updateDeskEmbeds = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/embeds',
  summary: 'Changes seals, other hosts and their scripts; in the policy of every page at once',
  ...settings,
  retry: 'transaction',
  example: {
    body: { version: 0, hosts: [{ host: 'https://chat.example.com', uses: ['script', 'frame'] }] },
  },
  body: z.object({
    version,
    hosts: z
      .array(z.object({ host, uses: z.array(z.enum(HOST_USES)).min(1, 'دست‌کم یک کار لازم است.') }))
      .max(MAX_HOSTS, 'شمار میزبان‌ها بیش از اندازه است.')
      .optional(),
    scripts: z.array(script).max(MAX_SCRIPTS, 'شمار اسکریپت‌ها بیش از اندازه است.').optional(),
    enamad_code: seal(parseEnamad, 'در این کد، نشانی نماد اعتماد پیدا نشد.').optional(),
    samandehi_code: seal(parseSamandehi, 'در این کد، نشانی نشان ساماندهی پیدا نشد.').optional(),
  }),
  answer,
})

export const embedCalls = { getDeskEmbeds, updateDeskEmbeds }
