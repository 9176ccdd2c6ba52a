/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Hands a file to who works at the desk. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Excel reads UTF-8 only after its mark. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(name, 'text/csv', `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}`)
}
