import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readConfig } from '@/lib/config'
import { createBackend } from '@/lib/server/backend'
import { IN_MEMORY } from '@/lib/server/db/in-memory'
import { serveOverHttp } from './over-http'

export const OPERATOR_KEY = 'operator-key-of-the-tests'

export type TestShop = {
  /** Where it answers over real HTTP. */
  url: string
  fetch: (request: Request) => Promise<Response>
  /** The tags that writes have named stale, oldest first. */
  stale: string[]
  close: () => Promise<void>
}

export type Kind = 'PGlite' | 'PostgreSQL'
const server = process.env.TEST_DATABASE_URL

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own, so that files that run side by side do not meet. */
async function ownDatabase(url: string) {
  const name = `vitrin_${randomBytes(8).toString('hex')}`
  await tell(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => tell(url, `drop database ${name} with (force)`) }
}

export async function openTestShop(kind: Kind = 'PGlite'): Promise<TestShop> {
  const database = kind === 'PostgreSQL' && server ? await ownDatabase(server) : undefined
  const stale: string[] = []
  const config = readConfig({ LOG_LEVEL: 'silent', OPERATOR_KEY, SESSION_SECRET: 's'.repeat(32) })
  const backend = await createBackend(
    { ...config, dataDir: IN_MEMORY, databaseUrl: database?.url },
    { onStale: (tags) => void stale.push(...tags), seed: true },
  )
  const { url, close } = await serveOverHttp(backend.fetch)
  return {
    url,
    fetch: backend.fetch,
    stale,
    async close() {
      await close()
      await backend.close()
      await database?.drop()
    },
  }
}
