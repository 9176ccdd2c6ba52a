import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { isMissing } from '@/lib/api/failure'

const LIFETIME = 3600
type Key = string | number | undefined

/** A read kept across requests under its tags, and asked for once within a render. A failure is never kept. */
export function cachedRead<Args extends Key[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  tagsOf: (...args: Args) => string[],
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) => {
    const kept = unstable_cache(() => read(...args), [name, JSON.stringify(args)], {
      tags: tagsOf(...args),
      revalidate: LIFETIME,
    })
    return kept()
  })
}

/** The miss is thrown through the cache and caught outside of it: made-up slugs fill no memory. */
export async function orNull<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
