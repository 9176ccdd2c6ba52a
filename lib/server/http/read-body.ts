import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Call } from '@/lib/contract/call'
import { MEGABYTE } from '@/lib/contract/limits'
import { DomainError, invalidField } from '../domain-error'
import type { AppEnv } from './context'

const MAX_BODY_BYTES = MEGABYTE
const TOO_LARGE = 'حجم درخواست بیش از اندازه است.'

type Files = NonNullable<Call['files']>
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

/** More than any form of the shop has beside its files. */
const MAX_FIELDS = 50
/** Of all the fields of a form together, in letters. */
const MAX_FORM_TEXT = 100_000
const TOO_MANY_FILES = 'شمار فایل‌ها بیش از اندازه است.'

const UNREADABLE_FORM = 'درخواست خوانا نیست: فرم آن درست نیست.'

/** As browsers and other clients send it: of a further parameter two parsers could read two boundaries. */
const FORM_TYPE =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]+)"|([\w'()+,./:=?-]+))\s*(?:;\s*charset=(?:"[\w-]+"|[\w-]+)\s*)?$/i

function readBoundary(request: Request): string {
  const [, quoted, bare] = FORM_TYPE.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw new DomainError('bad_request', UNREADABLE_FORM)
  return boundary
}

function hasMoreParts(bytes: Buffer, boundary: string, most: number): boolean {
  const mark = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1
    // The last mark ends the form.
    if (parts > most + 1) return true
  }
  return false
}

/** Its parts are counted before it is parsed, which takes a while for each, by the same boundary. */
async function parseForm(request: Request, { field, most }: Files): Promise<FormData> {
  const boundary = readBoundary(request)
  const bytes = await request.arrayBuffer()
  if (hasMoreParts(Buffer.from(bytes), boundary, most + MAX_FIELDS)) {
    throw invalidField(field, TOO_MANY_FILES)
  }
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  try {
    return await new Response(bytes, { headers }).formData()
  } catch {
    throw new DomainError('bad_request', UNREADABLE_FORM)
  }
}

async function readForm(request: Request, files: Files): Promise<ParsedBody> {
  const { field, most, bytes } = files
  const form = await parseForm(request, files)
  const fields = new Map<string, string>()
  const given: Buffer[] = []
  let letters = 0
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      letters += value.length
      if (letters > MAX_FORM_TEXT) throw new DomainError('payload_too_large', TOO_LARGE)
      fields.set(name, value)
    } else if (name === field || name === `${field}[]`) {
      if (given.length === most) throw invalidField(field, TOO_MANY_FILES)
      if (value.size > bytes) throw invalidField(field, 'حجم فایل بیش از اندازه است.')
      given.push(Buffer.from(await value.arrayBuffer()))
    }
  }
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
