import { eq, inArray } from 'drizzle-orm'
import { claimPictures, PICTURE_GONE } from '../adapters/media/claim-pictures'
import type { Database } from '../db/database'
import { commentPictures, media } from '../db/schema/schema'
import { invalidField } from '../domain-error'

/** Gives the pictures it has from now on; of those that it had `before` it may name any. */
export async function attachPictures(
  tx: Database,
  commentId: number,
  paths: readonly string[],
  before: readonly number[] = [],
): Promise<number[]> {
  if (paths.length === 0) return []
  const rows = await tx
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(inArray(media.path, [...paths]))
  const ids = paths.flatMap((path) => rows.find((row) => row.path === path)?.id ?? [])
  if (ids.length < paths.length) throw invalidField('pictures', PICTURE_GONE)
  await claimPictures(tx, ids, { before })
  await tx
    .insert(commentPictures)
    .values(ids.map((mediaId, position) => ({ commentId, mediaId, position })))
  return ids
}

export async function detachPictures(tx: Database, commentId: number): Promise<number[]> {
  const detached = await tx
    .delete(commentPictures)
    .where(eq(commentPictures.commentId, commentId))
    .returning({ mediaId: commentPictures.mediaId })
  return detached.map(({ mediaId }) => mediaId)
}
