import { and, eq } from 'drizzle-orm'
import type { MendedCell } from '@/lib/contract/desk/imports'
import type { ImportColumn, ImportField } from '@/lib/domain/import-columns'
import type { DeskActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { importRows } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { mayWrite, NOT_YOURS } from './import-rights'

/** A sheet may have several columns of them. */
const NAMED: readonly ImportField[] = [
  ...(['ignore', 'choice', 'attribute', 'attribute_name', 'attribute_value'] as const),
]

type Mending = { id: number; columns: readonly ImportColumn[]; cells: readonly MendedCell[] }

/** Of the rows that wait in the database; the file itself is its owner's. */
export async function mendCells(
  db: Database,
  { id, columns, cells }: Mending,
  actor: DeskActor,
): Promise<void> {
  for (const { line, field, value } of cells) {
    if (!mayWrite(actor, field)) throw new DomainError('permission_denied', NOT_YOURS)
    const at = columns.findIndex((column) => column.field === field)
    if (at < 0 || NAMED.includes(field)) throw invalidField('cells', 'این ستون در فایل نیست.')
    const own = and(eq(importRows.importId, id), eq(importRows.line, line))
    const [row] = await db.select({ cells: importRows.cells }).from(importRows).where(own)
    if (row === undefined) throw notFound('این ردیف')
    // A row of the file may end before the column.
    const padded = Array.from(
      { length: Math.max(row.cells.length, at + 1) },
      (_, column) => row.cells[column] ?? '',
    )
    await db
      .update(importRows)
      .set({ cells: padded.with(at, value) })
      .where(own)
  }
}
