import type { Database } from '../db/database'
import { dropPicture } from './drop-picture'
import { keepAttached, type KeptPicture } from './keep-picture'
import type { MediaStore } from './media-store'

type Places = { db: Database; media: MediaStore }
type Sent = { field: string; files: Buffer[] }

/**
 * Pictures are worked on before the transaction, which never waits for anything but the database;
 * of what is refused none is left.
 */
export async function withPictures<T>(
  { db, media }: Places,
  { field, files }: Sent,
  write: (kept: KeptPicture[]) => Promise<T>,
): Promise<T> {
  const kept: KeptPicture[] = []
  try {
    for (const bytes of files) kept.push(await keepAttached(db, media, { field, bytes }))
    return await write(kept)
  } catch (error) {
    for (const picture of kept) await dropPicture(db, media, picture)
    throw error
  }
}
