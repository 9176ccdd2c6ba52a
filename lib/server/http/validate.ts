import type { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { foldDigits } from '@/lib/persian/digits'
import { type FieldErrors, Refusal } from '../services/refusal'

const WHOLE_BODY = 'body'
const GENERAL = 'این مقدار پذیرفته نیست.'
const PERSIAN = /[\u0600-\u06ff]/

function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.join('.') || WHOLE_BODY
    const message = PERSIAN.test(issue.message) ? issue.message : GENERAL
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal('invalid', GENERAL, { fields: fieldErrors(result.error.issues) })
}

function foldAll(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, foldDigits(text)]))
}

export type Given = { params: Record<string, string>; query: Record<string, string>; body: unknown }

/** A path that names something in a form it cannot have is a thing that does not exist. */
export function validate(call: Call, given: Given) {
  const params = call.params?.safeParse(foldAll(given.params))
  if (params && !params.success) throw new Refusal('not_found', 'چنین چیزی پیدا نشد.')
  return {
    params: params?.data,
    query: parsed(call.query, given.query),
    body: parsed(call.body, given.body),
  }
}
