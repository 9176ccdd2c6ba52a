export type Loop = { wake: () => void; stop: () => Promise<void> }

/** Repeats the work until it is stopped, each round some time after the end of the last. */
export function repeat(
  work: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWoken = false
  const wait = () => {
    timer = setTimeout(run, intervalMs).unref()
  }
  const run = () => {
    isWoken = false
    running = work()
      .catch(onError)
      .then(() => {
        running = undefined
        if (isStopped) return
        if (isWoken) run()
        else wait()
      })
  }
  wait()
  return {
    wake() {
      if (isStopped) return
      isWoken = true
      if (running !== undefined) return
      clearTimeout(timer)
      run()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
