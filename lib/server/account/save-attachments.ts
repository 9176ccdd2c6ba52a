import type { MediaStore } from '../adapters/media/media-store'
import { withSavedPictures, type SavedPicture } from '../adapters/media/save-picture'
import type { Database } from '../db/database'
import { withQuota } from '../social/daily-quota'

type AttachmentContext = { db: Database; media: MediaStore }

/** Pictures that come with a ticket or a return; they are counted each time, also when none of them is one. */
export function withAttachments<T>(
  context: AttachmentContext,
  { userId, ...pictures }: { userId: number; field: string; files: Buffer[] },
  write: (saved: SavedPicture[]) => Promise<T>,
): Promise<T> {
  const save = () => withSavedPictures(context, pictures, write)
  if (pictures.files.length === 0) return save()
  return withQuota(context.db, { userId, kind: 'attachment' }, save)
}
