import { foldDigits } from './digits'
import { tomanToRials } from './money'
import { normalizeText } from './text'

/** What a search says of the price, in rials, and the text that is left. */
export type PriceIntent = {
  text: string
  min?: number
  max?: number
  sort?: 'cheapest' | 'most_expensive'
}

const NUMBER_WORDS = new Map([
  ...['نیم', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'].map(
    (word, i): [string, number] => [word, i === 0 ? 0.5 : i],
  ),
  ...['بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود', 'صد'].map(
    (word, i): [string, number] => [word, (i + 2) * 10],
  ),
])
const SCALES = new Map([
  ['هزار', 1e3],
  ['میلیون', 1e6],
  ['ملیون', 1e6],
  ['میلیارد', 1e9],
])

/** A bare number below it is a size or a model, not a price. */
const MIN_BARE_TOMAN = 10_000
const MAX_TOMAN = 1e13

const GAP = '[\\s\\u200c]*'
const NUMBER = `\\d[\\d,٬]*(?:[.٫/]\\d+)?|${[...NUMBER_WORDS.keys()].join('|')}`
const SCALE = [...SCALES.keys()].join('|')
/** Thousands of something else: «۲۰ هزار میلی‌آمپر». */
const NOT_MONEY = `(?!${GAP}(?:میلی|مگا|کیلو|دور|صفحه|برگ|نفر|عدد|نقطه)|[\\d\\p{L}])`
const amount = (name: string) =>
  `(?<${name}>${NUMBER})(?:${GAP}(?<${name}Scale>${SCALE}))?(?:${GAP}(?<${name}Unit>تومان|تومن|ریال))?(?:${GAP}ی)?`
const pattern = (body: string) => new RegExp(`(?<=^|\\s)${body}${NOT_MONEY}`, 'u')

const RANGE = pattern(
  `(?:بین|از|قیمت)?${GAP}${amount('min')}${GAP}(?:تا|و|الی)${GAP}${amount('max')}`,
)
const AT_LEAST = [
  pattern(`(?:بالای|بیشتر از|بیش از|بالاتر از|گران[\\s\\u200c]?تر از|حداقل)${GAP}${amount('min')}`),
  pattern(`(?:از${GAP})?${amount('min')}${GAP}به${GAP}بالا`),
]
const AT_MOST = [
  pattern(
    `(?:زیر|تا|کمتر از|پایین[\\s\\u200c]?تر از|ارزان[\\s\\u200c]?تر از|حداکثر)${GAP}(?:قیمت${GAP})?${amount('max')}`,
  ),
  pattern(`${amount('max')}${GAP}به${GAP}پایین`),
]
const SORTS = [
  ['cheapest', /(?<=^|\s)ارزان[\s\u200c]?ترین(?=\s|$)/u],
  ['most_expensive', /(?<=^|\s)گران[\s\u200c]?ترین(?=\s|$)/u],
] as const

type Groups = Record<string, string | undefined>

/** Null for a number that is no sum of money. */
function readRials(groups: Groups, name: 'min' | 'max', fallback?: 'min' | 'max'): number | null {
  const typed = groups[name] ?? ''
  const scale = groups[`${name}Scale`] ?? (fallback && groups[`${fallback}Scale`])
  const unit = groups[`${name}Unit`] ?? (fallback && groups[`${fallback}Unit`])
  const number = NUMBER_WORDS.get(typed) ?? Number(typed.replace(/[,٬]/g, '').replace(/[٫/]/, '.'))
  const sum = Math.round(number * (SCALES.get(scale ?? '') ?? 1))
  const isMoney = scale !== undefined || unit !== undefined || sum >= MIN_BARE_TOMAN
  if (!isMoney || sum <= 0 || sum > MAX_TOMAN) return null
  return unit === 'ریال' ? sum : tomanToRials(sum)
}

function cut(text: string, { 0: found, index }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim()
}

function readLimits(text: string): PriceIntent | null {
  const folded = foldDigits(text)
  const range = RANGE.exec(folded)
  if (range) {
    const min = readRials(range.groups ?? {}, 'min', 'max')
    const max = readRials(range.groups ?? {}, 'max')
    if (min !== null && max !== null) {
      return { text: cut(text, range), min: Math.min(min, max), max: Math.max(min, max) }
    }
  }
  for (const [name, patterns] of [
    ['min', AT_LEAST],
    ['max', AT_MOST],
  ] as const) {
    for (const one of patterns) {
      const found = one.exec(folded)
      const rials = found && readRials(found.groups ?? {}, name)
      if (found && rials !== null) return { text: cut(text, found), [name]: rials }
    }
  }
  return null
}

/** «گوشی زیر ۱۰ میلیون» is a search for «گوشی» with a limit; null where a search says nothing of the price. */
export function parsePriceIntent(typed: string): PriceIntent | null {
  const text = normalizeText(typed)
  for (const [sort, word] of SORTS) {
    const found = word.exec(text)
    if (found) {
      const rest = cut(text, found)
      return { ...(readLimits(rest) ?? { text: rest }), sort }
    }
  }
  return readLimits(text)
}

type PricedFilters = {
  q?: string | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  sort?: PriceIntent['sort'] | (string & {}) | undefined
}

/** The filters with what the text says of the price; what was chosen already wins. */
export function applyPriceIntent<Filters extends PricedFilters>(filters: Filters): Filters {
  const { q, ...chosen } = filters
  const intent = q === undefined ? null : parsePriceIntent(q)
  if (intent === null) return filters
  const { text, min, max, sort } = intent
  return {
    ...(sort && { sort }),
    ...(min !== undefined && { price_min: min }),
    ...(max !== undefined && { price_max: max }),
    ...chosen,
    ...(text && { q: text }),
  } as Filters
}
