import { and, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { isAmong } from '../../db/read-rows'
import { media } from '../../db/schema/schema'
import { invalidField } from '../../domain-error'

export const PICTURE_GONE = 'این عکس دیگر در دسترس نیست؛ دوباره بارگذاری کنید.'

/**
 * Uploads that what is saved in this transaction names from now on. Nobody else's picture can be
 * named: only fresh uploads, and what it had before.
 */
export async function claimPictures(
  db: Database,
  ids: readonly number[],
  { before = [], field = 'pictures' }: { before?: readonly number[]; field?: string } = {},
): Promise<void> {
  if (ids.length === 0) return
  const isFresh = and(
    isNotNull(media.unclaimedSince),
    sql`${media.unclaimedSince} > now() - interval '24 hours'`,
  )
  const claimed = await db
    .update(media)
    .set({ unclaimedSince: null })
    .where(and(isAmong(media.id, ids), or(isFresh, isAmong(media.id, before))))
    .returning({ id: media.id })
  if (claimed.length < new Set(ids).size) {
    throw invalidField(field, PICTURE_GONE)
  }
}

/**
 * Pictures that nothing shows any more are deleted with their files by the sweeper. They are no fresh
 * uploads: whoever has seen one knows its address, and could name it.
 */
export async function releasePictures(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(media)
    .set({ unclaimedSince: sql`now() - interval '24 hours'` })
    .where(isAmong(media.id, ids))
}
