import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, OpenDatabase } from '@/lib/server/db/database'
import { kinds, openDemo } from './open-demo'

/** The same tests on the embedded database and, where there is one, on a PostgreSQL server. */
export function onEachDatabase(title: string, tests: (db: () => Database) => void): void {
  describe.each(kinds)(`${title} on %s`, (kind) => {
    let open: OpenDatabase | undefined
    beforeAll(async () => {
      open = await openDemo(kind)
    })
    afterAll(() => open?.close())
    tests(() => {
      if (open === undefined) throw new Error('the database is not open yet')
      return open.db
    })
  })
}
