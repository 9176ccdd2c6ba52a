import type { Call } from '@/lib/contract/call'
import { MEGABYTE } from '@/lib/contract/limits'
import { DomainError } from '../domain-error'

const MAX_BODY_BYTES = MEGABYTE

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new BodyTooLarge()
  if (request.body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw new BodyTooLarge()
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

export type ParsedBody = { body: unknown; files: Buffer[] }

/** An empty body stands for an empty object: several calls of the specification send none. */
async function readJson(request: Request): Promise<ParsedBody> {
  const text = (await readBytes(request, MAX_BODY_BYTES)).toString('utf8')
  if (text.trim() === '') return { body: {}, files: [] }
  try {
    return { body: JSON.parse(text, rejectProto), files: [] }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('bad_request', 'درخواست خوانا نیست: بدنهٔ آن JSON درست نیست.')
  }
}

/** A schema would leave it out in silence, and answer another question than was asked. */
function rejectProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value
  const message = 'نام یکی از فیلدها پذیرفته نیست.'
  throw new DomainError('invalid', message, { fields: { body: [message] } })
}

async function parseForm(type: string, bytes: Buffer): Promise<FormData> {
  try {
    const headers = { 'Content-Type': type }
    return await new Response(new Uint8Array(bytes), { headers }).formData()
  } catch {
    throw new DomainError('bad_request', 'درخواست خوانا نیست: فرم آن درست نیست.')
  }
}

type Files = NonNullable<Call['files']>

function fileError(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } })
}

async function readForm(request: Request, type: string, files: Files): Promise<ParsedBody> {
  const { field, most, bytes } = files
  const form = await parseForm(type, await readBytes(request, most * bytes + MAX_BODY_BYTES))
  const body: Record<string, string> = {}
  const given: Buffer[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') Object.assign(body, { [name]: value })
    else if (name === field || name === `${field}[]`) {
      if (value.size > bytes) throw fileError(field, 'حجم عکس بیش از اندازه است.')
      given.push(Buffer.from(await value.arrayBuffer()))
    }
  }
  if (given.length > most) throw fileError(field, 'شمار عکس‌ها بیش از اندازه است.')
  return { body, files: given }
}

export function readBody(call: Call, request: Request): Promise<ParsedBody> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  return isForm && call.files ? readForm(request, type, call.files) : readJson(request)
}
