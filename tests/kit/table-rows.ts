import { readTable } from '@/lib/server/imports/read-table'

/** All rows of a sheet at once. */
export async function tableRows(bytes: Buffer) {
  const rows: { line: number; cells: string[] }[] = []
  for await (const row of readTable(bytes)) rows.push(row)
  return rows
}
