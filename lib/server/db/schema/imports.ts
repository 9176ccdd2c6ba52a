import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImportColumn, ImportField } from '@/lib/domain/import-columns'
import type { ImportOptions } from '@/lib/domain/import-options'
import { products, type StoredSale } from './catalogue'
import { bytes, createdAt, id, moment } from './columns'
import { staffMembers } from './staff'

/** A category or brand that the shop lacks, by its whole name, and the name of the shop's that it may be a slip of. */
export type NewTaxon = {
  kind: 'category' | 'brand'
  name: string
  near: string | null
  goods: number
}

/** A sheet of goods; its rows wait in the database, so that an import goes on where it was killed. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    fileName: text().notNull(),
    state: text().notNull().default('mapped'),
    columns: jsonb().$type<ImportColumn[]>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Whether it goes on by itself when its trial run has ended. */
    startsItself: boolean().notNull().default(false),
    rowCount: integer().notNull(),
    /** Goods that its rows make up, and how many of them are worked through. */
    productCount: integer().notNull().default(0),
    nextProduct: integer().notNull().default(0),
    staffId: integer().references(() => staffMembers.id, { onDelete: 'set null' }),
    actorName: text().notNull(),
    /** What its goods name and the shop has not, as the trial run found it. */
    newTaxa: jsonb().$type<NewTaxon[]>().notNull().default([]),
    /** Categories and brands that it made. */
    made: jsonb().$type<{ categories: number[]; brands: number[] }>().notNull(),
    /** The instance that works on it, until its time runs out. */
    holder: uuid(),
    heldUntil: moment(),
    createdAt: createdAt(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index('imports_state').on(table.state),
    check(
      'imports_state',
      sql`${table.state} in ('mapped', 'checking', 'checked', 'running', 'pictures', 'stopped', 'done', 'undoing', 'undone')`,
    ),
  ],
)

type CellProblem = { about: string; text: string; value: string; field?: ImportField }
export type ImportRowProblem = CellProblem & { others?: CellProblem[] }
/** What an undo gives back: of a variant, and of the good it belongs to. */
export type ImportRowBefore = {
  price?: { before: number; after: number }
  quantity?: { before: number; after: number }
  sale?: { before: StoredSale | null; after: StoredSale | null }
  cost?: { before: number | null; after: number }
  barcode?: { before: string | null; after: string }
  /** Of the good itself, on one of its rows: by the names of its columns. */
  details?: Record<string, { before: string | number; after: string | number }>
}

export const importRows = pgTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    title: text().notNull().default(''),
    /** The good of the sheet that it belongs to, from 0; null until the trial run. */
    product: integer(),
    state: text().notNull().default('waiting'),
    problem: jsonb().$type<ImportRowProblem>(),
    stockId: integer(),
    productId: integer(),
    before: jsonb().$type<ImportRowBefore>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_product').on(table.importId, table.product),
    index('import_rows_state').on(table.importId, table.state),
    check(
      'import_rows_state',
      sql`${table.state} in ('waiting', 'new', 'change', 'same', 'part', 'doubtful', 'wrong', 'created', 'changed', 'failed', 'undone', 'left')`,
    ),
  ],
)

/** Pictures that came in an archive; when all is done their names alone stay. */
export const importFiles = pgTable(
  'import_files',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: bytes(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
)

/** Addresses of pictures that wait to be fetched, or names of files of an archive. */
export const importPictures = pgTable(
  'import_pictures',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
    colour: text(),
    state: text().notNull().default('waiting'),
    problem: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.productId, table.position] }),
    index('import_pictures_waiting')
      .on(table.importId)
      .where(sql`${table.state} = 'waiting'`),
    check('import_pictures_state', sql`${table.state} in ('waiting', 'done', 'failed')`),
  ],
)
