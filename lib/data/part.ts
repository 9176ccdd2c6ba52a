import { unstable_cache } from 'next/cache'
import { unstable_rethrow as rethrow } from 'next/navigation'

const A_MOMENT = 30

/** Whatever is read through it lets the page live no longer than this. */
const shortLived = unstable_cache(async () => true, ['a part is missing'], { revalidate: A_MOMENT })

/** A part that a page can do without: when it cannot be read, the page is made without it, for a moment. */
export async function orWithout<Part>(reading: Promise<Part>): Promise<Part | null> {
  try {
    return await reading
  } catch (error) {
    rethrow(error)
    console.error('A part of a page could not be read.', error)
    await shortLived()
    return null
  }
}
