import { searchKey } from '@/lib/persian/text'

type TextPart = { text: string; hit: boolean }
type Span = { from: number; to: number }

/** The letters as a search knows them, without spaces, and where each stands in the text. */
function foldText(text: string) {
  let key = ''
  const from: number[] = []
  const to: number[] = []
  const starts = new Set<number>()
  let between = true
  let at = 0
  for (const letter of text) {
    const end = at + letter.length
    const fold = searchKey(letter)
    if (fold !== '') {
      if (between) starts.add(key.length)
      key += fold
      for (const _ of fold) {
        from.push(at)
        to.push(end)
      }
      between = false
    } else if (/\p{M}|ـ/u.test(letter)) to[to.length - 1] = end
    else between = true
    at = end
  }
  return { key, from, to, starts }
}

/** Where a word begins is what was meant; inside a word only when nothing begins so. */
function findMatches(key: string, wanted: string, starts: ReadonlySet<number>): number[] {
  const found: number[] = []
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, at + 1)) found.push(at)
  const atStarts = found.filter((at) => starts.has(at))
  return atStarts.length > 0 ? atStarts : found
}

function mergeSpans(spans: Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  const apart: Span[] = []
  for (const span of sorted) {
    const last = apart.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else apart.push({ ...span })
  }
  return apart
}

/** Cuts a text where it says what was asked, however either of them spells it. */
export function highlight(text: string, asked: string): TextPart[] {
  const words = searchKey(asked).split(' ').filter(Boolean)
  const { key, from, to, starts } = foldText(text)
  const spansOf = (wanted: string): Span[] =>
    findMatches(key, wanted, starts).map((at) => ({
      from: from[at] ?? 0,
      to: to[at + wanted.length - 1] ?? text.length,
    }))
  const whole = words.length > 0 ? spansOf(words.join('')) : []
  const spans = mergeSpans(whole.length > 0 ? whole : words.flatMap(spansOf))
  const parts: TextPart[] = []
  let done = 0
  for (const span of spans) {
    parts.push({ text: text.slice(done, span.from), hit: false })
    parts.push({ text: text.slice(span.from, span.to), hit: true })
    done = span.to
  }
  parts.push({ text: text.slice(done), hit: false })
  return parts.filter((part) => part.text !== '')
}

/** A `bdi`, so that a Latin name stays whole beside Persian words. */
export function HighlightedText({ text, asked }: { text: string; asked: string }) {
  return (
    <bdi>
      {highlight(text, asked).map(({ text: part, hit }, at) =>
        hit ? (
          <mark key={at} className="rounded-[3px] bg-saffron-100 text-inherit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
