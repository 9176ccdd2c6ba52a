import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media } from '../../db/schema/schema'
import { encodePicture, readPicture, type Crop } from './read-picture'
import { newMediaName, newPersonalName, StorageUnavailable, type MediaStore } from './media-store'
import { DomainError } from '../../domain-error'

/** Of a picture shown both small and large; the address of the larger one tells both. */
const POST_WIDTHS = { large: 960, small: 480 }

function smallerName(name: string): string | null {
  const ending = `-${POST_WIDTHS.large}.webp`
  return name.endsWith(ending) ? name.replace(ending, `-${POST_WIDTHS.small}.webp`) : null
}

const UPLOADED_PREFIX = '/media/'

/** The row goes and the files with it; what came with the demo shop is shared and stays. */
export async function deletePicture(
  db: Database,
  store: MediaStore,
  { id, path }: { id: number; path: string },
): Promise<void> {
  if (!path.startsWith(UPLOADED_PREFIX)) return
  await db.delete(media).where(eq(media.id, id))
  const name = path.slice(UPLOADED_PREFIX.length)
  const smaller = smallerName(name)
  await store.remove(name)
  if (smaller) await store.remove(smaller)
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
      .values({ path: `/media/${name}`, ...size })
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

/** In two widths, for grids and for a page of its own. */
export async function savePostPicture(db: Database, store: MediaStore, input: PictureInput) {
  const picture = await readPicture(input.field, input.bytes, input.crop)
  const within = (side: number) => ({ width: side, height: side * 2, withoutEnlargement: true })
  const large = picture.resize({ ...within(POST_WIDTHS.large), fit: 'inside' })
  const whole = await encodePicture(input.field, large)
  const small = sharp(whole.data).resize({ ...within(POST_WIDTHS.small), fit: 'inside' })
  const name = `${newMediaName()}-${POST_WIDTHS.large}.webp`
  const { data } = await encodePicture(input.field, small)
  return savePicture(db, store, whole, {
    name,
    beside: [{ name: smallerName(name) ?? name, data }],
  })
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
  try {
    for (const [at, bytes] of files.entries()) {
      const picture = saveAttachment(db, media, { field, bytes })
      saved.push(await picture.catch((error) => Promise.reject(withFileIndex(error, field, at))))
    }
    return await write(saved)
  } catch (error) {
    for (const picture of saved) await deletePicture(db, media, picture)
    throw error
  }
}
