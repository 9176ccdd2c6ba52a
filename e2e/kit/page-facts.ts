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
export function pageFacts(html: string) {
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
    data: all(markup, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    links: all(markup, /<a\b[^>]*\shref="([^"]*)"/g),
  }
}
export type PageFacts = ReturnType<typeof pageFacts>
