import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { IN_MEMORY, type Database } from '@/lib/server/db/database'

/** Pictures that are gone with the test. */
export const pictureContext = (db: Database) => ({
  db,
  media: openMediaStore({ dataDir: IN_MEMORY }, console.error),
})
