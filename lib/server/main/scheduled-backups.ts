import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Config } from '@/lib/config'
import { toTehranTime } from '@/lib/persian/days'
import { HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/persian/durations'
import { openDumpSocket } from '../backup/open-dump'
import type { Database } from '../db/database'
import { dailyRuns } from '../db/schema/schema'
import type { Job, Round } from '../jobs/job'

const JOB = 'backup'
/** A larger shop's is given to another instance before it ends, and is there twice. */
const LONGEST = 3 * HOUR_SECONDS
const program = fileURLToPath(new URL('data-commands.js', import.meta.url))

type DailyRun = { job: string; day: string; isTakenOver: boolean }

const isUnfinished = or(
  sql`${dailyRuns.succeededAt} is null`,
  lt(dailyRuns.succeededAt, dailyRuns.startedAt),
)

/** A day that was begun is over, but for one whose process ended before its work. */
export async function claimDailyRun(
  db: Database,
  { job, day, isTakenOver }: DailyRun,
): Promise<boolean> {
  const again = isTakenOver ? and(eq(dailyRuns.day, day), isUnfinished) : undefined
  const claimed = await db
    .insert(dailyRuns)
    .values({ job, day })
    .onConflictDoUpdate({
      target: dailyRuns.job,
      set: { day, startedAt: sql`now()` },
      setWhere: or(lt(dailyRuns.day, day), again),
    })
    .returning({ job: dailyRuns.job })
  return claimed.length > 0
}

/** In a process of its own, which takes its memory and its work along when it ends. */
function backUpInChild(secret: string | undefined, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [program, 'backup', '--scheduled'], {
    // The child must see whether the secret was given: one that was is not in the backup.
    env: { ...process.env, SESSION_SECRET: secret },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`the backup of today ended with ${signal ?? code}`))
    })
  })
}

async function backUpWhenDue(
  db: Database,
  { backup, sessionSecret }: Config,
  { isTakenOver, signal }: Round,
): Promise<void> {
  const { day, time } = toTehranTime(new Date())
  if (backup.at === undefined || time < backup.at) return
  if (!(await claimDailyRun(db, { job: JOB, day, isTakenOver }))) return
  await backUpInChild(sessionSecret, signal)
  await db
    .update(dailyRuns)
    .set({ succeededAt: sql`now()` })
    .where(eq(dailyRuns.job, JOB))
}

/** The daily backup; `config` as it was given. */
export function backupJob(config: Config): (db: Database) => Job[] {
  if (config.backup.at === undefined) return () => []
  const limits = { everySeconds: MINUTE_SECONDS, limitSeconds: LONGEST }
  const work = (db: Database) => (round: Round) => backUpWhenDue(db, config, round)
  return (db) => [{ name: JOB, ...limits, work: work(db) }]
}

/** What `npm run backup` asks of a running shop. */
export async function openBackupSocket(
  config: Config,
  db: Database | undefined,
  onError: (error: unknown) => void,
): Promise<{ close: () => void }> {
  if (db === undefined || config.databaseUrl) return { close: () => {} }
  return openDumpSocket(config, db, onError)
}
