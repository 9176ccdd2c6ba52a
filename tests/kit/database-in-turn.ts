import type { Database } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'

type Where = { databaseUrl: string | undefined; dataDir: string }

/** Between two runs of the shop its database is opened here, as a starting shop opens it. */
export async function withDatabase<T>(
  where: Where,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase(where)
  try {
    return await work(db)
  } finally {
    await close()
  }
}
