import { traced } from '../tracing'
import type { Job, Round } from './job'

export type ErrorHandler = (job: string, error: unknown) => void

/** What fails is told while its trace is open, so that the log can name it. */
export function runRound(
  { name, work }: Pick<Job, 'name' | 'work'>,
  round: Round,
  onError: ErrorHandler,
): Promise<unknown> {
  return traced(`job ${name}`, {}, async () => {
    try {
      return await work(round)
    } catch (error) {
      if (!round.signal.aborted) onError(name, error)
      throw error
    }
  })
}
