import { Writable } from 'node:stream'
import { readConfig, type Environment } from '@/lib/config'
import { createBackend } from '@/lib/server/main/backend'
import { type Database, IN_MEMORY } from '@/lib/server/db/database'
import { testBank } from '@/lib/server/db/schema/schema'
import { openStaffSession } from '@/lib/server/desk/staff-sessions'
import { openSession } from '@/lib/server/auth/sessions'
import { serveOverHttp } from './over-http'
import { type Kind, openDemo } from './open-demo'

/** Of a payment that was begun at the test bank. */
export const KNOWN_AUTHORITY = 'a'.repeat(32)
export const OPERATOR_KEY = 'operator-key-of-the-tests'
const SESSION_SECRET = 's'.repeat(32)

export type TestShop = {
  /** Where it answers over real HTTP. */
  url: string
  fetch: (request: Request) => Promise<Response>
  /** The tags that writes have revalidated, oldest first. */
  revalidatedTags: string[]
  /** The lines of its log, oldest first. */
  logLines: string[]
  db: Database
  /** A fresh token of a customer; 1 is the demo customer. */
  logIn: (customer: number) => Promise<string>
  /** The header of a session at the desk, its second factor just given if not said otherwise; 1 is the demo owner. */
  logInStaff: (staff: number, isProved?: boolean) => Promise<{ Cookie: string }>
  close: () => Promise<void>
}

export async function openTestShop(
  kind: Kind = 'PGlite',
  env: Environment = {},
): Promise<TestShop> {
  const revalidatedTags: string[] = []
  const config = readConfig({ LOG_LEVEL: 'info', OPERATOR_KEY, SESSION_SECRET, ...env })
  const logLines: string[] = []
  const logTo = new Writable({
    write(line, _, done) {
      logLines.push(String(line))
      done()
    },
  })
  const backend = await createBackend(
    { ...config, dataDir: IN_MEMORY },
    {
      onRevalidate: (tags) => void revalidatedTags.push(...tags),
      database: await openDemo(kind),
      logTo,
    },
  )
  await backend.db.insert(testBank).values({
    authority: KNOWN_AUTHORITY,
    amount: 1_000_000,
    callbackUrl: 'http://127.0.0.1/api/payment/callback/test-bank',
    refId: '7000000001',
  })
  const { url, close } = await serveOverHttp(backend.fetch)
  return {
    url,
    fetch: backend.fetch,
    revalidatedTags,
    logLines,
    db: backend.db,
    logIn: (customer) =>
      openSession(backend.db, SESSION_SECRET, customer, { device: 'test', ip: '127.0.0.1' }),
    logInStaff: async (staff, isProved = true) => {
      const device = { device: 'test', ip: '127.0.0.1', isProved }
      const { token } = await openStaffSession(backend.db, SESSION_SECRET, staff, device)
      return { Cookie: `vitrin-desk=${token}` }
    },
    async close() {
      await close()
      await backend.close()
    },
  }
}
