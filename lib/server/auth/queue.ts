import { DomainError } from '../domain-error'

const BUSY = 'فروشگاه همین حالا شلوغ است؛ چند لحظه بعد دوباره تلاش کنید.'

/** Only so many heavy works at once, and only so many who wait for their turn. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new DomainError('rate_limited', BUSY)
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
