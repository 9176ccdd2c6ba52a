import { CSV_MARK, csvLines, type Cell } from '@/lib/domain/csv'

/** Hands a file to who works at the desk. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export function saveCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  saveFile(name, 'text/csv', [CSV_MARK, csvLines(rows)])
}
