import { foldDigits } from './digits'

export type Measure = { amount: number; unit: string }

const BASES = ['بایت', 'گرم', 'لیتر', 'متر', 'وات', 'هرتز', 'پیکسل']
const SCALES = new Map(
  Object.entries({ میلی: 1e-3, سانتی: 1e-2, کیلو: 1e3, مگا: 1e6, گیگا: 1e9, ترا: 1e12 }),
)
const SCALED = new RegExp(`^(${[...SCALES.keys()].join('|')})[\\s\\u200c]*(${BASES.join('|')})$`)
/** Of memory each step is 1,024 of the one below. */
const BINARY = new Map([1e3, 1e6, 1e9, 1e12].map((scale, index) => [scale, 1024 ** (index + 1)]))

/** «۱ کیلوگرم» in گرم, so that it can be compared; a unit that is not known stays as it is. */
export function toMeasure(amount: number, unit: string): Measure {
  const [, prefix = '', base] = SCALED.exec(unit) ?? []
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
