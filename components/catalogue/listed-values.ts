const ESCAPED = /[\\,]/g
const ONE_VALUE = /(?:\\.|[^\\,])+/gs

/** Many values in one parameter, `a,b`; a comma of a value's own is written `\,`. */
export function joinValues(values: readonly string[]): string {
  return values.map(escapedValue).join(',')
}

export function escapedValue(value: string): string {
  return value.replace(ESCAPED, '\\$&')
}

export function splitValues(text: string): string[] {
  return (text.match(ONE_VALUE) ?? []).map((part) => part.replace(/\\(.)/gs, '$1'))
}
