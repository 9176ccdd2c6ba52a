import { ApiError } from './errors'

/** Waits, unless the call is canceled or the page left before. */
export function abortableDelay(seconds: number, signal?: AbortSignal): Promise<void> {
  const page = typeof window === 'undefined' ? undefined : window
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      page?.removeEventListener('pagehide', leave)
    }
    const leave = () => {
      done()
      reject(new ApiError({ kind: 'canceled', message: '' }))
    }
    const timer = setTimeout(() => {
      done()
      resolve()
    }, seconds * 1000)
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
    page?.addEventListener('pagehide', leave)
  })
}
