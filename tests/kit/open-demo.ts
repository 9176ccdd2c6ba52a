import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type OpenDatabase, IN_MEMORY } from '@/lib/server/db/database'
import { openPglite } from '@/lib/server/db/open-pglite'
import { openPostgres } from '@/lib/server/db/open-postgres'
import { DatabaseDump } from './database-dump'
import { createTemporaryDatabase } from './temporary-database'

export type Kind = 'PGlite' | 'PostgreSQL'
const server = process.env.TEST_DATABASE_URL
export const kinds: Kind[] = server ? ['PGlite', 'PostgreSQL'] : ['PGlite']

async function made(kind: Kind | 'first-day'): Promise<string> {
  const answer = await fetch(`${inject('demoMaker')}/${kind}`)
  if (!answer.ok) throw new Error(`no demo shop was made on ${kind}: ${await answer.text()}`)
  return answer.text()
}

let dump: Promise<DatabaseDump> | undefined

async function readDump(kind: 'PGlite' | 'first-day'): Promise<DatabaseDump> {
  return new DatabaseDump(await readFile(await made(kind)))
}

function dumpOfDemo(): Promise<DatabaseDump> {
  dump ??= readDump('PGlite')
  return dump
}

/** A demo shop that stays where it is while one process after the other opens it. */
export async function copyDemo(kind: Kind, dataDir: string) {
  if (kind === 'PostgreSQL' && server !== undefined) {
    return createTemporaryDatabase(server, await made(kind))
  }
  await (await dumpOfDemo()).writeTo(join(dataDir, 'database'))
  return undefined
}

/** A demo shop of its own, copied from one that was filled for the whole run. */
export async function openDemo(kind: Kind): Promise<OpenDatabase> {
  if (kind === 'PGlite' || server === undefined)
    return openPglite(IN_MEMORY, (await dumpOfDemo()).inMemory())
  const own = await createTemporaryDatabase(server, await made(kind))
  const { close, ...open } = await openPostgres(own.url)
  return {
    ...open,
    close: async () => {
      await close()
      await own.drop()
    },
  }
}

/** A real shop that nobody has set up yet: it has what every shop begins with, and nothing of the demo. */
export async function openOnFirstDay() {
  return openPglite(IN_MEMORY, (await readDump('first-day')).inMemory())
}
