import { foldDigits, persianDigits } from './digits'
import { normalizeText } from './text'

export type PropertyKind = 'size' | 'ram' | 'memory' | 'colour'

/** A property that a search names, with the value as it was typed, digits Latin. */
export type NamedProperty = {
  kind: PropertyKind
  value: string
  /** Of «۴۰ تا ۴۲», the last. */
  to?: string
  /** As a person would say it: «سایز ۳۸». */
  label: string
  /** A number or a letter of sizes; any other word may not be a value at all. */
  isCertain: boolean
  /** A colour that stands without «رنگ» may be a word of a title too. */
  isBare?: boolean
}

type Judgement = {
  words: string[]
  text: string
  sort?: 'cheapest' | 'most_expensive'
  /** A gift is anything: without it what is left may be a person or a feast. */
  isGift: boolean
}

const oneOf = (...texts: string[]) => `(?:${texts.join('|')})`
const GAP = '[\\s\\u200c]*'
const START = '(?<=^|\\s)'
const END = '(?=\\s|$)'
/** With the kasra of a phrase, or without. */
const HE = '[ه\\u06c0]\\u0654?'
const NUMBER = '\\d{1,4}(?:[.٫/]\\d)?'
const LETTERS = '(?:\\d?X{0,4}[SL]|M|(?:free|فری))'
/** «۴۰ تا ۴۲» and «۴۰ به بالا» name no single value. */
const NO_RANGE = `(?!${GAP}(?:تا|الی|به${GAP}(?:بالا|پایین))${END})`
const INCHES = `(?:${GAP}(?:اینچی?|inch))?`
const BYTES = `(?:${GAP}(?<unit>گیگابایت|گیگ|ترابایت|ترا|gb|tb|g))?`
const BYTES_NAMED = `${GAP}(?<unit>گیگابایت|گیگ|ترابایت|ترا|gb|tb)`
const OF = `(?:${GAP}(?:داخلی|دستگاه|ی))?`
const [RAM, MEMORY] = [
  `${oneOf(`حافظ${HE}\\s?رم`, 'رم', 'ram')}${OF}`,
  `(?<!کارت\\s)${oneOf(`حافظ${HE}`, 'ظرفیت', 'گنجایش')}${OF}`,
]
const SIZE = oneOf('سایز', `شمار${HE}`, `انداز${HE}`, 'size')

const pattern = (body: string) => new RegExp(`${START}${body}${END}`, 'iu')

type Reader = { kind: PropertyKind; pattern: RegExp; isCertain: boolean; isBare?: boolean }

const COLOUR_WORD = oneOf(
  ...['مشکی', 'سیاه', 'سفید', 'خاکستری', 'طوسی', 'طلایی', 'قرمز', 'زرشکی', 'صورتی', 'نارنجی'],
  ...['زرد', 'سبز', '[آا]بی', 'بنفش', 'یاسی', 'کرم', 'بژ', 'مسی'],
  `${oneOf('نقره', 'فیروزه', 'سرمه', 'قهوه')}${GAP}ای`,
)

const READERS: Reader[] = [
  {
    kind: 'size',
    pattern: pattern(
      `(?<name>${SIZE})\\s+(?:از\\s+)?(?<value>\\d{1,3})${GAP}(?:تا|الی)${GAP}(?<to>\\d{1,3})${INCHES}`,
    ),
    isCertain: true,
  },
  {
    kind: 'size',
    pattern: pattern(`(?<name>${SIZE})\\s+(?<value>${oneOf(NUMBER, LETTERS)})${INCHES}${NO_RANGE}`),
    isCertain: true,
  },
  {
    kind: 'size',
    pattern: pattern(`(?<name>${SIZE})\\s+(?<value>\\p{L}{3,})`),
    isCertain: false,
  },
  {
    kind: 'ram',
    pattern: pattern(`(?<name>${RAM})\\s+(?<value>\\d{1,3})${BYTES}${NO_RANGE}`),
    isCertain: true,
  },
  {
    kind: 'ram',
    pattern: pattern(`(?<value>\\d{1,3})${BYTES_NAMED}\\s+(?<name>${RAM})`),
    isCertain: true,
  },
  {
    kind: 'memory',
    pattern: pattern(`(?<name>${MEMORY})\\s+(?<value>\\d{1,4})${BYTES}${NO_RANGE}`),
    isCertain: true,
  },
  {
    kind: 'memory',
    pattern: pattern(`(?<value>\\d{1,4})${BYTES_NAMED}\\s+(?<name>${MEMORY})`),
    isCertain: true,
  },
  {
    kind: 'colour',
    pattern: pattern('(?<name>رنگ)\\s+(?<value>\\p{L}+\\s\\p{L}+)'),
    isCertain: false,
  },
  {
    kind: 'colour',
    pattern: pattern('(?<name>رنگ)\\s+(?<value>[\\p{L}\\u200c]+)'),
    isCertain: false,
  },
  {
    kind: 'colour',
    pattern: pattern(`(?<value>${COLOUR_WORD}[\\s\\u200c]+\\p{L}+)`),
    ...{ isCertain: false, isBare: true },
  },
  {
    kind: 'colour',
    pattern: pattern(`(?<value>${COLOUR_WORD})`),
    ...{ isCertain: false, isBare: true },
  },
]

const LOOSE_ENDS = /^(?:(?:و|با|در|از|به|برای)\s+)+|(?:\s+(?:و|با|در|از|به|برای))+$/gu

/** Words of a phrase that lost its end: no «کفش زنانهٔ», no «گوشی با». */
export function trimPhrase(text: string): string {
  return dropEzafe(text.replace(/\s+/g, ' ').trim().replace(LOOSE_ENDS, '').trim())
}

export function dropEzafe(text: string): string {
  return text.replace(/(?:ه\u0654|\u06c0)(?=\s|$)/gu, 'ه')
}

const cut = (text: string, { 0: found, index }: RegExpExecArray) =>
  trimPhrase(`${text.slice(0, index)} ${text.slice(index + found.length)}`)

const LATIN_NAMES = new Map([
  ['size', 'سایز'],
  ['ram', 'رم'],
])

const isTera = (unit: string) => /^(?:ترا|tb)/iu.test(unit)

function toProperty({ kind, isCertain, isBare }: Reader, found: RegExpExecArray): NamedProperty {
  const { value = '', unit = '', name = 'رنگ', to } = found.groups ?? {}
  const isMemory = kind === 'ram' || kind === 'memory'
  const measured = isMemory ? `${value} ${isTera(unit) ? 'ترابایت' : 'گیگابایت'}` : value
  const named = LATIN_NAMES.get(name.trim().toLowerCase()) ?? dropEzafe(name)
  const end = to === undefined ? '' : ` تا ${to}`
  return {
    kind,
    isCertain,
    ...(isBare && { isBare }),
    value: measured.replace(/[.٫/]/u, '.'),
    ...(to !== undefined && { to }),
    label: `${named} ${persianDigits(measured.toUpperCase())}${persianDigits(end)}`,
  }
}

export type PropertyReading = { text: string; property: NamedProperty }

/** Every way to read a property in the text, the surest first. */
export function readProperties(typed: string): PropertyReading[] {
  const text = foldDigits(normalizeText(typed))
  return READERS.flatMap((reader) => {
    const found = reader.pattern.exec(text)
    return found ? [{ text: cut(text, found), property: toProperty(reader, found) }] : []
  })
}

/** What cannot be searched for: an opinion, or whom it is for. */
const NOT_TER = '(?![\\s\\u200c]?تر)'
const CHEAP = oneOf(
  `ارز[او]ن(?:[\\s\\u200c]?(?:ترین|قیمت))?${NOT_TER}`,
  'قیمت\\sمناسب',
  'به[\\s\\u200c]?صرفه',
)
const EXPENSIVE = `گر[او]ن(?:[\\s\\u200c]?(?:ترین|قیمت))?${NOT_TER}`
const FOR_WHOM = oneOf(
  ...['مادر', 'مامان', 'پدر', 'بابا', 'همسر', 'خانم', 'آقا', 'مرد', 'زن', 'دوست', 'معلم'],
  ...['تولد', 'سالگرد', 'عید', 'نوروز', 'یلدا', 'ولنتاین', 'عروسی'],
)
const GIFT = `${oneOf(`هدی${HE}`, 'کادو(?:یی)?')}(?:\\s(?:برای\\s)?(?:روز\\s)?${FOR_WHOM})?`
const GOOD = oneOf(
  ...['بهترین(?:[\\s\\u200c]?ها)?', 'برترین', 'خوب(?:ترین)?', 'عالی', 'با[\\s\\u200c]?کیفیت'],
  ...['محبوب(?:[\\s\\u200c]?ترین)?', 'پر[\\s\\u200c]?فروش(?:[\\s\\u200c]?ترین)?'],
)
const NEW = 'جدید(?:[\\s\\u200c]?ترین)?'
const JUDGING = [CHEAP, EXPENSIVE, GOOD, NEW, GIFT].map((words) => pattern(`(?<word>${words})`))
const isOf = (words: string) => (text: string) => new RegExp(`^${words}$`, 'u').test(text)

/** The words that judge, and what is left without them; null where there are none. */
export function readJudgement(typed: string): Judgement | null {
  const words: string[] = []
  let text = normalizeText(typed)
  for (const one of JUDGING) {
    for (let found = one.exec(text); found; found = one.exec(text)) {
      words.push(dropEzafe(found[0]))
      text = cut(text, found)
    }
  }
  if (words.length === 0) return null
  const isGift = words.some(isOf(GIFT))
  if (words.some(isOf(CHEAP))) return { words, text, isGift, sort: 'cheapest' }
  if (words.some(isOf(EXPENSIVE))) return { words, text, isGift, sort: 'most_expensive' }
  return { words, text, isGift }
}

/** What a search says beside its words, as filters and an order of the list. */
type AppliedIntent = {
  q: string
  properties?: Record<string, string[]> | undefined
  available?: boolean | undefined
  sort?: string | undefined
}

type IntentFilters = {
  q?: string | undefined
  properties?: Record<string, string[]> | undefined
  available?: boolean | undefined
  sort?: AppliedIntent['sort']
}

/** The filters with what was read of the text; what was chosen already wins. */
export function applyIntent<Filters extends IntentFilters>(
  filters: Filters,
  { q, properties, available, sort }: AppliedIntent,
): Filters {
  const applied = { ...filters }
  const own: IntentFilters = applied
  delete own.q
  if (q) own.q = q
  else if (own.sort === 'relevant') delete own.sort
  if (properties) own.properties = { ...properties, ...filters.properties }
  if (available) own.available = true
  if (sort && !('sort' in filters)) own.sort = sort
  return applied
}
