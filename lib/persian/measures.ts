import { foldDigits } from './digits'

export type Measure = { amount: number; unit: string }

const BASES = ['بایت', 'گرم', 'لیتر', 'متر', 'وات', 'هرتز', 'پیکسل']
const SCALES = new Map(
  Object.entries({ میلی: 1e-3, سانتی: 1e-2, کیلو: 1e3, مگا: 1e6, گیگا: 1e9, ترا: 1e12 }),
)
const SCALED = new RegExp(`^(${[...SCALES.keys()].join('|')})[\\s\\u200c]*(${BASES.join('|')})$`)
/** As sellers write them for short. */
const SHORT_UNITS = new Map([
  ...['گیگ', 'gb'].map((unit) => [unit, 'گیگابایت'] as const),
  ...['ترا', 'tb'].map((unit) => [unit, 'ترابایت'] as const),
  ...['مگ', 'mb'].map((unit) => [unit, 'مگابایت'] as const),
])
/** Of memory each step is 1,024 of the one below. */
const BINARY = new Map([1e3, 1e6, 1e9, 1e12].map((scale, index) => [scale, 1024 ** (index + 1)]))

/** «۱ کیلوگرم» in گرم, so that it can be compared; a unit that is not known stays as it is. */
export function toMeasure(amount: number, unit: string): Measure {
  const [, prefix = '', base] = SCALED.exec(SHORT_UNITS.get(unit.toLowerCase()) ?? unit) ?? []
  if (base === undefined) return { amount, unit }
  const scale = SCALES.get(prefix) ?? 1
  return { amount: amount * ((base === 'بایت' && BINARY.get(scale)) || scale), unit: base }
}

/** «۱٬۲۰۰ گرم», «۶٫۷ اینچ»: what begins with a number; null for anything else. */
export function readMeasure(text: string): Measure | null {
  const folded = foldDigits(text)
    .replaceAll(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replaceAll('٫', '.')
  const [, number, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*((?:(?:میلی|سانتی|کیلو|مگا|گیگا|ترا) )?[^\d\s،]*)/.exec(folded) ?? []
  return number === undefined ? null : toMeasure(Number(number), unit)
}

/** A number counts the X: «3L» is an amount. */
const SIZE = /^(?:(\d*)(x+))?([sml])$/i
const SIZES = new Map([
  ['s', -1],
  ['m', 0],
  ['l', 1],
])

/** Before every number, as shoes and trousers have them. */
const MIDDLE_SIZE = -100

/** «XS» to «3XL», which is «XXXL»: M is in the middle. */
function readClothingSize(text: string): Measure | null {
  const [, times = '', xs = '', letter = ''] = SIZE.exec(foldDigits(text.trim())) ?? []
  const side = SIZES.get(letter.toLowerCase())
  if (side === undefined) return null
  const steps = 1 + (xs.length > 0 && times ? Number(times) : xs.length)
  return { amount: MIDDLE_SIZE + side * steps, unit: '' }
}

/** From little to much where all are amounts of one thing or sizes of clothes, else as they are listed. */
export function sortByAmount<Value extends { value: string }>(values: readonly Value[]): Value[] {
  const measured = values.flatMap((value) => {
    const measure = readClothingSize(value.value) ?? readMeasure(value.value)
    return measure ? [{ value, ...measure }] : []
  })
  const isAlike = new Set(measured.map(({ unit }) => unit)).size === 1
  if (!isAlike || measured.length < values.length) return [...values]
  return measured.toSorted((a, b) => a.amount - b.amount).map(({ value }) => value)
}
