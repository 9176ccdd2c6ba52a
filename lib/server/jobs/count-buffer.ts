type Counts = Map<string, number>

export type CountBufferOptions = {
  /** Adds the counts to those that are stored. */
  store: (counts: ReadonlyMap<string, number>) => Promise<void>
  everyMs: number
  /** More different keys than these at a time are not counted. */
  maxKeys: number
  onError: (error: unknown) => void
}

export type CountBuffer = {
  count: (key: string) => void
  flush: () => Promise<void>
  stop: () => Promise<void>
}

/** Counts in memory and stores now and then, so that what is counted writes nothing. */
export function createCountBuffer(options: CountBufferOptions): CountBuffer {
  const { store, everyMs, maxKeys, onError } = options
  let pending: Counts = new Map()
  let lastFlush = Promise.resolve()

  function add(key: string, times: number): void {
    const before = pending.get(key)
    if (before === undefined && pending.size >= maxKeys) return
    pending.set(key, (before ?? 0) + times)
  }
  async function storePending(): Promise<void> {
    if (pending.size === 0) return
    const counts = pending
    pending = new Map()
    try {
      await store(counts)
    } catch (error) {
      for (const [key, times] of counts) add(key, times)
      throw error
    }
  }
  /** One after the other, so that who stops waits for the one under way. */
  function flush(): Promise<void> {
    const next = lastFlush.then(storePending)
    lastFlush = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void flush().catch(onError), everyMs)
  timer.unref()
  return {
    count: (key) => add(key, 1),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush().catch(onError)
    },
  }
}
