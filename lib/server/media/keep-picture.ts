import sharp from 'sharp'
import type { Database } from '../db/database'
import { media } from '../db/schema/schema'
import { encoded, readPicture, type Crop } from './read-picture'
import { newMediaName, newPersonalName, StorageAway, type MediaStore } from './media-store'
import { POSTED, smallerName } from './picture-sizes'

type Wanted = { field: string; bytes: Buffer; crop?: Crop | undefined }
export type KeptPicture = { id: number; path: string; width: number; height: number }

const PORTRAIT = 320
const ATTACHED = 1600

type Encoded = Awaited<ReturnType<typeof encoded>>
type File = { name: string; data: Buffer }

function away(cause: unknown): never {
  throw new StorageAway(`no picture is taken: ${String(cause)}`, { cause })
}

/** The row that tells of a picture and all its files, or nothing. */
async function keep(
  db: Database,
  store: MediaStore,
  { data, info }: Encoded,
  { name, beside = [] }: { name: string; beside?: File[] },
): Promise<KeptPicture> {
  const size = { width: info.width, height: info.height }
  const begun: string[] = []
  try {
    for (const file of [...beside, { name, data }]) {
      begun.push(file.name)
      await store.put(file.name, file.data).catch(away)
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
export async function keepPortrait(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes, wanted.crop)
  const square = picture.resize(PORTRAIT, PORTRAIT, { fit: 'cover' })
  return keep(db, store, await encoded(wanted.field, square), { name: `${newMediaName()}.webp` })
}

/** Whole, no larger than a screen needs, and for the shop's eyes: tickets and returns have these. */
export async function keepAttached(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes)
  const whole = picture.resize(ATTACHED, ATTACHED, { fit: 'inside', withoutEnlargement: true })
  return keep(db, store, await encoded(wanted.field, whole), { name: `${newPersonalName()}.webp` })
}

/** In two widths, for grids and for a page of its own. */
export async function keepPosted(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes, wanted.crop)
  const within = (side: number) => ({ width: side, height: side * 2, withoutEnlargement: true })
  const large = picture.resize({ ...within(POSTED.large), fit: 'inside' })
  const whole = await encoded(wanted.field, large)
  const small = sharp(whole.data).resize({ ...within(POSTED.small), fit: 'inside' })
  const name = `${newMediaName()}-${POSTED.large}.webp`
  const { data } = await encoded(wanted.field, small)
  return keep(db, store, whole, { name, beside: [{ name: smallerName(name) ?? name, data }] })
}
