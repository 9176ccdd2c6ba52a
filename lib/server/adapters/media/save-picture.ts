import sharp, { type Sharp } from 'sharp'
import { eq, sql } from 'drizzle-orm'
import { SMALLER_WIDTHS } from '@/lib/picture-urls'
import type { Database } from '../../db/database'
import { media } from '../../db/schema/schema'
import { checkPicture, encodePicture, encodeWebp, readPicture, type Crop } from './read-picture'
import { newMediaName, newPersonalName, StorageUnavailable, type MediaStore } from './media-store'
import { DomainError } from '../../domain-error'

const POST_WIDTH = 960
/** Of goods, and of what else the shop shows large. */
const SHOP_WIDTH = 1440

type StoredWidth = { name: string; width: number }

/** The files beside the one that is named; its address tells their widths. */
function smallerFiles(name: string): StoredWidth[] {
  const [ending, width = ''] = /-(\d+)\.webp$/.exec(name) ?? []
  if (ending === undefined) return []
  return (SMALLER_WIDTHS[width] ?? []).map((smaller) => ({
    name: name.replace(ending, `-${smaller}.webp`),
    width: smaller,
  }))
}

export const UPLOADED_PREFIX = '/media/'

/** Of a picture whose row is gone, or goes. */
export async function removeFiles(store: Pick<MediaStore, 'remove'>, path: string): Promise<void> {
  const name = path.slice(UPLOADED_PREFIX.length)
  for (const each of [{ name }, ...smallerFiles(name)]) await store.remove(each.name)
}

/** The row goes and the files with it; what came with the demo shop is shared and stays. */
export async function deletePicture(
  db: Database,
  store: MediaStore,
  { id, path }: { id: number; path: string },
): Promise<void> {
  if (!path.startsWith(UPLOADED_PREFIX)) return
  await db.delete(media).where(eq(media.id, id))
  await removeFiles(store, path)
}

const SWEPT_BATCH = 200

/** Pictures that nothing named for a day and an hour; the files go first, as their row is what finds them. */
export async function sweepUnclaimedPictures(
  db: Database,
  store: Pick<MediaStore, 'remove'>,
): Promise<void> {
  const unclaimed = await db
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(sql`${media.unclaimedSince} < now() - interval '25 hours'`)
    .limit(SWEPT_BATCH)
  for (const { id, path } of unclaimed) {
    await removeFiles(store, path)
    await db.delete(media).where(eq(media.id, id))
  }
}

type PictureInput = { field: string; bytes: Buffer; crop?: Crop | undefined }
export type SavedPicture = { id: number; path: string; width: number; height: number }

const PORTRAIT_SIDE = 320
const ATTACHMENT_SIDE = 1600

type Encoded = Awaited<ReturnType<typeof encodePicture>>
type StoredFile = { name: string; data: Buffer }

function throwStorageUnavailable(cause: unknown): never {
  throw new StorageUnavailable(`no picture is taken: ${String(cause)}`, { cause })
}

/** The row that tells of a picture and all its files, or nothing. */
async function savePicture(
  db: Database,
  store: MediaStore,
  { data, info }: Encoded,
  { name, beside = [] }: { name: string; beside?: StoredFile[] },
): Promise<SavedPicture> {
  const size = { width: info.width, height: info.height }
  const begun: string[] = []
  try {
    for (const file of [...beside, { name, data }]) {
      begun.push(file.name)
      await store.put(file.name, file.data).catch(throwStorageUnavailable)
    }
    const [row] = await db
      .insert(media)
      .values({ path: UPLOADED_PREFIX + name, ...size })
      .returning()
    if (row === undefined) throw new Error('the picture was not written')
    return { id: row.id, path: row.path, ...size }
  } catch (error) {
    for (const left of begun) await store.remove(left)
    throw error
  }
}

/** A square for a face. */
export async function savePortrait(db: Database, store: MediaStore, input: PictureInput) {
  const picture = await readPicture(input.field, input.bytes, input.crop)
  const square = picture.resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover' })
  return savePicture(db, store, await encodePicture(input.field, square), {
    name: `${newMediaName()}.webp`,
  })
}

/** Whole, no larger than a screen needs, and for the shop's eyes: tickets and returns have these. */
async function saveAttachment(db: Database, store: MediaStore, input: PictureInput) {
  const picture = await readPicture(input.field, input.bytes)
  const whole = picture.resize(ATTACHMENT_SIDE, ATTACHMENT_SIDE, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  return savePicture(db, store, await encodePicture(input.field, whole), {
    name: `${newPersonalName()}.webp`,
  })
}

/** In several widths, for grids and for a page of its own. */
async function encodeInWidths(input: PictureInput, width: number) {
  const picture = await readPicture(input.field, input.bytes, input.crop)
  const resize = (from: Sharp, side: number) =>
    from.resize({ width: side, height: side * 2, withoutEnlargement: true, fit: 'inside' })
  const whole = await encodePicture(input.field, resize(picture, width))
  const name = `${newMediaName()}-${width}.webp`
  const beside: StoredFile[] = []
  for (const smaller of smallerFiles(name)) {
    const { data } = await encodeWebp(input.field, resize(sharp(whole.data), smaller.width))
    beside.push({ name: smaller.name, data })
  }
  return { whole, name, beside }
}

export async function savePostPicture(db: Database, store: MediaStore, input: PictureInput) {
  const { whole, ...files } = await encodeInWidths(input, POST_WIDTH)
  return savePicture(db, store, whole, files)
}

/**
 * For the pages of the shop; `claimPictures` makes it last. Its row is written before its files, so
 * that whatever a killed process leaves is found and swept.
 */
export async function saveShopPicture(
  db: Database,
  store: MediaStore,
  input: PictureInput,
): Promise<SavedPicture> {
  const { whole, name, beside } = await encodeInWidths(input, SHOP_WIDTH)
  const size = { width: whole.info.width, height: whole.info.height }
  const [row] = await db
    .insert(media)
    .values({ path: UPLOADED_PREFIX + name, ...size, unclaimedSince: sql`now()` })
    .returning()
  if (row === undefined) throw new Error('the picture was not written')
  try {
    for (const file of [...beside, { name, data: whole.data }]) {
      await store.put(file.name, file.data).catch(throwStorageUnavailable)
    }
    return { id: row.id, path: row.path, ...size }
  } catch (error) {
    await deletePicture(db, store, row)
    throw error
  }
}

type PictureContext = { db: Database; media: MediaStore }
type PictureFiles = { field: string; files: Buffer[] }

/** Says which of them is refused too, as the one who sent them knows their names. */
function withFileIndex(error: unknown, field: string, at: number): unknown {
  if (!(error instanceof DomainError) || error.code !== 'invalid') return error
  const fields = { ...error.fields, [`${field}.${at}`]: [error.message] }
  return new DomainError('invalid', error.message, { fields })
}

/**
 * Pictures are worked on before the transaction, which never waits for anything but the database;
 * of what is refused none is left.
 */
export async function withSavedPictures<T>(
  { db, media }: PictureContext,
  { field, files }: PictureFiles,
  write: (saved: SavedPicture[]) => Promise<T>,
): Promise<T> {
  const saved: SavedPicture[] = []
  const naming = (at: number) => (error: unknown) => Promise.reject(withFileIndex(error, field, at))
  // None is decoded before all are known to be pictures.
  for (const [at, bytes] of files.entries()) await checkPicture(field, bytes).catch(naming(at))
  try {
    for (const [at, bytes] of files.entries()) {
      saved.push(await saveAttachment(db, media, { field, bytes }).catch(naming(at)))
    }
    return await write(saved)
  } catch (error) {
    for (const picture of saved) await deletePicture(db, media, picture)
    throw error
  }
}
