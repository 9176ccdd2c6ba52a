import type { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { foldDigits } from '@/lib/persian/digits'
import { type FieldErrors, Refusal } from '../services/refusal'

const WHOLE_BODY = 'body'
const GENERAL = 'این مقدار پذیرفته نیست.'
const MISSING = 'این مقدار لازم است.'
const PERSIAN = /[\u0600-\u06ff]/
const HALF_CHARACTER = /\p{Surrogate}/u

function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.join('.') || WHOLE_BODY
    const unsaid = issue.input === undefined ? MISSING : GENERAL
    const message = PERSIAN.test(issue.message) ? issue.message : unsaid
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

/** No database stores these: a text with a NUL or half a character is none. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !HALF_CHARACTER.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isWritten(name) && isWritten(inner))
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  if (!isWritten(value)) {
    throw new Refusal('invalid', GENERAL, { fields: { [WHOLE_BODY]: [GENERAL] } })
  }
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new Refusal('invalid', GENERAL, { fields: fieldErrors(result.error.issues) })
}

function foldAll(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, foldDigits(text)]))
}

/** A form sent without script names the fields that were left empty, too. */
function unlessEmpty(schema: Call['query'], query: Record<string, string>) {
  const optional = (name: string) => schema?.shape[name]?.safeParse(undefined).success === true
  return Object.fromEntries(
    Object.entries(query).filter(([name, text]) => text.trim() !== '' || !optional(name)),
  )
}

export type Given = { params: Record<string, string>; query: Record<string, string>; body: unknown }

/** A path that names something in a form it cannot have is a thing that does not exist. */
export function validate(call: Call, given: Given) {
  const params = call.params?.safeParse(foldAll(given.params))
  if (params && !(params.success && isWritten(given.params)))
    throw new Refusal('not_found', 'چنین چیزی پیدا نشد.')
  return {
    params: params?.data,
    query: parsed(call.query, unlessEmpty(call.query, given.query)),
    body: parsed(call.body, given.body),
  }
}
