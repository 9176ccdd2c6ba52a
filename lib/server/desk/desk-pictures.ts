import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Crop } from '../adapters/media/read-picture'
import { claimPictures, PICTURE_GONE } from '../adapters/media/claim-pictures'
import { saveShopPicture, UPLOADED_PREFIX } from '../adapters/media/save-picture'
import type { MediaStore } from '../adapters/media/media-store'
import type { Database, PersistResponse } from '../db/database'
import { isAmong } from '../db/read-rows'
import { media, productPictures } from '../db/schema/schema'
import { invalidField } from '../domain-error'
import { type AuditSource, insertAuditEvents } from '../audit-log'

type UploadContext = {
  db: Database
  media: MediaStore
  source: AuditSource
  persistResponse: PersistResponse<unknown>
}

type Upload = { bytes: Buffer | undefined; crop: Crop | undefined }

/** The picture is worked on before the transaction, which never waits for anything but the database. */
export async function uploadPicture(
  context: UploadContext,
  action: 'uploadDeskPicture' | 'uploadContentPicture',
  { bytes, crop }: Upload,
) {
  if (bytes === undefined) throw invalidField('image', 'عکسی انتخاب نکرده‌اید.')
  const { path, ...saved } = await saveShopPicture(context.db, context.media, {
    ...{ field: 'image', bytes, crop },
  })
  const answer = { data: { picture: { ...saved, url: path } } }
  await context.db.transaction(async (tx) => {
    const change = { subject: `picture:${saved.id}`, after: answer.data.picture }
    await insertAuditEvents(tx, context.source, action, [change])
    await context.persistResponse(tx, answer)
  })
  return answer
}

/** What came with the demo shop is shared and stays; the rest is swept, unless it is named again. */
async function releasePictures(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const uses = db
    .select({ id: productPictures.mediaId })
    .from(productPictures)
    .where(eq(productPictures.mediaId, media.id))
  const isUpload = sql`starts_with(${media.path}, ${UPLOADED_PREFIX})`
  await db
    .update(media)
    .set({ unclaimedSince: sql`now()` })
    .where(and(isAmong(media.id, ids), isUpload, notExists(uses)))
}

/** The one picture of something that keeps its address alone, in the place of the one before. */
export async function replacePicture(
  db: Database,
  pictureId: number | null,
  former: string,
): Promise<string> {
  const [before] = await db.select({ id: media.id }).from(media).where(eq(media.path, former))
  if (before && before.id !== pictureId) await releasePictures(db, [before.id])
  if (pictureId === null) return ''
  await claimPictures(db, [pictureId], {
    field: 'picture_id',
    ...(before && { before: [before.id] }),
  })
  const [chosen] = await db.select({ path: media.path }).from(media).where(eq(media.id, pictureId))
  return chosen?.path ?? ''
}

type NamedPictures = { pictureId: number | null; body: string }

/** The uploads that the description of a product shows, in the place of those before. */
export async function claimDescriptionPictures(
  db: Database,
  description: string,
  former = '',
): Promise<void> {
  // What is gone from the shop does not stand in the way of a text without it.
  const before = await findBodyPictures(db, former, null)
  const shown = await findBodyPictures(db, description, 'description')
  await claimPictures(db, shown, { before, field: 'description' })
  await releasePictures(
    db,
    before.filter((id) => !shown.includes(id)),
  )
}

/** The uploads that a text shows; what came with the demo shop is nobody's. */
function findBodyPictures(
  db: Database,
  body: string,
  field: string | null = 'body',
): Promise<number[]> {
  const shown = [...body.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)]
  return findUploads(
    db,
    shown.map(([, path = '']) => path),
    field,
  )
}

async function findUploads(db: Database, paths: readonly string[], field: string | null) {
  const named = [...new Set(paths)].filter((path) => path.startsWith(UPLOADED_PREFIX))
  if (named.length === 0) return []
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.path, named))
  if (field !== null && rows.length < named.length) throw invalidField(field, PICTURE_GONE)
  return rows.map(({ id }) => id)
}

/** Uploads that something keeps by their addresses, in the place of those before; others must be of before. */
export async function claimPaths(
  db: Database,
  paths: readonly string[],
  { before, field }: { before: readonly string[]; field: string },
): Promise<void> {
  const isUpload = (path: string) => path.startsWith(UPLOADED_PREFIX)
  if (paths.some((path) => path !== '' && !isUpload(path) && !before.includes(path))) {
    throw invalidField(field, PICTURE_GONE)
  }
  const former = await findUploads(db, before, field)
  const ids = await findUploads(db, paths, field)
  await claimPictures(db, ids, { before: former, field })
  await releasePictures(
    db,
    former.filter((id) => !ids.includes(id)),
  )
}

/** The one picture and those of the text of something, in the place of what it had before. */
export async function claimNamedPictures(
  db: Database,
  { pictureId, body }: NamedPictures,
  former: NamedPictures = { pictureId: null, body: '' },
): Promise<void> {
  const formerBody = await findBodyPictures(db, former.body)
  const before = former.pictureId === null ? formerBody : [former.pictureId, ...formerBody]
  const own = pictureId === null ? [] : [pictureId]
  const inBody = await findBodyPictures(db, body)
  await claimPictures(db, own, { before, field: 'picture_id' })
  await claimPictures(db, inBody, { before: [...before, ...own], field: 'body' })
  await releasePictures(
    db,
    before.filter((id) => !own.includes(id) && !inBody.includes(id)),
  )
}

type OwnPicture = { id: number; alt: string; colour: string | null }

/** All the pictures of a product, in order, in the place of those before. */
export async function writeProductPictures(
  db: Database,
  productId: number,
  pictures: readonly OwnPicture[],
  former: readonly { id: number }[] = [],
): Promise<void> {
  const ids = pictures.map(({ id }) => id)
  const before = former.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalidField('pictures', 'یک عکس دو بار آمده است.')
  await claimPictures(db, ids, { before })
  await db.delete(productPictures).where(eq(productPictures.productId, productId))
  if (pictures.length > 0) {
    await db.insert(productPictures).values(
      pictures.map(({ id, alt, colour }, position) => ({
        ...{ productId, position, alt, colour },
        mediaId: id,
      })),
    )
  }
  await releasePictures(
    db,
    before.filter((id) => !ids.includes(id)),
  )
}
