import type { Job, Jobs } from './job'
import { repeat } from './repeat'
import { runRound, type ErrorHandler } from './run-round'

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
        return runRound({ name, work }, about, onError)
      }
      // What failed was told in the round.
      return [name, repeat(round, everySeconds * 1_000, () => {})]
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
