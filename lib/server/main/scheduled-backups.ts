import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { eq, lt, sql } from 'drizzle-orm'
import type { Config } from '@/lib/config'
import { toTehranTime } from '@/lib/persian/days'
import { openDumpSocket } from '../backup/open-dump'
import type { Database } from '../db/database'
import { dailyRuns } from '../db/schema/schema'

const JOB = 'backup'
const EVERY_MINUTE = 60_000
const program = fileURLToPath(new URL('data-commands.js', import.meta.url))

/** Whether this instance is the one that does today's; a day that another took is over. */
export async function claimDailyRun(db: Database, job: string, day: string): Promise<boolean> {
  const claimed = await db
    .insert(dailyRuns)
    .values({ job, day })
    .onConflictDoUpdate({
      target: dailyRuns.job,
      set: { day, startedAt: sql`now()` },
      setWhere: lt(dailyRuns.day, day),
    })
    .returning({ job: dailyRuns.job })
  return claimed.length > 0
}

/** In a process of its own, which takes its memory and its work along when it ends. */
function backUpInChild(secret: string | undefined): Promise<void> {
  const child = spawn(process.execPath, [program, 'backup', '--scheduled'], {
    // The child must see whether the secret was given: one that was is not in the backup.
    env: { ...process.env, SESSION_SECRET: secret },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`the backup of today ended with ${signal ?? code}`))
    })
  })
}

async function backUpWhenDue(db: Database, { backup, sessionSecret }: Config): Promise<void> {
  const { day, time } = toTehranTime(new Date())
  if (backup.at === undefined || time < backup.at) return
  if (!(await claimDailyRun(db, JOB, day))) return
  await backUpInChild(sessionSecret)
  await db
    .update(dailyRuns)
    .set({ succeededAt: sql`now()` })
    .where(eq(dailyRuns.job, JOB))
}

/** What `npm run backup` asks of a running shop, and the daily backup; `config` as it was given. */
export async function openBackups(
  config: Config,
  db: Database | undefined,
  onError: (error: unknown) => void,
): Promise<{ close: () => void }> {
  if (db === undefined) return { close: () => {} }
  const socket = config.databaseUrl ? undefined : await openDumpSocket(config, db, onError)
  const timer = setInterval(() => {
    backUpWhenDue(db, config).catch(onError)
  }, EVERY_MINUTE)
  timer.unref()
  return {
    close() {
      clearInterval(timer)
      socket?.close()
    },
  }
}
