import {
  type PictureContext,
  type PictureFiles,
  type SavedPicture,
  withSavedPictures,
} from '../adapters/media/save-picture'
import { withQuota } from '../social/daily-quota'

/** What a customer sends along with a ticket or a return; each time that pictures come with one is counted. */
export async function withAttachments<T>(
  context: PictureContext,
  customerId: number,
  pictures: PictureFiles,
  write: (saved: SavedPicture[]) => Promise<T>,
): Promise<T> {
  const save = () => withSavedPictures(context, pictures, write)
  if (pictures.files.length === 0) return save()
  return withQuota(context.db, { userId: customerId, kind: 'attachment' }, save)
}
