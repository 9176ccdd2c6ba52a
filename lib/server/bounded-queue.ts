import pLimit from 'p-limit'
import { DomainError } from './domain-error'

/** Seconds; a full queue has moved on by then. */
const BUSY_WAIT = 3
const BUSY = 'فروشگاه همین حالا شلوغ است؛ چند لحظه بعد دوباره تلاش کنید.'

type QueueLimits = { concurrency: number; maxQueued: number }

/** Only so many pieces of heavy work at once, and only so many that wait for their turn. */
export function createQueue({ concurrency, maxQueued }: QueueLimits) {
  const limit = pLimit(concurrency)
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueued) {
      throw new DomainError('busy', BUSY, { retryAfter: BUSY_WAIT })
    }
    return limit(work)
  }
}
