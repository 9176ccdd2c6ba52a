import { and, desc, notInArray, sql } from 'drizzle-orm'
import { guessColumns, mapColumns, type ImportColumn } from '@/lib/domain/import-columns'
import type { Database } from '../db/database'
import { imports } from '../db/schema/schema'
import { invalidField } from '../domain-error'

const UNKNOWN_HEADING = 'یکی از ستون‌هایی که نشان داده‌اید در فایل نیست.'

export type ColumnMapping = Pick<ImportColumn, 'heading' | 'field' | 'name'>[]

/** The same headings were mapped before: as they were then. */
async function recallColumns(db: Database, headings: string[]): Promise<ImportColumn[] | null> {
  const [former] = await db
    .select({ columns: imports.columns })
    .from(imports)
    .where(
      and(
        notInArray(imports.state, ['mapped']),
        sql`(select jsonb_agg(one -> 'heading') from jsonb_array_elements(${imports.columns}) as list(one))
          = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1)
  return former?.columns.map((column) => ({ ...column, certainty: 100 })) ?? null
}

/** As a sheet with the same headings was mapped before, else by a guess; what is said beside it wins. */
export async function findColumns(
  db: Database,
  headings: string[],
  mapping: ColumnMapping,
): Promise<ImportColumn[]> {
  const known = (await recallColumns(db, headings)) ?? guessColumns(headings)
  const columns = mapColumns(known, mapping)
  if (columns === null) throw invalidField('map', UNKNOWN_HEADING)
  return columns
}
