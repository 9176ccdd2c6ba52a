import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** What a form needs of the call it sends: its rules are those of the body. */
export type FormCall<Values extends FieldValues, Input> = {
  body?: z.ZodType<Input, Values> | undefined
}

/** For a call that leaves a field alone that it is not given. */
export function changedFields(values: object, defaults: object): object {
  const before = new Map<string, unknown>(Object.entries(defaults))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => before.get(name) !== value),
  )
}

/** The first message of the rules for each field; a form here has no fields inside fields. */
export function formResolver<Values extends FieldValues, Input>(
  { body }: FormCall<Values, Input>,
  toInput: (values: Values) => object = (values) => values,
): Resolver<Values, unknown, Input> {
  if (!body) throw new TypeError('This call has no body to fill a form with.')
  return async (values) => {
    const parsed = await body.safeParseAsync(toInput(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { path, code: type, message } of [...parsed.error.issues].reverse()) {
      Object.assign(errors, { [String(path[0] ?? 'root')]: { type, message } })
    }
    return { values: {}, errors }
  }
}
