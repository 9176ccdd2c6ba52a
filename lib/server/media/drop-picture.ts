import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { media } from '../db/schema/schema'
import type { MediaStore } from './media-store'
import { smallerName } from './picture-sizes'

const SENT = '/media/'

/** The row goes and the files with it; what came with the demo shop is shared and stays. */
export async function dropPicture(
  db: Database,
  store: MediaStore,
  { id, path }: { id: number; path: string },
): Promise<void> {
  if (!path.startsWith(SENT)) return
  await db.delete(media).where(eq(media.id, id))
  const name = path.slice(SENT.length)
  const smaller = smallerName(name)
  await store.remove(name)
  if (smaller) await store.remove(smaller)
}
