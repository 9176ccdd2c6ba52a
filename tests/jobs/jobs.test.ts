import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Querier } from '@/lib/server/db/database'
import { openPostgres } from '@/lib/server/db/open-postgres'
import type { Job, Jobs, Round } from '@/lib/server/jobs/job'
import { startLocalJobs } from '@/lib/server/jobs/local-jobs'
import { startQueuedJobs } from '@/lib/server/jobs/queued-jobs'
import { createTemporaryDatabase } from '../kit/temporary-database'

const fail = (name: string, error: unknown): void => {
  throw new Error(`${name} failed`, { cause: error })
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((end) => (resolve = end))
  return { promise, resolve }
}

/** Stopped when the test is over, after those that it opened later. */
function running(jobs: Jobs): Jobs {
  onTestFinished(jobs.stop)
  return jobs
}

describe('with the embedded database', () => {
  const start = (work: Job['work'], onError = fail) =>
    running(startLocalJobs([{ name: 'a', everySeconds: 0.02, limitSeconds: 30, work }], onError))

  test('a job comes again and again, one round at a time, and the first may be another process’s', async () => {
    const rounds: boolean[] = []
    let atOnce = 0
    let most = 0
    const jobs = start(async ({ isTakenOver }: Round) => {
      rounds.push(isTakenOver)
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(30)
      atOnce -= 1
    })
    for (let count = 0; count < 5; count += 1) jobs.wake('a')
    await vi.waitFor(() => expect(rounds.length).toBeGreaterThan(3))
    expect([most, rounds.filter(Boolean).length, rounds[0]]).toEqual([1, 1, true])
  })

  test('a round that fails is told and does not end its job', async () => {
    const onError = vi.fn()
    start(async () => {
      throw new Error('no')
    }, onError)
    await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(2))
    expect(onError).toHaveBeenCalledWith('a', new Error('no'))
  })
})

const server = process.env.TEST_DATABASE_URL

describe.skipIf(server === undefined)('with PostgreSQL', () => {
  let querier: Querier
  beforeAll(async () => {
    const own = await createTemporaryDatabase(server ?? '')
    const opened = await openPostgres(own.url)
    querier = opened.querier
    return async () => {
      await opened.close()
      await own.drop()
    }
  })

  /** An instance of the shop that does one job. */
  const start = (job: Pick<Job, 'name' | 'work'> & Partial<Job>, onError = fail) => {
    const whole = { everySeconds: 3_600, limitSeconds: 30, ...job }
    return running(startQueuedJobs([whole], { querier, onError, pollSeconds: 0.5 }))
  }

  test('two instances that start at once do a round of a slot of time once among them', async () => {
    const name = 'once'
    const rounds: string[] = []
    for (const instance of ['one', 'other']) {
      start({ name, work: async () => rounds.push(instance) })
    }
    await vi.waitFor(() => expect(rounds).toHaveLength(1), 5_000)
    await sleep(1_500)
    // The hour may turn between two looks at it.
    expect(rounds.length).toBeLessThanOrEqual(new Date().getMinutes() === 0 ? 2 : 1)
  })

  test('what is woken at every instance is never done by two at a time', async () => {
    let atOnce = 0
    let most = 0
    let rounds = 0
    const work = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(100)
      atOnce -= 1
      rounds += 1
    }
    const instances = [1, 2, 3].map(() => start({ name: 'woken', work }))
    for (const instance of instances) instance.wake('woken')
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(0), 5_000)
    for (const instance of instances) instance.wake('woken')
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(1), 5_000)
    expect(most).toBe(1)
  })

  test('the round of an instance that says nothing any more is taken over, and known to be', async () => {
    const name = 'killed'
    const rounds: Round[] = []
    const { promise, resolve } = deferred()
    const dead = start({ name, limitSeconds: 1, work: () => promise })
    dead.wake(name)
    await vi.waitFor(async () => {
      const { rows } = await querier.query(
        `select 1 from pgboss.job where name = 'killed' and state = 'active'`,
      )
      expect(rows).toHaveLength(1)
    }, 5_000)
    start({ name, limitSeconds: 1, work: async (round) => rounds.push(round) })
    await vi.waitFor(() => expect(rounds.map((round) => round.isTakenOver)).toContain(true), 10_000)
    resolve()
  })

  test('a round that the closing of its instance cuts off goes to another at once', async () => {
    const name = 'closing'
    const begun = deferred()
    const closing = start({
      name,
      work: ({ signal }) => {
        begun.resolve()
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('cut off'))),
        )
      },
    })
    closing.wake(name)
    await begun.promise
    const rounds: boolean[] = []
    start({ name, work: async ({ isTakenOver }) => rounds.push(isTakenOver) })
    await closing.stop()
    await vi.waitFor(() => expect(rounds[0]).toBe(true), 5_000)
  })

  test('a round that fails is told once, and the next slot has its own', async () => {
    const onError = vi.fn()
    const work = async () => {
      throw new Error('no')
    }
    start({ name: 'failing', everySeconds: 1, work }, onError)
    await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(1), 8_000)
    expect(onError).toHaveBeenCalledWith('failing', new Error('no'))
  })
})
