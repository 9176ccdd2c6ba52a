import type PgBoss from 'pg-boss'
import { z } from 'zod'
import { HOUR_SECONDS } from '@/lib/persian/durations'
import type { Querier } from '../db/database'
import type { Job, Jobs } from './job'
import { repeat } from './repeat'
import { runRound, type ErrorHandler } from './run-round'

type QueueOptions = { querier: Querier; onError: ErrorHandler; pollSeconds?: number }

const POLL_SECONDS = 15
const RETRIES = 3
const CREATION_TRIES = 10
/** Longer than the rarest job waits, as what is put away no longer keeps its slot of time. */
const KEEP_SECONDS = 2 * HOUR_SECONDS

/** Over the connections that the shop has; pg-boss keeps what it needs in a schema of its own. */
async function openQueue({ querier, onError, pollSeconds }: Required<QueueOptions>) {
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({
    db: {
      executeSql: async (text: string, values?: unknown[]) => querier.query(text, values),
    },
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, pollSeconds),
    archiveCompletedAfterSeconds: KEEP_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
  })
  boss.on('error', (error) => onError('queue', error))
  return boss.start()
}

const deadlock = z.object({ code: z.literal('40P01') })

/**
 * At most one round waits and one runs, whoever sends it. Making a queue makes tables, and of two who
 * make theirs at once the database may end one, which then finds the way free.
 */
async function createQueue(boss: PgBoss, job: Job, tries = CREATION_TRIES): Promise<void> {
  const { name, limitSeconds } = job
  const limits = { expireInSeconds: limitSeconds, retryLimit: RETRIES }
  try {
    await boss.createQueue(name, { name, policy: 'stately', ...limits })
  } catch (error) {
    if (tries <= 1 || !deadlock.safeParse(error).success) throw error
    await createQueue(boss, job, tries - 1)
  }
}

/** Takes the round that waits, if there is one that nobody does. */
async function workOnce(
  boss: PgBoss,
  { name, work }: Job,
  { signal, onError }: { signal: AbortSignal; onError: ErrorHandler },
): Promise<void> {
  const [round] = await boss.fetch(name, { includeMetadata: true })
  if (round === undefined) return
  try {
    const about = { isTakenOver: round.retryCount > 0, signal }
    await runRound({ name, work }, about, onError)
  } catch {
    if (signal.aborted) return void (await boss.fail(name, round.id))
    // It comes again with its next slot; tried at once it would mostly fail anew.
  }
  await boss.complete(name, round.id)
}

/**
 * One queue for each job, which all instances fill and empty: of many that send a round in its slot
 * of time one is stored, and one of all does it. The round of an instance that was killed expires and
 * goes to another. Nothing is asked of the database before the first round is due.
 */
export function startQueuedJobs(jobs: readonly Job[], options: QueueOptions): Jobs {
  const { onError, pollSeconds = POLL_SECONDS } = options
  const closing = new AbortController()
  const { signal } = closing
  let opening: Promise<PgBoss> | undefined
  const open = () => {
    opening ??= openQueue({ ...options, pollSeconds }).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const loops = new Map(
    jobs.map((job) => {
      const { name, everySeconds } = job
      let lastSlot = -1
      let isCreated = false
      let isWoken = false
      const round = async () => {
        const isSentAnyway = isWoken
        isWoken = false
        const boss = await open()
        if (!isCreated) await createQueue(boss, job)
        isCreated = true
        const slot = Math.floor(Date.now() / 1_000 / everySeconds)
        if (isSentAnyway) await boss.send(name, {})
        else if (slot !== lastSlot) await boss.send(name, {}, { singletonSeconds: everySeconds })
        lastSlot = slot
        await workOnce(boss, job, { signal, onError })
      }
      const interval = Math.min(everySeconds, pollSeconds) * 1_000
      const loop = repeat(round, interval, (error) => onError(name, error))
      const wake = () => {
        isWoken = true
        loop.wake()
      }
      return [name, { wake, stop: loop.stop }]
    }),
  )
  return {
    wake: (name) => loops.get(name)?.wake(),
    async stop() {
      closing.abort()
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
      const boss = await opening?.catch(() => undefined)
      await boss?.stop({ graceful: false })
    },
  }
}
