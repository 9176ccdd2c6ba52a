import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DeskImport, MendedCell } from '@/lib/contract/desk/imports'
import { IMPORT_STATES } from '@/lib/contract/desk/imports'
import { findColumnProblem, type ImportColumn } from '@/lib/domain/import-columns'
import { type ImportOptions, START_OPTIONS } from '@/lib/domain/import-options'
import type { DeskActor } from '@/lib/domain/staff'
import { HOUR_MS } from '@/lib/persian/durations'
import type { Database, PersistResponse, RecordChange } from '../db/database'
import { importPictures, importRows, imports } from '../db/schema/schema'
import { type AuditSource, insertAuditEvents } from '../audit-log'
import { DomainError, invalidField, notFound } from '../domain-error'
import { findColumns, type ColumnMapping } from './find-columns'
import { BEFORE_THE_START, countFiles, countPictureless, forgetOldArchives } from './import-files'
import { assertMayImport, maySee, mayWrite, NOT_YOURS } from './import-rights'
import { mendCells } from './mend-cells'
import { MAX_COLUMNS, readTable } from './read-table'

type Import = typeof imports.$inferSelect

const STAGED_AT_ONCE = 1_000
const MAX_ROWS = 200_000
const LISTED = 20
const SAMPLES = 3
const UNDO_HOURS = 24
const RETENTION_DAYS = 90

const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)

async function stageRows(
  db: Database,
  importId: number,
  rows: AsyncIterable<{ line: number; cells: string[] }>,
) {
  let total = 0
  let staged: { importId: number; line: number; cells: string[] }[] = []
  const flush = async () => {
    if (staged.length === 0) return
    await db.execute(sql`
      insert into import_rows (import_id, line, cells)
      select ${importId}, line, cells
      from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb) as row(line int, cells jsonb)`)
    total += staged.length
    staged = []
  }
  for await (const row of rows) {
    if (total + staged.length >= MAX_ROWS)
      throw invalidField('file', 'فایل بیش از ۲۰۰,۰۰۰ ردیف دارد؛ آن را چند تکه کنید.')
    staged.push({ importId, ...row })
    if (staged.length >= STAGED_AT_ONCE) await flush()
  }
  await flush()
  return total
}

type Upload = {
  fileName: string
  bytes: Buffer | undefined
  options?: Partial<ImportOptions>
  mapping?: ColumnMapping
  startsItself?: boolean
  state?: 'mapped' | 'checking'
}
type UploadContext = {
  db: Database
  source: AuditSource & { actor: DeskActor }
  persistResponse: PersistResponse<unknown>
}

/** The sheet waits in the database; nothing of the shop changes. */
export async function addImport(
  { db, source, persistResponse }: UploadContext,
  { fileName, bytes, options, mapping = [], startsItself = false, state = 'mapped' }: Upload,
) {
  if (bytes === undefined) throw invalidField('file', 'فایلی انتخاب نکرده‌اید.')
  assertMayImport(source.actor)
  return db.transaction(async (tx) => {
    const rows = readTable(bytes)
    const headings = (await rows.next()).value?.cells ?? []
    if (headings.length === 0) throw invalidField('file', 'فایل خالی است.')
    if (headings.length > MAX_COLUMNS) throw invalidField('file', 'فایل بیش از ۲۰۰ ستون دارد.')
    if (mapping.some(({ field }) => !mayWrite(source.actor, field)))
      throw new DomainError('permission_denied', NOT_YOURS)
    const found = await findColumns(tx, headings, mapping)
    const columns = found.map((column): ImportColumn =>
      mayWrite(source.actor, column.field) ? column : { ...column, field: 'ignore' },
    )
    const problem = state === 'checking' ? findColumnProblem(columns) : null
    if (problem) throw invalidField('file', problem)
    const { actor } = source
    const [made] = await tx
      .insert(imports)
      .values({
        ...{ fileName, columns, state, startsItself, rowCount: 0 },
        options: { ...START_OPTIONS, ...options },
        made: { categories: [], brands: [] },
        staffId: actor.kind === 'staff' ? actor.staffId : null,
        actorName: actor.name,
      })
      .returning({ id: imports.id })
    if (made === undefined) throw new Error('the import was not written')
    const rowCount = await stageRows(tx, made.id, rows)
    if (rowCount === 0) throw invalidField('file', 'زیر سرستون‌ها ردیفی نیست.')
    await tx.update(imports).set({ rowCount }).where(eq(imports.id, made.id))
    const answer = { data: { import: await readImport(tx, made.id, source.actor) } }
    const change = { subject: `import:${made.id}`, after: { file_name: fileName, rows: rowCount } }
    await insertAuditEvents(tx, source, 'addImport', [change])
    await persistResponse(tx, answer)
    return answer
  })
}

const toState = z.enum(IMPORT_STATES)

function toListed(
  row: Pick<
    Import,
    'id' | 'fileName' | 'state' | 'actorName' | 'rowCount' | 'createdAt' | 'finishedAt'
  >,
) {
  return {
    id: row.id,
    file_name: row.fileName,
    state: toState.parse(row.state),
    actor: row.actorName,
    rows: row.rowCount,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

export async function listImports(db: Database) {
  const rows = await db.select().from(imports).orderBy(desc(imports.id)).limit(LISTED)
  return { imports: rows.map(toListed) }
}

const NO_COUNTS = {
  new: 0,
  change: 0,
  same: 0,
  doubtful: 0,
  wrong: 0,
  created: 0,
  changed: 0,
  failed: 0,
  undone: 0,
  left: 0,
}

export async function findImport(db: Database, id: number): Promise<Import> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id))
  if (found === undefined) throw notFound('این ورود کالا')
  return found
}

function undoUntil({ state, startedAt, finishedAt }: Import): Date | null {
  if (startedAt === null || !['done', 'stopped', 'pictures'].includes(state)) return null
  const until = hoursAfter(finishedAt ?? new Date(), UNDO_HOURS)
  return until.getTime() > Date.now() ? until : null
}

export async function readImport(db: Database, id: number, actor: DeskActor): Promise<DeskImport> {
  const own = await findImport(db, id)
  const ownRows = eq(importRows.importId, id)
  const counted = await db
    .select({ state: importRows.state, rows: count() })
    .from(importRows)
    .where(ownRows)
    .groupBy(importRows.state)
  const pictures = await db
    .select({ state: importPictures.state, rows: count() })
    .from(importPictures)
    .where(eq(importPictures.importId, id))
    .groupBy(importPictures.state)
  const first = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(ownRows)
    .orderBy(asc(importRows.line))
    .limit(SAMPLES)
  const picturesOf = (state: string) => pictures.find((one) => one.state === state)?.rows ?? 0
  const [done, failed] = [picturesOf('done'), picturesOf('failed')]
  return {
    ...toListed(own),
    columns: own.columns.map((column, at) => ({
      ...column,
      samples: maySee(actor, column.field)
        ? first.map(({ cells }) => (cells[at] ?? '').slice(0, 80)).filter(Boolean)
        : [],
    })),
    options: own.options,
    column_problem: findColumnProblem(own.columns),
    counts: {
      ...NO_COUNTS,
      ...Object.fromEntries(
        counted.filter(({ state }) => state in NO_COUNTS).map(({ state, rows }) => [state, rows]),
      ),
    },
    new_taxa: own.newTaxa,
    products: own.productCount,
    done: Math.min(own.nextProduct, own.productCount),
    pictures: {
      ...{ total: done + failed + picturesOf('waiting'), done, failed },
      rows: failed > 0 ? await countPictureless(db, id) : 0,
      ...(await countFiles(db, own)),
    },
    started_at: own.startedAt?.toISOString() ?? null,
    undo_until: undoUntil(own)?.toISOString() ?? null,
  }
}

const BUSY = 'این ورود در حال اجراست؛ اول آن را نگه دارید.'

type Editor = { actor: DeskActor; recordChange: RecordChange }
type Mapping = {
  columns?: ImportColumn[] | undefined
  options?: ImportOptions | undefined
  cells?: MendedCell[] | undefined
}

/** What columns mean is the owner's word; their headings and number are the file's. */
export async function checkImport(
  db: Database,
  id: number,
  { columns, options, cells = [] }: Mapping,
  { actor, recordChange }: Editor,
): Promise<DeskImport> {
  const own = await findImport(db, id)
  assertMayImport(actor)
  if (!BEFORE_THE_START.includes(own.state)) throw new DomainError('precondition_failed', BUSY)
  if (columns && columns.length !== own.columns.length) {
    throw invalidField('columns', 'شمار ستون‌ها با فایل یکی نیست؛ صفحه را تازه کنید.')
  }
  // A column that may not be seen is not called another one to see it.
  const named = [...(columns ?? []), ...(columns ? own.columns : [])]
  if (named.some(({ field }) => !mayWrite(actor, field)))
    throw new DomainError('permission_denied', NOT_YOURS)
  const mapped = own.columns.map((column, at) => ({
    ...column,
    ...(columns?.[at] && {
      field: columns[at].field,
      name: columns[at].name,
      unit: columns[at].unit,
    }),
  }))
  const problem = findColumnProblem(mapped)
  if (problem) throw invalidField('columns', problem)
  await db.transaction(async (tx) => {
    const [begun] = await tx
      .update(imports)
      .set({
        state: 'checking',
        columns: mapped,
        options: options ?? own.options,
        productCount: 0,
        nextProduct: 0,
        // Whoever works on the former trial run sees that it is not theirs any more.
        holder: null,
        heldUntil: null,
      })
      .where(and(eq(imports.id, id), inArray(imports.state, [...BEFORE_THE_START])))
      .returning({ id: imports.id })
    if (begun === undefined) throw new DomainError('precondition_failed', BUSY)
    await mendCells(tx, { id, columns: mapped, cells }, actor)
  })
  const before = { columns: own.columns, options: own.options }
  const mended = cells.map(({ line, field }) => ({ line, field }))
  const after = {
    ...{ columns: mapped, options: options ?? own.options },
    ...(mended.length > 0 && { cells: mended }),
  }
  recordChange({ subject: `import:${id}`, before, after })
  return readImport(db, id, actor)
}

const MOVES = {
  start: { from: ['checked', 'stopped'], to: 'running' },
  stop: { from: ['running', 'pictures'], to: 'stopped' },
  undo: { from: ['done', 'stopped', 'pictures'], to: 'undoing' },
} as const

export async function moveImport(
  db: Database,
  id: number,
  action: keyof typeof MOVES,
  { actor, recordChange }: Editor,
): Promise<DeskImport> {
  const { from, to } = MOVES[action]
  const own = await findImport(db, id)
  assertMayImport(actor, action === 'stop' ? [] : own.columns)
  if (action === 'undo' && undoUntil(own) === null) {
    throw new DomainError('precondition_failed', 'این ورود دیگر برگرداندنی نیست.')
  }
  const isFirstStart = action === 'start' && own.state === 'checked'
  const [moved] = await db
    .update(imports)
    .set({
      state: to,
      ...(isFirstStart && { startedAt: sql`now()` }),
      ...((isFirstStart || action === 'undo') && { nextProduct: 0 }),
      ...(action !== 'start' && { holder: null, heldUntil: null }),
    })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id })
  if (moved === undefined) {
    throw new DomainError('precondition_failed', 'این کار در حالت کنونیِ ورود شدنی نیست.')
  }
  recordChange({ subject: `import:${id}`, before: { state: own.state }, after: { state: to } })
  return readImport(db, id, actor)
}

/** Old sheets go; what they brought stays. */
export async function deleteOldImports(db: Database): Promise<void> {
  await db
    .delete(imports)
    .where(sql`${imports.createdAt} < now() - make_interval(days => ${RETENTION_DAYS})`)
  await forgetOldArchives(db)
}
