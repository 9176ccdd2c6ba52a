import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { unstable_rethrow as rethrow } from 'next/navigation'
import type { ApiError } from '@/lib/client/http/errors'
import { hasErrorCode, isApiError, isNotFound } from '@/lib/client/http/error-checks'
import { getRenderContext } from '@/lib/render-context'
import { HOUR_SECONDS } from '@/lib/persian/durations'

const LIFETIME = HOUR_SECONDS
type Key = string | number | undefined

const OUTAGE_CODES = ['unavailable', 'busy', 'rate_limited', 'daily_limit_reached'] as const
/** Seconds, where the backend names none. */
const OUTAGE_WAIT = 10

function isOutage(error: unknown): error is ApiError {
  return isApiError(error) && (error.isBackendAway || hasErrorCode(error, ...OUTAGE_CODES))
}

/** Notes an outage where it reaches the page: Next does without a stale read that cannot be renewed. */
export async function readForPage<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    if (isOutage(error)) {
      getRenderContext()?.recordOutage(error, { retryAfter: error.retryAfter ?? OUTAGE_WAIT })
    }
    throw error
  }
}

const SHORT_LIFETIME = 30

/** A page that reads this is cached no longer than it. */
const shortLived = unstable_cache(async () => true, ['a part is missing'], {
  revalidate: SHORT_LIFETIME,
})

/** Pages are made as guests see them: what the backend shows to no guest is `fallback`, for a moment. */
export async function ifRefused<Result, Fallback>(
  request: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await request
  } catch (error) {
    if (!hasErrorCode(error, 'unauthorized')) throw error
    await shortLived()
    return fallback
  }
}

/** A read cached across requests under its tags and made once within a render; a failure is never cached. */
export function cachedRead<Args extends Key[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  tagsOf: (...args: Args) => string[],
  /** What a guest sees where the backend answers customers alone. */
  fallback?: Result,
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) => {
    const readCached = unstable_cache(() => read(...args), [name, JSON.stringify(args)], {
      tags: tagsOf(...args),
      revalidate: LIFETIME,
    })
    const request = readForPage(readCached())
    return fallback === undefined ? request : ifRefused(request, fallback)
  })
}

/** For a page that is kept though its reads are not: what it shows changes with these. */
export async function tagPage(...tags: string[]): Promise<void> {
  await unstable_cache(async () => true, ['tagged', ...tags], { tags, revalidate: LIFETIME })()
}

/** The miss is thrown through the cache and caught outside of it: made-up slugs fill no memory. */
export async function nullIfMissing<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await ifRefused(request, null)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** A part that a page can do without: when it cannot be read, the page is made without it, for a moment. */
export async function nullIfFailed<Part>(request: Promise<Part>): Promise<Part | null> {
  try {
    return await request
  } catch (error) {
    rethrow(error)
    getRenderContext()?.forgetOutage(error)
    console.error('A part of a page could not be read.', error)
    await shortLived()
    return null
  }
}
