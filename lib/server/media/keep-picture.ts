import sharp from 'sharp'
import type { Database } from '../db/database'
import { media } from '../db/schema/schema'
import { encoded, readPicture, type Crop } from './read-picture'
import { newMediaName, type MediaStore } from './media-store'
import { POSTED, smallerName } from './picture-sizes'

type Wanted = { field: string; bytes: Buffer; crop?: Crop | undefined }
export type KeptPicture = { id: number; path: string; width: number; height: number }

const PORTRAIT = 320
const ATTACHED = 1600

async function keep(
  db: Database,
  store: MediaStore,
  { data, info }: Awaited<ReturnType<typeof encoded>>,
  name = `${newMediaName()}.webp`,
): Promise<KeptPicture> {
  await store.put(name, data)
  const size = { width: info.width, height: info.height }
  const [row] = await db
    .insert(media)
    .values({ path: `/media/${name}`, ...size })
    .returning()
  if (row === undefined) throw new Error('the picture was not written')
  return { id: row.id, path: row.path, ...size }
}

/** A square for a face. */
export async function keepPortrait(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes, wanted.crop)
  const square = picture.resize(PORTRAIT, PORTRAIT, { fit: 'cover' })
  return keep(db, store, await encoded(wanted.field, square))
}

/** Whole, and no larger than a screen needs. */
export async function keepAttached(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes)
  const whole = picture.resize(ATTACHED, ATTACHED, { fit: 'inside', withoutEnlargement: true })
  return keep(db, store, await encoded(wanted.field, whole))
}

/** In two widths, for grids and for a page of its own. */
export async function keepPosted(db: Database, store: MediaStore, wanted: Wanted) {
  const picture = await readPicture(wanted.field, wanted.bytes, wanted.crop)
  const within = (side: number) => ({ width: side, height: side * 2, withoutEnlargement: true })
  const large = picture.resize({ ...within(POSTED.large), fit: 'inside' })
  const whole = await encoded(wanted.field, large)
  const small = sharp(whole.data).resize({ ...within(POSTED.small), fit: 'inside' })
  const name = `${newMediaName()}-${POSTED.large}.webp`
  await store.put(smallerName(name) ?? name, (await encoded(wanted.field, small)).data)
  return keep(db, store, whole, name)
}
