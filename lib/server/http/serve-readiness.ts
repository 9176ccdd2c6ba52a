import type { Handler } from 'hono'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { assertMigrated } from '../db/landed-migrations'
import type { AppEnv, AppDependencies } from './context'

/** Throws where a part of the shop does not work. */
export type Check = () => Promise<unknown>

type Report = { isReady: boolean; checks: Record<string, 'ok' | 'failed'> }
type Checks = { essential: Record<string, Check>; other: Record<string, Check> }

const TIMEOUT_MS = 2_000
/** Anybody may ask, however often. */
const ASK_AGAIN_MS = 2_000
const PROBE = `${'0'.repeat(32)}.webp`

function withTimeout(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function runChecks(checks: Record<string, Check>, log: Logger) {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withTimeout(check())
        return [name, 'ok'] as const
      } catch (error) {
        log.warn({ err: error, check: name }, 'a part of the shop does not answer')
        return [name, 'failed'] as const
      }
    }),
  )
}

/** Without its database an instance serves nobody; without pages to share or pictures it still sells. */
async function report({ essential, other }: Checks, log: Logger): Promise<Report> {
  const [needed, wanted] = await Promise.all([runChecks(essential, log), runChecks(other, log)])
  return {
    isReady: needed.every(([, state]) => state === 'ok'),
    checks: Object.fromEntries([...needed, ...wanted]),
  }
}

export function serveReadiness(parts: AppDependencies): Handler<AppEnv> {
  const { db, media, build, checks } = parts
  const all: Checks = {
    essential: {
      database: () => db.execute(sql`select 1`),
      migrations: () => assertMigrated(db),
    },
    other: { storage: () => media.get(PROBE), ...checks },
  }
  let last: Promise<Report> | undefined
  let checkedAt = 0
  return async (context) => {
    if (last === undefined || Date.now() - checkedAt >= ASK_AGAIN_MS) {
      checkedAt = Date.now()
      last = report(all, context.get('log'))
    }
    const { isReady, checks: states } = await last
    const status = isReady ? 'ready' : 'not ready'
    context.header('Cache-Control', 'no-store')
    return context.json({ status, build, checks: states }, isReady ? 200 : 503)
  }
}
