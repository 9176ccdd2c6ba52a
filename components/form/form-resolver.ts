import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** What differs from what was there, for a call that leaves alone what it is not given. */
export function changedFields(typed: object, before: object): object {
  const kept = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(typed).filter(([name, now]) => kept.get(name) !== now))
}

/** The first word of the rules on each field; a form here has no fields inside fields. */
export function schemaResolver<Typed extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Typed>,
  sentOf: (typed: Typed) => object = (typed) => typed,
): Resolver<Typed, unknown, Sent> {
  return async (typed) => {
    const read = await schema.safeParseAsync(sentOf(typed))
    if (read.success) return { values: read.data, errors: {} }
    const errors: FieldErrors<Typed> = {}
    for (const { path, code: type, message } of [...read.error.issues].reverse()) {
      Object.assign(errors, { [String(path[0] ?? 'root')]: { type, message } })
    }
    return { values: {}, errors }
  }
}

/** The rules of a form are the rules of the call it sends. */
export function formResolver<Typed extends FieldValues, Sent>(call: {
  body?: z.ZodType<Sent, Typed> | undefined
}) {
  if (!call.body) throw new TypeError('This call has no body to fill a form with.')
  return schemaResolver(call.body)
}
