import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { unstable_rethrow as rethrow } from 'next/navigation'
import { isNotFound } from '@/lib/client/http/error-checks'

const LIFETIME = 3600
type Key = string | number | undefined

/** A read cached across requests under its tags and made once within a render; a failure is never cached. */
export function cachedRead<Args extends Key[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  tagsOf: (...args: Args) => string[],
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) => {
    const readCached = unstable_cache(() => read(...args), [name, JSON.stringify(args)], {
      tags: tagsOf(...args),
      revalidate: LIFETIME,
    })
    return readCached()
  })
}

/** The miss is thrown through the cache and caught outside of it: made-up slugs fill no memory. */
export async function nullIfMissing<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

const SHORT_LIFETIME = 30

/** A page that reads this is cached no longer than it. */
const shortLived = unstable_cache(async () => true, ['a part is missing'], { revalidate: SHORT_LIFETIME })

/** A part that a page can do without: when it cannot be read, the page is made without it, for a moment. */
export async function nullIfFailed<Part>(request: Promise<Part>): Promise<Part | null> {
  try {
    return await request
  } catch (error) {
    rethrow(error)
    console.error('A part of a page could not be read.', error)
    await shortLived()
    return null
  }
}
