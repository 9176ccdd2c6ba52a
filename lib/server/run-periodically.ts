const INTERVAL_MS = 15_000

/** Works on as long as the shop runs; a round begins a while after the one before has ended. */
export function runPeriodically(
  work: () => Promise<void>,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round = Promise.resolve()
  const run = () => {
    round = work().catch(onTrouble).then(next)
  }
  const next = () => {
    if (!stopped) timer = setTimeout(run, INTERVAL_MS).unref()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await round
  }
}
