import { count, eq, sql } from 'drizzle-orm'
import { MEGABYTE } from '@/lib/contract/limits'
import type { DeskActor } from '@/lib/domain/staff'
import type { Database, PersistResponse } from '../db/database'
import { importFiles, imports } from '../db/schema/schema'
import { type AuditSource, insertAuditEvents } from '../audit-log'
import { DomainError, invalidField, notFound } from '../domain-error'
import { BEFORE_THE_START } from './import-files'
import { assertMayImport } from './import-rights'
import { readImport } from './imports'
import { isPictureName } from './match-pictures'
import { readZip, ZipUnreadable, type ZipPart } from './read-zip'

const MAX_FILES = 2_000
const MAX_FILE_BYTES = 10 * MEGABYTE
const MAX_ALL_BYTES = 256 * MEGABYTE
const MAX_NAME = 300
/** A picture is packed already; what unfolds a hundredfold was made to fill a disk. */
const MAX_RATIO = 100
const SHOWN = 50

type Refused = { name: string; text: string }

const FIELD = 'pictures'
const refuse = (text: string): never => {
  throw invalidField(FIELD, text)
}

/** What systems leave in an archive beside what one put there. */
const isLitter = (name: string) =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.[^./]|thumbs\.db$|desktop\.ini$)/i.test(name)

function listParts(bytes: Buffer): ZipPart[] {
  try {
    return readZip(bytes).filter(({ name }) => !isLitter(name))
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error
    return refuse('این فایل ZIP نیست یا آسیب دیده است؛ آن را دوباره بسازید.')
  }
}

/** Why one of the files is left out, by what its entry says. */
function findPartProblem({ name, size, isEncrypted }: ZipPart): string | null {
  const isOutside = name.startsWith('/') || /\\|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i.test(name)
  if (isOutside || name.length > MAX_NAME) return 'نام یا پوشهٔ این فایل پذیرفته نیست.'
  if (isEncrypted) return 'این فایل رمز دارد.'
  if (!isPictureName(name)) return 'این فایل تصویر نیست.'
  return size > MAX_FILE_BYTES ? 'تصویر بزرگ‌تر از ۱۰ مگابایت است.' : null
}

function assertBounded(parts: readonly ZipPart[]): void {
  if (parts.length > MAX_FILES) refuse('این ZIP بیش از ۲,۰۰۰ فایل دارد؛ آن را چند تکه کنید.')
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  if (total > MAX_ALL_BYTES) refuse('تصویرهای این ZIP بیش از ۲۵۶ مگابایت است؛ آن را چند تکه کنید.')
  if (parts.some(({ size, packed }) => size > MEGABYTE && size > packed * MAX_RATIO))
    refuse('فایلی در این ZIP بیش از اندازه فشرده است و پذیرفته نمی‌شود.')
}

/** Each unfolds to no more than it says; what it says is bounded already. */
async function* unfold(parts: readonly ZipPart[], refused: Refused[]) {
  for (const part of parts) {
    const problem = findPartProblem(part)
    if (problem !== null) {
      refused.push({ name: part.name.slice(0, MAX_NAME), text: problem })
      continue
    }
    let bytes: Buffer
    try {
      bytes = await part.read(Math.max(1, part.size))
    } catch {
      refused.push({ name: part.name, text: 'این فایل آسیب دیده است.' })
      continue
    }
    yield { name: part.name, bytes }
  }
}

type AddedFiles = {
  db: Database
  source: AuditSource & { actor: DeskActor }
  persistResponse: PersistResponse<unknown>
}

/** They wait in the database for the goods that they belong to, and are encoded when these are there. */
export async function addImportFiles(
  { db, source, persistResponse }: AddedFiles,
  { id, bytes }: { id: number; bytes: Buffer | undefined },
) {
  if (bytes === undefined) throw invalidField(FIELD, 'فایلی انتخاب نکرده‌اید.')
  assertMayImport(source.actor)
  const parts = listParts(bytes)
  assertBounded(parts)
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ state: imports.state })
      .from(imports)
      .where(eq(imports.id, id))
      .for('update')
    if (own === undefined) throw notFound('این ورود کالا')
    if (!BEFORE_THE_START.includes(own.state))
      throw new DomainError('precondition_failed', 'تصویرها را پیش از شروع ورود بفرستید.')
    const refused: Refused[] = []
    let taken = 0
    for await (const file of unfold(parts, refused)) {
      await tx
        .insert(importFiles)
        .values({ importId: id, ...file })
        .onConflictDoUpdate({
          target: [importFiles.importId, importFiles.name],
          set: { bytes: file.bytes },
        })
      taken += 1
    }
    await assertWithinQuota(tx, id)
    if (taken === 0 && refused.length === 0) refuse('در این ZIP تصویری نیست.')
    const shown = { taken, refused: refused.slice(0, SHOWN) }
    const answer = { data: { import: await readImport(tx, id, source.actor), ...shown } }
    const change = { subject: `import:${id}`, after: { pictures: taken } }
    await insertAuditEvents(tx, source, 'addImportPictures', [change])
    await persistResponse(tx, answer)
    return answer
  })
}

/** Of one import together, however many archives they came in. */
async function assertWithinQuota(db: Database, importId: number): Promise<void> {
  const [all] = await db
    .select({ files: count(), bytes: sql<number>`sum(length(${importFiles.bytes}))::float8` })
    .from(importFiles)
    .where(eq(importFiles.importId, importId))
  if ((all?.files ?? 0) > MAX_FILES || (all?.bytes ?? 0) > MAX_ALL_BYTES)
    refuse('تصویرهای این ورود بیش از ۲,۰۰۰ فایل یا ۲۵۶ مگابایت می‌شود.')
}
