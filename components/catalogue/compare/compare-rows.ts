import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import { foldDigits } from '@/lib/persian/digits'
import { type Measure, toMeasure } from '@/lib/persian/measures'

export type CompareOption = { value: string; isSoldOut: boolean }
type CompareValue = {
  /** Null where a product has none. */
  text: string | null
  /** The variants of it, of which there is a choice. */
  options?: readonly CompareOption[]
}
export type CompareCell = CompareValue & {
  /** What it was measured by: «تا ۱ ترابایت» of several; null where it was not. */
  measured: string | null
  /** Of the largest number in its row; null where they are not numbers alike, or are the same. */
  share: number | null
  isBest: boolean
}
export type CompareRow = { name: string; cells: readonly CompareCell[] }
export type CompareRows = {
  different: readonly CompareRow[]
  same: readonly CompareRow[]
  /** What a single one of several products tells, which compares nothing. */
  lone: readonly CompareRow[]
}

/** The fields of which everyone wants more, or less; of others a longer bar would say nothing. */
const MORE_IS_BETTER =
  /^(?:باتری|ظرفیت|رم|حافظه|دوربین(?: اصلی| جلو)?|شارژ|زمان (?:پخش|کارکرد|بازی)|شارژدهی|ماندگاری|توان|توان خروجی|سرعت .+|نرخ .+|روشنایی|بار مجاز|تحمل وزن|گنجایش|مقاومت آب|شارژر)$/
export const LESS_IS_BETTER = /^(?:وزن.*|مصرف|زمان پر شدن|شارژ کامل)$/

/** Of «۱۶ گیگابایت DDR5» a kind, and no second number. */
const LATIN_MODEL = /[a-z]+\d\w*/gi

/** One number, which begins the clause. */
function parseClause(clause: string): Measure | null {
  const [, number, unit = ''] =
    /^(?:تا |حدود )?(\d+(?:\.\d+)?) ([^\d\s،]+)(?:\D*)$/.exec(
      foldDigits(clause).replaceAll('٫', '.').replaceAll(LATIN_MODEL, ''),
    ) ?? []
  return number === undefined ? null : toMeasure(Number(number), unit)
}

type Measured = Measure & {
  /** Of several values the one that counts. */
  measured: string
  /** Nothing of which anything can be had is the best of its row. */
  isInStock: boolean
}

/**
 * «تا ۱۴ روز، با نور کم» is 14 of روز, by its first clause; «۱۲۸ گیگابایت، ۲۵۶ گیگابایت» are options,
 * of which the best that can be bought counts.
 */
function measure({ text, options = [] }: CompareValue, isLess: boolean): Measured | null {
  const inStock = options.filter(({ isSoldOut }) => !isSoldOut)
  const listed = (inStock.length > 0 ? inStock : options).map(({ value }) => value)
  const clauses = options.length > 0 ? listed : (text ?? '').split('، ')
  const all = clauses.map((clause) => ({ clause, quantity: parseClause(clause) }))
  const first = all[0]?.quantity
  if (!first) return null
  const isInStock = options.length === 0 || inStock.length > 0
  const alike = all.flatMap(({ clause, quantity }) =>
    quantity?.unit === first.unit ? [{ ...quantity, clause }] : [],
  )
  if (alike.length < all.length) return { ...first, measured: clauses[0] ?? '', isInStock }
  const [best] = alike.toSorted((a, b) => (isLess ? a.amount - b.amount : b.amount - a.amount))
  if (!best) return null
  const { clause, ...quantity } = best
  const bound = alike.length > 1 && !clause.startsWith('تا ') ? (isLess ? 'از ' : 'تا ') : ''
  return { ...quantity, measured: bound + clause, isInStock }
}

/** Of these a number of another unit may be a time, of which less is better. */
const ONLY_UNITS = new Map([['شارژ', 'وات']])

/** Null where they are not numbers of one unit. */
function measureAll(name: string, values: readonly CompareValue[]): Measured[] | null {
  const isLess = LESS_IS_BETTER.test(name)
  const measures = values.flatMap((value) => measure(value, isLess) ?? [])
  const isAlike = new Set(measures.map(({ unit }) => unit)).size === 1
  const isAny = measures.some(({ amount }) => amount > 0)
  const unit = ONLY_UNITS.get(name)
  if (unit !== undefined && measures[0]?.unit !== unit) return null
  return isAlike && measures.length === values.length && isAny ? measures : null
}

function toRow(name: string, values: readonly CompareValue[]): CompareRow {
  const isLess = LESS_IS_BETTER.test(name)
  const measures = isLess || MORE_IS_BETTER.test(name) ? measureAll(name, values) : null
  if (!measures) {
    return {
      name,
      cells: values.map((value) => ({ ...value, measured: null, share: null, isBest: false })),
    }
  }
  const largest = Math.max(...measures.map(({ amount }) => amount))
  const amounts = measures.flatMap(({ amount, isInStock }) => (isInStock ? amount : []))
  const best = isLess ? Math.min(...amounts) : Math.max(...amounts)
  const isEqual = measures.every(({ amount }) => amount === largest)
  return {
    name,
    cells: values.map((value, nth) => {
      const { amount = 0, measured = null, isInStock = false } = measures[nth] ?? {}
      const isBest = !isEqual && isInStock && amount === best
      return { ...value, measured, share: isEqual ? null : amount / largest, isBest }
    }),
  }
}

function listNames(lists: readonly (readonly { name: string }[])[]): string[] {
  return [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))]
}

const fieldOf = ({ fields }: ComparedProduct, name: string): string | null =>
  fields.find((one) => one.name === name)?.value ?? null

/** What one is sold by may be a specification of another, which has no choice of it. */
function propertyRows(products: readonly ComparedProduct[]): CompareRow[] {
  return listNames(products.map(({ properties }) => properties)).map((name) =>
    toRow(
      name,
      products.map((product) => {
        const property = product.properties.find((each) => each.name === name)
        if (!property) return { text: fieldOf(product, name) }
        const options = property.values.map(({ value }) => ({
          value,
          isSoldOut: property.sold_out.includes(value),
        }))
        return { text: options.map(({ value }) => value).join('، '), options }
      }),
    ),
  )
}

const guaranteeRow = (products: readonly ComparedProduct[]): CompareRow =>
  toRow(
    'گارانتی',
    products.map(({ guarantee }) => ({ text: guarantee || null })),
  )

/** Fields of one section stand together, in the order of the first product that has them. */
function fieldRows(products: readonly ComparedProduct[]): CompareRow[] {
  const all = products.flatMap(({ fields }) => fields)
  const sections = [...new Set(all.map(({ section }) => section))]
  const sectionOf = new Map(all.toReversed().map(({ name, section }) => [name, section]))
  const chosen = new Set(products.flatMap(({ properties }) => properties.map(({ name }) => name)))
  const names = listNames(products.map(({ fields }) => fields)).filter((name) => !chosen.has(name))
  return sections.flatMap((section) =>
    names
      .filter((name) => sectionOf.get(name) === section)
      .map((name) =>
        toRow(
          name,
          products.map((product) => ({ text: fieldOf(product, name) })),
        ),
      ),
  )
}

/**
 * What differs stands before what does not, and after both what only one of them tells. The brand is in
 * their names; who guarantees them comes last.
 */
export function buildCompareRows(products: readonly ComparedProduct[]): CompareRows {
  const fields = fieldRows(products)
  const isLone = ({ cells }: CompareRow) =>
    cells.length > 1 && cells.filter(({ text }) => text !== null).length === 1
  // What one of them has sold out is a difference, though both are made with it.
  const isDifferent = ({ cells }: CompareRow) =>
    new Set(cells.map(({ text, options }) => JSON.stringify(options ?? text))).size > 1
  const shared = fields.filter((row) => !isLone(row))
  const rows = [...propertyRows(products), ...shared, guaranteeRow(products)]
  return {
    different: rows.filter(isDifferent),
    same: rows.filter((row) => !isDifferent(row)),
    lone: fields.filter(isLone),
  }
}
