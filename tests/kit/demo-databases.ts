import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, IN_MEMORY } from '@/lib/server/db/database'
import { openPglite } from '@/lib/server/db/open-pglite'
import { openPostgres } from '@/lib/server/db/open-postgres'
import { seedShop } from '@/lib/server/db/seed/seed-shop'
import { dumpDatabase } from './database-dump'
import { serveOverHttp } from './over-http'
import { createTemporaryDatabase } from './temporary-database'

declare module 'vitest' {
  interface ProvidedContext {
    demoMaker: string
  }
}

/** A connection kept for the next question may be closed just as that is asked. */
const CLOSE_CONNECTION = { Connection: 'close' }

async function filled<Open extends OpenDatabase>(
  opening: Promise<Open>,
  isDemo = true,
): Promise<Open> {
  const open = await opening
  await seedShop(open.db, { isDemo })
  return open
}

/** A file that holds a whole embedded database. */
async function dumped(folder: string, isDemo: boolean): Promise<string> {
  const { client, close } = await filled(openPglite(IN_MEMORY), isDemo)
  const path = join(folder, 'shop.tar')
  await writeFile(path, await dumpDatabase(client))
  await close()
  return path
}

/** Filling a demo shop takes seconds and copying one a part of one, so the first file that asks has it filled. */
export default async function provideDemos(project: TestProject) {
  const ends: (() => Promise<void>)[] = []

  async function makeDump(isDemo: boolean): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-demo-'))
    ends.push(() => rm(folder, { recursive: true }))
    return dumped(folder, isDemo)
  }
  async function makeTemplate(): Promise<string> {
    const { name, url, drop } = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '')
    ends.push(drop)
    await (await filled(openPostgres(url))).close()
    return name
  }

  const makers = new Map([
    ['/PGlite', () => makeDump(true)],
    ['/first-day', () => makeDump(false)],
    ['/PostgreSQL', makeTemplate],
  ])
  const making = new Map<string, Promise<string>>()
  const { url, close } = await serveOverHttp(async (request) => {
    const { pathname } = new URL(request.url)
    const made = making.get(pathname) ?? makers.get(pathname)?.()
    if (made === undefined) return new Response(pathname, { status: 404 })
    making.set(pathname, made)
    return made.then(
      (answer) => new Response(answer, { headers: CLOSE_CONNECTION }),
      (error: unknown) => new Response(String(error), { status: 500, headers: CLOSE_CONNECTION }),
    )
  })
  project.provide('demoMaker', url)
  return async () => {
    await close()
    for (const end of ends) await end()
  }
}
