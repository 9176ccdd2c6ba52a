export const SHARE_SIZE = { width: 1200, height: 630 }

/** Raised when the drawing changes, so that what others keep of it is asked for anew. */
const DRAWING = 1

export type ShareKind =
  'home' | 'product' | 'category' | 'brand' | 'festival' | 'article' | 'page' | 'user' | 'post'

/** What a shared picture shows. */
export type ShareFacts = {
  kind: ShareKind
  slug: string
  title: string
  line: string
  picture: string | null
}

/** FNV-1a: short, and the same in every runtime. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}

export function shareVersion(facts: ShareFacts): string {
  return shortHash(JSON.stringify([DRAWING, facts]))
}

function placeOf({ kind, slug }: Pick<ShareFacts, 'kind' | 'slug'>): string {
  return kind === 'home' ? '/og/home.png' : `/og/${kind}/${encodeURIComponent(slug)}.png`
}

/** Without facts it is the shop's own, in whatever version it is at the time. */
export function sharePath(facts?: ShareFacts): string {
  return facts ? `${placeOf(facts)}?v=${shareVersion(facts)}` : placeOf({ kind: 'home', slug: '' })
}
