import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database'
import { lockDirectory } from './directory-lock'
import { IN_MEMORY } from './in-memory'
import { keepPlans } from './kept-plans'
import { migrations } from './migrations'
import * as schema from './schema/schema'
import { sharedBuffers } from './shared-buffers'

type Embedded = OpenDatabase & { client: PGlite }

/** In memory it may begin as a copy: `from` is what another has dumped. */
export async function openPglite(dataDir: string, from?: Blob): Promise<Embedded> {
  const directory = dataDir === IN_MEMORY ? undefined : join(dataDir, 'database')
  const unlock = directory === undefined ? () => {} : lockDirectory(directory)
  try {
    if (directory !== undefined) mkdirSync(directory, { recursive: true })
    const buffers = directory === undefined ? '32MB' : sharedBuffers(directory)
    const opened = await PGlite.create({
      dataDir: directory ?? IN_MEMORY,
      extensions: { pg_trgm },
      ...(from && { loadDataDir: from }),
      relaxedDurability: false,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffers}`],
    })
    const client = keepPlans(opened)
    const db = drizzle({ client, schema, casing: 'snake_case' })
    await migrate(db, migrations())
    const close = async () => {
      await client.close()
      unlock()
    }
    return { db, kind: 'pglite', close, client }
  } catch (error) {
    unlock()
    throw error
  }
}
