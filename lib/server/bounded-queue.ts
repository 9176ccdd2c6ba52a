import pLimit from 'p-limit'
import { DomainError } from './domain-error'

/** Seconds; a full queue has moved on by then. */
const BUSY_WAIT = 3
const BUSY = 'فروشگاه همین حالا شلوغ است؛ چند لحظه بعد دوباره تلاش کنید.'

const busy = () => new DomainError('busy', BUSY, { retryAfter: BUSY_WAIT })

type QueueLimits = { concurrency: number; maxQueued: number }

/** Only so many pieces of heavy work at once, and only so many that wait for their turn. */
export function createQueue({ concurrency, maxQueued }: QueueLimits) {
  const limit = pLimit(concurrency)
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueued) {
      throw busy()
    }
    return limit(work)
  }
}

/** Only so many pieces of work of one owner under way, so that none fills a queue alone. */
export function createShares({ most }: { most: number }) {
  const underWay = new Map<number, number>()
  return async function share<T>(owner: number, work: () => Promise<T>): Promise<T> {
    const before = underWay.get(owner) ?? 0
    if (before >= most) throw busy()
    underWay.set(owner, before + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(owner) ?? 1) - 1
      if (left === 0) underWay.delete(owner)
      else underWay.set(owner, left)
    }
  }
}
