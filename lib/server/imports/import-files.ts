import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { PictureRefused } from '../adapters/media/fetch-picture'
import type { Database } from '../db/database'
import { importFiles, importPictures, importRows } from '../db/schema/schema'
import { ZIP_SCHEME } from './match-pictures'

const UNMATCHED_SHOWN = 20
/** An archive of an import that was never started need not wait as long as its sheet. */
const DAYS_OF_ARCHIVES = 7
export const BEFORE_THE_START = ['mapped', 'checking', 'checked']

export async function listFileNames(db: Database, importId: number): Promise<string[]> {
  const rows = await db
    .select({ name: importFiles.name })
    .from(importFiles)
    .where(eq(importFiles.importId, importId))
  return rows.map(({ name }) => name)
}

/** The bytes of a picture that came in an archive. */
export async function readImportFile(db: Database, importId: number, url: string): Promise<Buffer> {
  const name = url.slice(ZIP_SCHEME.length)
  const [file] = await db
    .select({ bytes: importFiles.bytes })
    .from(importFiles)
    .where(
      and(
        eq(importFiles.importId, importId),
        eq(importFiles.name, name),
        isNotNull(importFiles.bytes),
      ),
    )
  if (!file?.bytes) throw new PictureRefused('این فایل در ZIP نیست.')
  return file.bytes
}

/** Their names stay, to say which belong to nobody. */
export async function forgetFileBytes(db: Database, importId: number): Promise<void> {
  await db.update(importFiles).set({ bytes: null }).where(eq(importFiles.importId, importId))
}

/** How many files wait, and those that no good of the sheet took. */
export async function countFiles(db: Database, { id, state }: { id: number; state: string }) {
  const names = await listFileNames(db, id)
  if (BEFORE_THE_START.includes(state) || state === 'running' || names.length === 0)
    return { files: names.length, unmatched: [] }
  const used = await db
    .select({ url: importPictures.url })
    .from(importPictures)
    .where(eq(importPictures.importId, id))
  const taken = new Set(used.map(({ url }) => url))
  const unmatched = names.filter((name) => !taken.has(ZIP_SCHEME + name)).sort()
  return { files: names.length, unmatched: unmatched.slice(0, UNMATCHED_SHOWN) }
}

export const HAS_PICTURE_PROBLEM = sql`${importRows.problem} ->> 'about' = 'pictures'`

/** Rows that went in without a picture of theirs. */
export async function countPictureless(db: Database, importId: number): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), HAS_PICTURE_PROBLEM))
  return counted?.rows ?? 0
}

export async function forgetOldArchives(db: Database): Promise<void> {
  await db.execute(sql`
    update import_files set bytes = null from imports
    where imports.id = import_id and bytes is not null and state not in ('running', 'pictures')
      and created_at < now() - make_interval(days => ${DAYS_OF_ARCHIVES})`)
}
