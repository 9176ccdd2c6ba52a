export type Cell = string | number | null

/** Excel reads UTF-8 only after this mark. */
export const CSV_MARK = '\uFEFF'

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/

function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The apostrophe that `csvLines` writes is no part of the text. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
