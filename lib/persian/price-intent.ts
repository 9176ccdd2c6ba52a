import { foldDigits } from './digits'
import { getCurrency, RIALS_IN } from './currency'
import { normalizeText } from './text'

/** What a search says of the price, in rials, and the text that is left. */
export type PriceIntent = {
  text: string
  min?: number
  max?: number
  sort?: 'cheapest' | 'most_expensive'
}

const ONES = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده']
const TEENS = ['یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده']
const TENS = ['بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود']
const HUNDREDS = ['صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد']

const NUMBER_WORDS = new Map([
  ['نیم', 0.5],
  ...[...ONES, ...TEENS].map((word, i): [string, number] => [word, i + 1]),
  ...TENS.map((word, i): [string, number] => [word, (i + 2) * 10]),
  ...HUNDREDS.map((word, i): [string, number] => [word, (i + 1) * 100]),
])
const SCALES = new Map([
  ['هزار', 1e3],
  ['میلیون', 1e6],
  ['ملیون', 1e6],
  ['میلیارد', 1e9],
])

/** In rials: a bare number below it is a size or a model, not a price. */
const MIN_BARE = 100_000
/** In tomans, nothing costs less. */
const MIN_TOMAN = 1000
/** In rials. */
const MAX = 1e14
/** «حدود ۱۰ میلیون» is from 8 to 12. */
const TOLERANCE = 0.2

const oneOf = (...texts: string[]) => `(?:${texts.join('|')})`
const GAP = '[\\s\\u200c]*'
const AND = '\\s+و\\s+'
const DIGITS = '\\d[\\d,٬]*(?:[.٫/]\\d+)?'
const WORD = oneOf(...NUMBER_WORDS.keys())
/** «بیست و پنج», «۲ و نیم». */
const NUMBER = `(?:${WORD}(?:${AND}${WORD}){0,3}|${DIGITS}(?:${AND}نیم)?)`
const SCALE = oneOf(...SCALES.keys())
/** «و پانصد هزار», «و نیم» and, without its thousands, «و پانصد». */
const REST = `${AND}(?:${NUMBER}${GAP}${SCALE}|نیم|${oneOf(...HUNDREDS)}|[1-9]00)`
const UNIT = oneOf('تومان', 'تومن', 'ریال')
const AMOUNT = `${NUMBER}(?:${GAP}${SCALE}(?:${REST})?)?(?:${GAP}${UNIT})?(?:${GAP}ی)?`
/** Thousands of something else: «۲۰ هزار میلی‌آمپر». */
const NOT_MONEY = `(?!${GAP}(?:میلی|مگا|کیلو|گیگ|ترا|دور|صفحه|برگ|نفر|عدد|نقطه)|[\\d\\p{L}])`
const amount = (name: 'min' | 'max' | 'about') => `(?<${name}>${AMOUNT})`
const LEAD = `(?:(?:با${GAP})?قیمت${GAP})?`
const pattern = (body: string) => new RegExp(`(?<=^|\\s)${LEAD}${body}${NOT_MONEY}`, 'u')
const than = (adjective: string) => `${adjective}[\\s\\u200c]?تر${GAP}از`

const BETWEEN = [
  pattern(`بین${GAP}${amount('min')}${GAP}(?:تا|و|الی)${GAP}${amount('max')}`),
  pattern(`(?:از${GAP})?${amount('min')}${GAP}(?:تا|الی)${GAP}${amount('max')}`),
]
const ABOVE = oneOf('بالای', 'بیشتر از', 'بیش از', 'بالاتر از', than('گر[او]ن'), 'حداقل')
const BELOW = oneOf(
  ...[
    'زیر',
    'تا سقف',
    'سقف',
    'تا',
    'کمتر از',
    'پایین[\\s\\u200c]?تر از',
    'پایین',
    than('ارز[او]ن'),
  ],
  ...[
    'حداکثر',
    'نهایتا',
    `(?:با${GAP})?بودج[ه\\u06c0]\\u0654?(?:${GAP}ی)?(?:${GAP}(?:تا|زیر|حداکثر))?`,
  ],
)
const LIMITS = [
  pattern(`${ABOVE}${GAP}${amount('min')}`),
  pattern(`(?:از${GAP})?${amount('min')}${GAP}به${GAP}بالا`),
  pattern(`${BELOW}${GAP}(?:قیمت${GAP})?${amount('max')}`),
  pattern(`${amount('max')}${GAP}به${GAP}پایین`),
  pattern(`(?:در${GAP})?(?:حدودا?|حوالی|تقریبا)${GAP}${amount('about')}`),
  // «گوشی ۱۰ میلیونی», or «۱۰ میلیون» at the end; «۲۰ هزاری» is said of a battery.
  pattern(
    `(?<about>${NUMBER}${GAP}(?:${oneOf('میلیون', 'ملیون', 'میلیارد')}|(?:هزار${GAP})?${UNIT})(?:${GAP}${UNIT})?(?:${GAP}ی|$))`,
  ),
]
const SORTS = [
  ['cheapest', /(?<=^|\s)ارز[او]ن[\s\u200c]?ترین(?=\s|$)/u],
  ['most_expensive', /(?<=^|\s)گر[او]ن[\s\u200c]?ترین(?=\s|$)/u],
] as const

const PARTS = new RegExp(
  `^(?<number>${NUMBER})(?:${GAP}(?<scale>${SCALE})(?:${AND}(?<rest>${NUMBER})(?:${GAP}(?<restScale>${SCALE}))?)?)?(?:${GAP}(?<unit>${UNIT}))?`,
  'u',
)

function readNumber(typed: string): number {
  const parts = typed.split(new RegExp(AND, 'u'))
  const numbers = parts.map(
    (part) => NUMBER_WORDS.get(part) ?? Number(part.replace(/[,٬]/g, '').replace(/[٫/]/, '.')),
  )
  return numbers.reduce((sum, number) => sum + number, 0)
}

type Amount = { number: number; scale?: number; rest: number; unit?: string }

function readAmount(typed: string): Amount {
  const { number = '', scale, rest, restScale, unit } = PARTS.exec(typed)?.groups ?? {}
  const ownScale = SCALES.get(scale ?? '')
  const added = rest === undefined ? 0 : readNumber(rest)
  const restTimes =
    rest === 'نیم' ? ownScale : (SCALES.get(restScale ?? '') ?? (ownScale ?? 1) / 1000)
  return {
    number: readNumber(number),
    ...(ownScale !== undefined && { scale: ownScale }),
    rest: added * (restTimes ?? 1),
    ...(unit !== undefined && { unit }),
  }
}

/** Null for a number that is no sum of money; without its word it is in what the shop's prices are in. */
function toRials({ number, scale, rest, unit }: Amount): number | null {
  const sum = Math.round(number * (scale ?? 1) + rest)
  const named = unit === 'ریال' ? 'rial' : 'toman'
  const currency = unit === undefined ? getCurrency() : named
  const rials = sum * RIALS_IN[currency]
  const isMoney = scale !== undefined || unit !== undefined || rials >= MIN_BARE
  if (!isMoney || rials <= 0 || rials > MAX) return null
  return currency === 'toman' && sum < MIN_TOMAN ? rials * impliedScale(sum) : rials
}

/** «۳ تومن» is said for three million, «۵۰۰ تومن» for 500 thousand. */
const impliedScale = (number: number) => (number < 100 ? 1e6 : 1e3)

/** «۸۰۰ تا ۲ میلیون» begins at 800 thousand, «۱۰ تا ۲۰ میلیون» at ten million. */
function withScaleOf(min: Amount, max: Amount): Amount {
  const unit = min.unit ?? max.unit
  const shared = { ...min, ...(unit !== undefined && { unit }) }
  if (min.scale !== undefined || max.scale === undefined) return shared
  const isSmaller = min.number >= 100 && min.number > max.number
  return { ...shared, scale: isSmaller ? max.scale / 1000 : max.scale }
}

function cut(text: string, { 0: found, index }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim()
}

/**
 * «لپ‌تاپ زیر ۴۰» is said for 40 million, «کفش زیر ۵۰۰» for 500 thousand; only of something, and at the end. Nobody
 * leaves the thousands off a sum of rials, so that it is in tomans in every shop.
 */
const SHORT_LIMIT = /(?<=\S\s)(?:زیر|کمتر از|حداکثر|تا سقف)\s+(?<number>[1-9]\d{0,2})$/u
const NOT_PRICED = /(?<=^|\s)(?:سایز|اندازه|شماره|سن)(?=\s|$)/u

function readShortLimit(text: string): PriceIntent | null {
  const found = SHORT_LIMIT.exec(foldDigits(text))
  if (!found?.groups || NOT_PRICED.test(text)) return null
  const number = Number(found.groups['number'])
  return { text: cut(text, found), max: number * impliedScale(number) * RIALS_IN.toman }
}

function readLimits(text: string): PriceIntent | null {
  const folded = foldDigits(text)
  for (const one of BETWEEN) {
    const found = one.exec(folded)
    if (!found?.groups) continue
    const upper = readAmount(found.groups['max'] ?? '')
    const min = toRials(withScaleOf(readAmount(found.groups['min'] ?? ''), upper))
    const max = toRials(upper)
    if (min !== null && max !== null) {
      return { text: cut(text, found), min: Math.min(min, max), max: Math.max(min, max) }
    }
  }
  for (const one of LIMITS) {
    const found = one.exec(folded)
    if (!found?.groups) continue
    const { min, max, about } = found.groups
    const rials = toRials(readAmount(min ?? max ?? about ?? ''))
    if (rials === null) continue
    const rest = cut(text, found)
    if (about !== undefined) {
      const spread = Math.round(rials * TOLERANCE)
      return { text: rest, min: rials - spread, max: rials + spread }
    }
    return { text: rest, ...(min === undefined ? { max: rials } : { min: rials }) }
  }
  return readShortLimit(text)
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
  const intent = filters.q === undefined ? null : parsePriceIntent(filters.q)
  if (intent === null) return filters
  const { text, min, max, sort } = intent
  const applied = { ...filters }
  const priced: PricedFilters = applied
  delete priced.q
  if (text) priced.q = text
  if (sort && !('sort' in filters)) priced.sort = sort
  if (min !== undefined && !('price_min' in filters)) priced.price_min = min
  if (max !== undefined && !('price_max' in filters)) priced.price_max = max
  return applied
}
