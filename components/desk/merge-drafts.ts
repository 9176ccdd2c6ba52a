export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What both changed, each in another way; what only one of them changed merges by itself. */
export function findClashingFields<Field extends string>(
  fields: readonly Field[],
  mine: Partial<Record<Field, unknown>>,
  theirs: Partial<Record<Field, unknown>>,
): Field[] {
  return fields.filter(
    (name) => name in mine && name in theirs && !isSame(mine[name], theirs[name]),
  )
}
