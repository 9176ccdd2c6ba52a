const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => decoded(found))
}

/** What a crawler reads of a page, from the markup the server sent and before any script has run. */
function pageFacts(html: string) {
  const markup = html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
  const metas = [...markup.matchAll(/<meta ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const contentOf = (name: string) =>
    metas
      .filter((attributes) => new RegExp(`(?:name|property)="${name}"`).test(attributes))
      .flatMap((attributes) => all(attributes, /content="([^"]*)"/g))
  return {
    titles: all(markup, /<title>([^<]*)<\/title>/g),
    headings: all(markup, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    canonicals: all(markup, /<link rel="canonical" href="([^"]*)"/g),
    descriptions: contentOf('description'),
    pictures: contentOf('og:image'),
    cards: contentOf('twitter:card'),
    isHidden: contentOf('robots').some((content) => content.includes('noindex')),
    data: all(markup, /<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    links: all(markup, /<a\b[^>]*\shref="([^"]*)"/g),
  }
}
type PageFacts = ReturnType<typeof pageFacts>

const AT_ONCE = 6
const MOST_REDIRECTS = 5

export type Visited = {
  path: string
  /** Where a link to it was first seen. */
  from: string
  status: number
  type: string
  /** Where it led in the end. */
  landed: string
  facts: PageFacts | null
}

type Rules = { start: string; base: string; wants: (path: string) => boolean }

async function visit(base: string, path: string, from: string): Promise<Visited> {
  let landed = path
  for (let turn = 0; turn <= MOST_REDIRECTS; turn += 1) {
    const answer = await fetch(new URL(landed, base), { redirect: 'manual' })
    const { status, headers } = answer
    const next = headers.get('location')
    if (status < 300 || status >= 400 || next === null) {
      const type = headers.get('content-type') ?? ''
      const text = await answer.text()
      const facts = type.startsWith('text/html') ? pageFacts(text) : null
      return { path, from, status, type, landed, facts }
    }
    const target = new URL(next, new URL(landed, base))
    landed = target.pathname + target.search
  }
  return { path, from, status: 310, type: '', landed, facts: null }
}

/** The paths of this site that a page links to, without what stands after a `#`. */
function linksOf({ facts, landed }: Visited, base: string): string[] {
  const { origin } = new URL(base)
  return (facts?.links ?? []).flatMap((href) => {
    if (!URL.canParse(href, new URL(landed, base))) return [`unreadable:${href}`]
    const url = new URL(href, new URL(landed, base))
    return url.origin === origin ? [url.pathname + url.search] : []
  })
}

/** Follows every wanted link from the first page on, some pages at a time. */
export async function crawl({ start, base, wants }: Rules): Promise<Visited[]> {
  const seen = new Set([start])
  const visited: Visited[] = []
  let found = [{ path: start, from: '' }]
  while (found.length > 0) {
    const pages = await inGroups(found, ({ path, from }) => visit(base, path, from))
    visited.push(...pages)
    found = pages.flatMap((page) =>
      linksOf(page, base).flatMap((path) => {
        if (seen.has(path) || !wants(path)) return []
        seen.add(path)
        return [{ path, from: page.path }]
      }),
    )
  }
  return visited
}

export async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [at, item] = next
      results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
