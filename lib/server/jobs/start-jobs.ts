import type { Querier } from '../db/database'
import type { Job, Jobs } from './job'
import { startLocalJobs } from './local-jobs'
import { startQueuedJobs } from './queued-jobs'

type JobOptions = {
  kind: 'pglite' | 'postgres'
  querier: Querier
  onError: (job: string, error: unknown) => void
}

/** What runs in the background, once among all instances of the database. */
export function startJobs(jobs: readonly Job[], { kind, querier, onError }: JobOptions): Jobs {
  return kind === 'postgres'
    ? startQueuedJobs(jobs, { querier, onError })
    : startLocalJobs(jobs, onError)
}
