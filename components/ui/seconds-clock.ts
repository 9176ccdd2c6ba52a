import { persianDigits } from '@/lib/persian/digits'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** One timer for every countdown on the page. */
export function subscribeToSeconds(onSecond: () => void): () => void {
  listeners.add(onSecond)
  timer ??= setInterval(() => listeners.forEach((listener) => listener()), 1000)
  return () => {
    listeners.delete(onSecond)
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

export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return persianDigits(`${minutes}:${String(seconds % 60).padStart(2, '0')}`)
}
