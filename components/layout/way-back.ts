import { localPath } from '@/lib/guard/local-path'
import { paths } from '@/lib/seo/addresses'

type Place = { pathname: string; search: string; origin: string; referrer: string }

/** Where a shopper was when the line went: named, or this very address, or the page before. */
export function wayBack({ pathname, search, origin, referrer }: Place): string | null {
  const next = localPath(new URLSearchParams(search).get('next'))
  if (next !== null) return next
  // Kept in the browser, this page also stands in for others that could not be fetched.
  if (pathname !== paths.connectionLost) return pathname + search
  if (!URL.canParse(referrer)) return null
  const before = new URL(referrer)
  const isOther = before.origin === origin && before.pathname !== pathname
  return isOther ? before.pathname + before.search : null
}
