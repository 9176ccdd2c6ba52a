import { and, asc, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { CallAnswer } from '@/lib/contract/call'
import type { getImportRows } from '@/lib/contract/desk/imports'
import type { DeskActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { importRows } from '../db/schema/schema'
import { HAS_PICTURE_PROBLEM } from './import-files'
import { maySee } from './import-rights'
import { findImport } from './imports'

const ROWS_SHOWN = 200
const LATEST_SHOWN = 8
const LEFT_OUT = ['doubtful', 'wrong', 'failed', 'left']
const WANTS_A_LOOK = or(inArray(importRows.state, LEFT_OUT), HAS_PICTURE_PROBLEM)

function countKinds(db: Database, id: number): Promise<{ about: string; count: number }[]> {
  const about = sql<string>`coalesce(${importRows.problem} ->> 'about', 'other')`
  return db
    .select({ about, count: count() })
    .from(importRows)
    .where(and(eq(importRows.importId, id), WANTS_A_LOOK))
    .groupBy(sql`1`)
}

type RowFilters = { view: 'problems' | 'latest'; about?: string | undefined; after: number }

export async function listImportRows(
  db: Database,
  id: number,
  { view, about, after }: RowFilters,
  actor: DeskActor,
): Promise<CallAnswer<typeof getImportRows>['data']> {
  const { columns } = await findImport(db, id)
  const isShown = (at: number) => maySee(actor, columns[at]?.field ?? 'ignore')
  const isLatest = view === 'latest'
  const shown = isLatest ? LATEST_SHOWN : ROWS_SHOWN
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        gt(importRows.line, after),
        isLatest ? inArray(importRows.state, ['created', 'changed', 'failed']) : WANTS_A_LOOK,
        about === undefined ? undefined : sql`${importRows.problem} ->> 'about' = ${about}`,
      ),
    )
    .orderBy(
      ...(isLatest ? [desc(importRows.product), desc(importRows.line)] : [asc(importRows.line)]),
    )
    .limit(shown + 1)
  const listed = rows.slice(0, shown).map((row) => ({
    ...{ line: row.line, title: row.title, state: row.state },
    problem: row.problem && {
      ...row.problem,
      field: row.problem.field ?? null,
      others: (row.problem.others ?? []).map((other) => ({
        ...other,
        field: other.field ?? null,
      })),
    },
    product_id: row.productId,
    cells: row.cells.map((cell, at) => (isShown(at) ? cell : '')),
  }))
  return {
    rows: listed,
    next: rows.length > shown ? (listed.at(-1)?.line ?? null) : null,
    kinds: isLatest ? [] : await countKinds(db, id),
  }
}
