import type { z } from 'zod'
import { invalidField } from '../domain-error'

/** Where the next part of a sheet begins, and what all its parts have in common. */
export function sealCursor(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export function openCursor<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw invalidField('cursor', 'این نشانهٔ ادامه نامعتبر است.')
  }
}
