const EVERY = 15_000

/** Works on as long as the shop runs; a round begins a while after the one before has ended. */
export function workInRounds(
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
    if (!stopped) timer = setTimeout(run, EVERY).unref()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await round
  }
}
