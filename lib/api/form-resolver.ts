import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The first word of the rules on each field; a form here has no fields inside fields. */
export function schemaResolver<Typed extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Typed>,
): Resolver<Typed, unknown, Sent> {
  return async (typed) => {
    const read = await schema.safeParseAsync(typed)
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
