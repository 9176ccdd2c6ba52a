import type { Database } from '../db/database'
import { Refusal } from '../services/refusal'
import { dropPicture } from './drop-picture'
import { keepAttached, type KeptPicture } from './keep-picture'
import type { MediaStore } from './media-store'

type Places = { db: Database; media: MediaStore }
type Sent = { field: string; files: Buffer[] }

/** Says which of them is refused too, as the one who sent them knows their names. */
function naming(error: unknown, field: string, at: number): unknown {
  if (!(error instanceof Refusal) || error.kind !== 'invalid') return error
  const fields = { ...error.fields, [`${field}.${at}`]: [error.message] }
  return new Refusal('invalid', error.message, { fields })
}

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
    for (const [at, bytes] of files.entries()) {
      const picture = keepAttached(db, media, { field, bytes })
      kept.push(await picture.catch((error) => Promise.reject(naming(error, field, at))))
    }
    return await write(kept)
  } catch (error) {
    for (const picture of kept) await dropPicture(db, media, picture)
    throw error
  }
}
