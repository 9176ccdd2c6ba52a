import { ApiFailure } from './failure'

/** Waits, unless whoever asked is gone before. */
export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(new ApiFailure({ kind: 'canceled', message: '' }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, seconds * 1000)
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}
