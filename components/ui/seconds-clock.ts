const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** One timer for every countdown on the page. */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}

export function getCurrentSecond(): number | null {
  return Math.floor(Date.now() / 1000)
}

export function getServerSecond(): number | null {
  return null
}
