type Seen = { first: string; href: string; y: number }

let seen: Seen | null = null

/** Where the shopper was when a product was opened from a list that had grown. */
export function rememberMore(first: string): void {
  seen = { first, href: location.href, y: window.scrollY }
}

/** What was seen, when this is the page of it that the shopper came back to. */
export function recallMore(first: string): Seen | null {
  const back = seen?.first === first && typeof window !== 'undefined' && seen.href === location.href
  return back ? seen : null
}
