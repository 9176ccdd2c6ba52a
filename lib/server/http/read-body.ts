import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Call } from '@/lib/contract/call'
import { MEGABYTE } from '@/lib/contract/limits'
import { DomainError, invalidField } from '../domain-error'
import type { AppEnv } from './context'

const MAX_BODY_BYTES = MEGABYTE
const TOO_LARGE = 'حجم درخواست بیش از اندازه است.'

export type ParsedBody = { body: unknown; files: Buffer[] }

/** An empty body stands for an empty object: several calls of the specification send none. */
async function readJson(request: Request): Promise<ParsedBody> {
  const text = await request.text()
  if (text.trim() === '') return { body: {}, files: [] }
  try {
    return { body: JSON.parse(text, rejectProto), files: [] }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('bad_request', 'درخواست خوانا نیست: بدنهٔ آن JSON درست نیست.')
  }
}

/** A schema would drop the key silently, and the call would do something else. */
function rejectProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value
  throw invalidField('body', 'نام یکی از فیلدها پذیرفته نیست.')
}

async function parseForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new DomainError('bad_request', 'درخواست خوانا نیست: فرم آن درست نیست.')
  }
}

type Files = NonNullable<Call['files']>

async function readForm(request: Request, files: Files): Promise<ParsedBody> {
  const { field, most, bytes } = files
  const form = await parseForm(request)
  const fields = new Map<string, string>()
  const given: Buffer[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else if (name === field || name === `${field}[]`) {
      if (value.size > bytes) throw invalidField(field, 'حجم فایل بیش از اندازه است.')
      given.push(Buffer.from(await value.arrayBuffer()))
    }
  }
  if (given.length > most) throw invalidField(field, 'شمار فایل‌ها بیش از اندازه است.')
  return { body: Object.fromEntries(fields), files: given }
}

function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

/** The body of a call that has one, refused while it is read when it is larger than the call allows. */
export async function readBody(call: Call, context: Context<AppEnv>): Promise<ParsedBody> {
  const files = isMultipart(context.req.raw) ? call.files : undefined
  const maxSize = MAX_BODY_BYTES + (files ? files.most * files.bytes : 0)
  const handleTooLarge = () => {
    throw new DomainError('payload_too_large', TOO_LARGE)
  }
  await bodyLimit({ maxSize, onError: handleTooLarge })(context, async () => {})
  return files ? readForm(context.req.raw, files) : readJson(context.req.raw)
}
