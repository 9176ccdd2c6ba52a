import type { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { foldDigits } from '@/lib/persian/digits'
import { type FieldErrors, DomainError, invalidField } from '../domain-error'

const WHOLE_BODY = 'body'
const NOT_ACCEPTED = 'این مقدار پذیرفته نیست.'
const INVALID = 'برخی از ورودی‌ها درست نیست.'
const MISSING = 'این مقدار لازم است.'
const HALF_CHARACTER = /\p{Surrogate}/u
/** More than any script writes on one letter (UAX 15, stream-safe text), and normalising them is quadratic. */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Nobody reads more of them, and each of thousands would be a line of the answer. */
const MAX_ISSUES = 50
/** Of one object: no call has so many fields. */
const MAX_KEYS = 1_000

function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    const field = issue.path.join('.') || WHOLE_BODY
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}

/** For rules of the contract that have no sentence of their own. */
const describeIssue: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? MISSING : NOT_ACCEPTED

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !HALF_CHARACTER.test(text) && !TOO_MANY_MARKS.test(text)
}

/** No database stores a text with a NUL or half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (!Array.isArray(value) && Object.keys(value).length > MAX_KEYS) return false
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

function parseWith(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  if (!isStorable(value)) throw invalidField(WHOLE_BODY, NOT_ACCEPTED)
  const result = schema.safeParse(value, { error: describeIssue })
  if (result.success) return result.data
  throw new DomainError('invalid', INVALID, { fields: fieldErrors(result.error.issues) })
}

function foldAllDigits(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, foldDigits(text)]))
}

/** A form sent without script sends its empty fields too. */
function omitEmptyOptional(schema: Call['query'], query: Record<string, string>) {
  const fields = new Map(Object.entries(schema?.shape ?? {}))
  const isOptional = (name: string) => fields.get(name)?.safeParse(undefined).success === true
  return Object.fromEntries(
    Object.entries(query).filter(([name, text]) => text.trim() !== '' || !isOptional(name)),
  )
}

export type RawInput = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

/** A malformed parameter of a path is 404: nothing has that path. */
export function validateInput(call: Call, given: RawInput) {
  const params = call.params?.safeParse(foldAllDigits(given.params))
  if (params && !(params.success && isStorable(given.params)))
    throw new DomainError('not_found', 'چنین چیزی پیدا نشد.')
  return {
    params: params?.data,
    query: parseWith(call.query, omitEmptyOptional(call.query, given.query)),
    body: parseWith(call.body, given.body),
  }
}
