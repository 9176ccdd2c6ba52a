import { Fragment } from 'react'
import { splitLatinRuns } from '@/lib/persian/latin-runs'
import { searchKey } from '@/lib/persian/text'

type TextPart = { text: string; isMatch: boolean }
type Span = { from: number; to: number }

/** The letters as a search folds them, without spaces, and the span of each in the text. */
function foldText(text: string) {
  let key = ''
  const from: number[] = []
  const to: number[] = []
  const starts = new Set<number>()
  let isBetweenWords = true
  let index = 0
  for (const letter of text) {
    const end = index + letter.length
    const fold = searchKey(letter)
    if (fold !== '') {
      if (isBetweenWords) starts.add(key.length)
      key += fold
      for (const _ of fold) {
        from.push(index)
        to.push(end)
      }
      isBetweenWords = false
    } else if (/\p{M}|ـ/u.test(letter)) to[to.length - 1] = end
    else isBetweenWords = true
    index = end
  }
  return { key, from, to, starts }
}

/** Matches at word starts; inside words only where no word starts so. */
function findMatches(key: string, term: string, starts: ReadonlySet<number>): number[] {
  const found: number[] = []
  for (let index = key.indexOf(term); index >= 0; index = key.indexOf(term, index + 1)) {
    found.push(index)
  }
  const atStarts = found.filter((index) => starts.has(index))
  return atStarts.length > 0 ? atStarts : found
}

function mergeSpans(spans: Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  const merged: Span[] = []
  for (const span of sorted) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/** Splits a text at the matches of a search, compared as the search folds letters. */
export function highlight(text: string, query: string): TextPart[] {
  const words = searchKey(query).split(' ').filter(Boolean)
  const { key, from, to, starts } = foldText(text)
  const amounts = [...text.matchAll(/[\d۰-۹]+(?:[,٬][\d۰-۹]+)+/g)]
  /** «۱۰» is no part of «۱۰,۰۰۰,۰۰۰». */
  const isPartOfAmount = (span: Span) =>
    amounts.some(({ index, 0: { length } }) => span.from < index + length && span.to > index)
  const spansOf = (term: string): Span[] =>
    findMatches(key, term, starts)
      .map((index) => ({
        from: from[index] ?? 0,
        to: to[index + term.length - 1] ?? text.length,
      }))
      .filter((span) => !isPartOfAmount(span))
  const whole = words.length > 0 ? spansOf(words.join('')) : []
  const spans = mergeSpans(whole.length > 0 ? whole : words.flatMap(spansOf))
  const parts: TextPart[] = []
  let end = 0
  for (const span of spans) {
    parts.push({ text: text.slice(end, span.from), isMatch: false })
    parts.push({ text: text.slice(span.from, span.to), isMatch: true })
    end = span.to
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

/** The matches within each run, with the Latin names isolated as `MixedText` isolates them. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  const parts = highlight(text, query)
  return (
    <bdi>
      {placeRuns(text).map(({ from, to, isLatin }) => {
        const marked = <MarkedParts parts={sliceParts(parts, from, to)} />
        return isLatin ? (
          <bdi key={from} dir="ltr">
            {marked}
          </bdi>
        ) : (
          <Fragment key={from}>{marked}</Fragment>
        )
      })}
    </bdi>
  )
}

function placeRuns(text: string) {
  let to = 0
  return splitLatinRuns(text).map((run) => {
    const from = to
    to += run.text.length
    return { from, to, isLatin: run.isLatin }
  })
}

function sliceParts(parts: TextPart[], from: number, to: number): TextPart[] {
  let start = 0
  const sliced = parts.map(({ text, isMatch }) => {
    const own = text.slice(Math.max(from - start, 0), Math.max(to - start, 0))
    start += text.length
    return { text: own, isMatch }
  })
  return sliced.filter(({ text }) => text !== '')
}

function MarkedParts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-[3px] bg-saffron-100 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
