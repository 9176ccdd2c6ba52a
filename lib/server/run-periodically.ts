const INTERVAL_MS = 15_000

/** Repeats the work until it is stopped, each round some seconds after the end of the last. */
export function runPeriodically(
  work: () => Promise<void>,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let round = Promise.resolve()
  const run = () => {
    round = work().catch(onTrouble).then(next)
  }
  const next = () => {
    if (!isStopped) timer = setTimeout(run, INTERVAL_MS).unref()
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
  }
}
