import { z } from 'zod'
import { IMPORT_FIELDS } from '@/lib/domain/import-columns'
import { importOptions } from '@/lib/domain/import-options'
import { dataOf, defineCall } from '../call'
import { id, idText, inDigits, inJson } from '../fields'
import { MAX_INTEGER, MEGABYTE } from '../limits'
import { writtenLine } from '../written-text'

const access = { auth: 'staff', staff: { permission: 'catalogue.write' } } as const
const SHEET = {
  field: 'file',
  most: 1,
  bytes: 50 * MEGABYTE,
  isRequired: true,
  of: 'sheets',
} as const
/** As much as fits through a proxy that takes 64 MB. */
const ARCHIVE = {
  field: 'pictures',
  most: 1,
  bytes: 60 * MEGABYTE,
  isRequired: true,
  of: 'archives',
} as const
const MAX_COLUMNS = 200

export const IMPORT_STATES = [
  ...(['mapped', 'checking', 'checked', 'running', 'pictures', 'stopped', 'done'] as const),
  ...(['undoing', 'undone'] as const),
] as const

const column = z.object({
  heading: z.string(),
  field: z.enum(IMPORT_FIELDS, 'این ستون را نمی‌شناسیم.'),
  name: writtenLine({ what: 'نام ویژگی', most: 40 }),
  certainty: z.int().min(0).max(100),
  unit: z.enum(['toman', 'rial']).nullable(),
})
const shownColumn = column.extend({
  heading: z.string(),
  name: z.string(),
  /** Of its first rows. */
  samples: z.array(z.string()),
})

const counts = z.object({
  new: z.int(),
  change: z.int(),
  same: z.int(),
  doubtful: z.int(),
  wrong: z.int(),
  created: z.int(),
  changed: z.int(),
  failed: z.int(),
  undone: z.int(),
  /** Made by it and ordered since: an undo leaves them. */
  left: z.int(),
})

/** What goods of the sheet name and the shop has not; `near` is the shop's name that it may be a slip of. */
const newTaxon = z.object({
  kind: z.enum(['category', 'brand']),
  name: z.string(),
  near: z.string().nullable(),
  goods: z.int(),
})
export type NewTaxon = z.output<typeof newTaxon>

const listedImport = z.object({
  id,
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  actor: z.string(),
  rows: z.int(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})

const wholeImport = listedImport.extend({
  columns: z.array(shownColumn),
  options: importOptions,
  /** Why it cannot be read so; null where it can. */
  column_problem: z.string().nullable(),
  counts,
  new_taxa: z.array(newTaxon),
  products: z.int(),
  /** Goods that the present step is through with. */
  done: z.int(),
  pictures: z.object({
    ...{ total: z.int(), done: z.int(), failed: z.int() },
    /** Whose pictures did not come, but which went in all the same. */
    rows: z.int(),
    /** That came in an archive, and the first of them that no good took. */
    files: z.int(),
    unmatched: z.array(z.string()),
  }),
  started_at: z.iso.datetime().nullable(),
  /** Null where there is nothing to undo, or no more. */
  undo_until: z.iso.datetime().nullable(),
})
export type DeskImport = z.output<typeof wholeImport>
const answer = dataOf(z.object({ import: wholeImport }))
const params = z.object({ id: idText })

const cellProblem = z.object({
  ...{ about: z.string(), text: z.string(), value: z.string() },
  /** The cell that mends it, where it is one. */
  field: z.enum(IMPORT_FIELDS).nullable(),
})
export type CellProblem = z.output<typeof cellProblem>

const importRow = z.object({
  line: z.int(),
  title: z.string(),
  state: z.string(),
  /** The first that was found, with the others of the same row. */
  problem: cellProblem.extend({ others: z.array(cellProblem).default([]) }).nullable(),
  product_id: id.nullable(),
  cells: z.array(z.string()),
})
export type ImportRow = z.output<typeof importRow>

/** What a cell of the sheet should have said. */
const mendedCell = z.object({
  line: z.int().min(1).max(MAX_INTEGER),
  field: z.enum(IMPORT_FIELDS, 'این ستون را نمی‌شناسیم.'),
  value: writtenLine({ what: 'مقدار ستون', most: 1_000 }),
})
export type MendedCell = z.output<typeof mendedCell>
const MAX_MENDED = 200

export const getImports = defineCall({
  method: 'GET',
  path: '/api/desk/imports',
  summary: 'The newest imports of goods',
  ...access,
  answer: dataOf(z.object({ imports: z.array(listedImport) })),
})

const fileName = writtenLine({ what: 'نام فایل', most: 200 })

export const addImport = defineCall({
  method: 'POST',
  path: '/api/desk/imports',
  summary: 'Reads a CSV or XLSX file of goods and guesses its columns; nothing of the shop changes',
  ...access,
  retry: 'transaction',
  files: SHEET,
  example: { body: { file_name: 'goods.csv' } },
  body: z.object({ file_name: fileName }),
  answer,
})

export const getImport = defineCall({
  method: 'GET',
  path: '/api/desk/imports/:id',
  summary: 'One import: its columns, its counts and how far it is',
  ...access,
  example: { params: { id: 1 } },
  params,
  answer,
})

const withFiles = dataOf(
  z.object({
    import: wholeImport,
    taken: z.int(),
    /** Files that are left out, and why. */
    refused: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
)

export const addImportPictures = defineCall({
  method: 'POST',
  path: '/api/desk/imports/:id/pictures',
  summary: 'Pictures in a ZIP, named by the codes of goods or as the sheet names them',
  ...access,
  retry: 'transaction',
  files: ARCHIVE,
  params,
  example: { params: { id: 1 }, body: {} },
  body: z.object({}),
  answer: withFiles,
})

export const getImportRows = defineCall({
  method: 'GET',
  path: '/api/desk/imports/:id/rows',
  summary: 'Rows that want a look, or the newest that were written; 200 at a time',
  ...access,
  example: { params: { id: 1 }, query: {} },
  params,
  query: z.object({
    view: z.enum(['problems', 'latest']).default('problems'),
    /** Of what kind the problem is. */
    about: z.string().max(20).optional(),
    after: inDigits(z.int().min(0).max(MAX_INTEGER)).default(0),
  }),
  answer: dataOf(
    z.object({
      rows: z.array(importRow),
      next: z.int().nullable(),
      /** Of all rows that want a look, how many of each kind. */
      kinds: z.array(z.object({ about: z.string(), count: z.int() })),
    }),
  ),
})

export const checkImport = defineCall({
  method: 'POST',
  path: '/api/desk/imports/:id/check',
  summary:
    'Sets what the columns mean or single cells say, and begins a trial run that changes nothing of the shop',
  ...access,
  retry: 'transaction',
  params,
  example: { params: { id: 1 }, body: {} },
  body: z.object({
    columns: z.array(column).max(MAX_COLUMNS).optional(),
    options: z.optional(importOptions),
    cells: z.array(mendedCell).max(MAX_MENDED, 'بیش از ۲۰۰ خانه را یک‌باره نمی‌شود نوشت.').optional(),
  }),
  answer,
})

export const moveImport = defineCall({
  method: 'POST',
  path: '/api/desk/imports/:id/state',
  summary: 'Starts a checked import, stops it, goes on with it, or takes it back within a day',
  ...access,
  retry: 'transaction',
  params,
  example: { params: { id: 1 }, body: { action: 'start' } },
  body: z.object({ action: z.enum(['start', 'stop', 'undo'], 'این کار را نمی‌شناسیم.') }),
  answer,
})

export const addImportByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/imports',
  summary: 'The same from a script; unless it is a trial run, what is right in it goes in',
  auth: 'operator',
  retry: 'transaction',
  files: SHEET,
  example: { body: { file_name: 'goods.csv', trial: '1' } },
  body: z.object({
    file_name: fileName,
    trial: z.enum(['0', '1']).default('0'),
    publish: z.enum(['0', '1']).default('0'),
    doubtful: z.enum(['0', '1']).default('0'),
    unit: z.enum(['toman', 'rial']).default('toman'),
    /** What columns mean, by their headings, in the place of the guess. */
    map: inJson(
      z
        .array(column.pick({ heading: true, field: true, name: true }), 'ستون‌ها باید فهرست باشند.')
        .max(MAX_COLUMNS, 'بیش از ۲۰۰ ستون نمی‌توان نشان داد.')
        .default([]),
    ),
  }),
  answer,
})

export const addImportPicturesByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/imports/:id/pictures',
  summary: 'The same from a script, before the import is started',
  auth: 'operator',
  retry: 'transaction',
  files: ARCHIVE,
  params,
  example: { params: { id: 1 }, body: {} },
  body: z.object({}),
  answer: withFiles,
})

export const getImportByOperator = defineCall({
  method: 'GET',
  path: '/api/operator/imports/:id',
  summary: 'How far an import is, with the first rows that want a look',
  auth: 'operator',
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ import: wholeImport, problems: z.array(importRow) })),
})

export const moveImportByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/imports/:id/state',
  summary: 'Starts, stops or takes back an import from a script',
  auth: 'operator',
  retry: 'transaction',
  params,
  example: { params: { id: 1 }, body: { action: 'start' } },
  body: z.object({ action: z.enum(['start', 'stop', 'undo'], 'این کار را نمی‌شناسیم.') }),
  answer,
})
