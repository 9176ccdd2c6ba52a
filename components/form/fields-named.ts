import type { FieldValues, Path } from 'react-hook-form'

type Named<Typed extends FieldValues> = { field: Path<Typed>; message: string }

function isField<Typed extends FieldValues>(values: Typed, name: string): name is Path<Typed> {
  return name in values
}

/** What the shop said of the fields that this form has, in the form's own order. */
export function fieldsNamed<Typed extends FieldValues>(
  values: Typed,
  fields: Record<string, string[]>,
): Named<Typed>[] {
  return Object.keys(values).flatMap((name) => {
    const message = fields[name]?.[0]
    return message !== undefined && isField(values, name) ? [{ field: name, message }] : []
  })
}
