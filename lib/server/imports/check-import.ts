import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { formatNumber } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { importRows, imports } from '../db/schema/schema'
import { type Import, planSpan, type Span, writeRowResults } from './import-batch'
import type { NewTaxon } from '../db/schema/imports'
import type { ProductPlan } from './plan-products'
import { readItem, type ImportItem, type RowProblem } from './read-item'

const PAGE = 1_000

/** Throws where the import is in other hands; in the transaction of what is written, so that two never do it. */
type Hold = (tx: Database) => Promise<unknown>

type Grouped = { line: number; title: string; product: number | null; problem: RowProblem | null }

/** Rows that belong together by the keys they name, each group with a number. */
class Groups {
  #byKey = new Map<string, number>()
  #lineOfSku = new Map<string, number>()
  count = 0

  add(line: number, item: ImportItem, problem: RowProblem | null): Omit<Grouped, 'line' | 'title'> {
    if (problem) return { product: null, problem }
    const twin = this.#lineOfSku.get(item.sku)
    if (twin !== undefined) {
      const text = `این کد در ردیف ${formatNumber(twin)} هم هست؛ یکی از دو ردیف را بردارید.`
      return { product: null, problem: { about: 'sku', text, value: item.sku, field: 'sku' } }
    }
    this.#lineOfSku.set(item.sku, line)
    if (item.keys.includes('')) {
      const text = 'این تنوع نمی‌گوید از کدام کالاست؛ کد کالای مادر را بنویسید.'
      return { product: null, problem: { about: 'other', text, value: item.sku } }
    }
    const found = item.keys.map((key) => this.#byKey.get(key)).find((one) => one !== undefined)
    const product = found ?? this.count
    if (found === undefined) this.count += 1
    for (const key of item.keys) this.#byKey.set(key, product)
    return { product, problem: null }
  }
}

async function writeGroups(db: Database, importId: number, rows: readonly Grouped[]) {
  const written = rows.map((row) => ({ ...row, state: row.problem ? 'wrong' : 'waiting' }))
  await db.execute(sql`
    update import_rows set product = grouped.product, title = grouped.title,
      state = grouped.state, problem = grouped.problem
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as grouped(line int, title text, product int, state text, problem jsonb)
    where import_rows.import_id = ${importId} and import_rows.line = grouped.line`)
}

/** The first walk of a trial run: what rows are of one good, and what is wrong with a row by itself. */
export async function groupRows(db: Database, own: Import, hold: Hold): Promise<void> {
  const groups = new Groups()
  let after = 0
  for (;;) {
    const rows = await db
      .select({ line: importRows.line, cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.importId, own.id), gt(importRows.line, after)))
      .orderBy(asc(importRows.line))
      .limit(PAGE)
    const last = rows.at(-1)
    if (last === undefined) break
    const grouped = rows.map(({ line, cells }) => {
      const { item, problem } = readItem(cells, own.columns, own.options)
      return { line, title: item.title, ...groups.add(line, item, problem) }
    })
    await db.transaction(async (tx) => {
      await hold(tx)
      await writeGroups(tx, own.id, grouped)
    })
    after = last.line
  }
  await db.transaction(async (tx) => {
    await hold(tx)
    await tx
      .update(imports)
      .set({ productCount: groups.count, nextProduct: 0, newTaxa: [] })
      .where(eq(imports.id, own.id))
  })
}

/** A file whose columns are mixed up names thousands; the first are enough to see it. */
const TAXA_SHOWN = 500

function countTaxa(former: readonly NewTaxon[], plans: readonly ProductPlan[]): NewTaxon[] {
  const counted = new Map(former.map((taxon) => [`${taxon.kind}:${taxon.name}`, taxon]))
  for (const taxon of plans.flatMap(({ newTaxa }) => newTaxa)) {
    const key = `${taxon.kind}:${taxon.name}`
    counted.set(key, { ...taxon, goods: (counted.get(key)?.goods ?? 0) + 1 })
  }
  return [...counted.values()].slice(0, TAXA_SHOWN)
}

/** The second: what each good would do to the shop, which is left as it is. */
export async function checkSpan(
  db: Database,
  own: Import,
  { span, hold }: { span: Span; hold: Hold },
): Promise<void> {
  const { plans } = await planSpan(db, own, span)
  const results = plans.flatMap(({ rows }) =>
    rows.map(({ line, title, state, problem }) => ({ line, title, state, problem })),
  )
  await db.transaction(async (tx) => {
    await hold(tx)
    await writeRowResults(tx, own.id, results)
    const [held] = await tx
      .select({ newTaxa: imports.newTaxa })
      .from(imports)
      .where(eq(imports.id, own.id))
    const newTaxa = countTaxa(held?.newTaxa ?? [], plans)
    await tx
      .update(imports)
      .set({ nextProduct: span.before, newTaxa })
      .where(eq(imports.id, own.id))
  })
}
