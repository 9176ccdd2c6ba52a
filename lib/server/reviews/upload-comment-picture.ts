import type { CallAnswer } from '@/lib/contract/call'
import type { uploadCommentPicture as call } from '@/lib/contract/reviews/write-reviews'
import type { MediaStore } from '../adapters/media/media-store'
import { deletePicture, saveShopPicture } from '../adapters/media/save-picture'
import type { Database, PersistResponse } from '../db/database'
import { invalidField } from '../domain-error'
import { withQuota } from '../social/daily-quota'

type UploadContext = {
  db: Database
  media: MediaStore
  persistResponse: PersistResponse<CallAnswer<typeof call>>
}

/** Counted also where it is no picture; the comment that names it makes it last. */
export async function uploadCommentPicture(
  { db, media, persistResponse }: UploadContext,
  customerId: number,
  bytes: Buffer | undefined,
): Promise<CallAnswer<typeof call>> {
  if (bytes === undefined) throw invalidField('image', 'عکسی انتخاب نکرده‌اید.')
  return withQuota(db, { userId: customerId, kind: 'comment_picture' }, async () => {
    const saved = await saveShopPicture(db, media, { field: 'image', bytes })
    const { path: url, width, height } = saved
    const answer = { data: { picture: { url, width, height } } }
    try {
      await db.transaction((tx) => persistResponse(tx, answer))
    } catch (error) {
      await deletePicture(db, media, saved)
      throw error
    }
    return answer
  })
}
