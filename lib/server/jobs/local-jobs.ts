import type { Job, Jobs } from './job'
import { traced } from '../tracing'
import { repeat } from './repeat'

type ErrorHandler = (job: string, error: unknown) => void

/** For the embedded database, which one process alone may open: there is nobody to share the work with. */
export function startLocalJobs(jobs: readonly Job[], onError: ErrorHandler): Jobs {
  const closing = new AbortController()
  const { signal } = closing
  const loops = new Map(
    jobs.map(({ name, everySeconds, work }) => {
      // What the process before this one had begun is not known here.
      let isTakenOver = true
      const round = () => {
        const about = { isTakenOver, signal }
        isTakenOver = false
        return traced(`job ${name}`, {}, () => work(about))
      }
      const report = (error: unknown) => {
        if (!signal.aborted) onError(name, error)
      }
      return [name, repeat(round, everySeconds * 1_000, report)]
    }),
  )
  return {
    wake: (name) => loops.get(name)?.wake(),
    stop: async () => {
      closing.abort()
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}
