import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { foldDigits } from '@/lib/persian/digits'
import { type Measure, toMeasure } from '@/lib/persian/measures'
import { shortNames } from '../short-names'

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
  /** Of the largest number in its row; null where the row is not one of numbers alike. */
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
  /^(?:باتری|ظرفیت|رم|حافظه|دوربین|زمان (?:پخش|کارکرد|بازی)|شارژدهی|ماندگاری|توان|توان خروجی|سرعت .+|نرخ .+|روشنایی|بار مجاز|تحمل وزن|گنجایش|مقاومت آب|شارژر)$/
const LESS_IS_BETTER = /^(?:وزن.*|مصرف|زمان پر شدن|شارژ کامل)$/

/** One number, which begins the clause. */
function parseClause(clause: string): Measure | null {
  const [, number, unit = ''] =
    /^(?:تا |حدود )?(\d+(?:\.\d+)?) ([^\d\s،]+)(?:\D*)$/.exec(
      foldDigits(clause).replaceAll('٫', '.'),
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

/** Null where they are not numbers of one unit. */
function measureAll(values: readonly CompareValue[], isLess: boolean): Measured[] | null {
  const measures = values.flatMap((value) => measure(value, isLess) ?? [])
  const isAlike = new Set(measures.map(({ unit }) => unit)).size === 1
  const isAny = measures.some(({ amount }) => amount > 0)
  return isAlike && measures.length === values.length && isAny ? measures : null
}

function toRow(name: string, values: readonly CompareValue[]): CompareRow {
  const isLess = LESS_IS_BETTER.test(name)
  const measures = isLess || MORE_IS_BETTER.test(name) ? measureAll(values, isLess) : null
  if (!measures) {
    return {
      name,
      cells: values.map((value) => ({ ...value, measured: null, share: null, isBest: false })),
    }
  }
  const largest = Math.max(...measures.map(({ amount }) => amount))
  const amounts = measures.flatMap(({ amount, isInStock }) => (isInStock ? amount : []))
  const best = isLess ? Math.min(...amounts) : Math.max(...amounts)
  const isOnly = amounts.filter((amount) => amount === best).length === 1
  return {
    name,
    cells: values.map((value, nth) => {
      const { amount = 0, measured = null, isInStock = false } = measures[nth] ?? {}
      const isBest = isOnly && isInStock && amount === best
      return { ...value, measured, share: amount / largest, isBest }
    }),
  }
}

function listNames(lists: readonly (readonly { name: string }[])[]): string[] {
  return [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))]
}

function generalRows(products: readonly ComparedProduct[]): CompareRow[] {
  const properties = products.map((product) => product.properties)
  return [
    toRow(
      'برند',
      products.map(({ card }) => ({ text: card.brand.title })),
    ),
    ...listNames(properties).map((name) =>
      toRow(
        name,
        properties.map((list) => {
          const property = list.find((each) => each.name === name)
          if (!property) return { text: null }
          const options = property.values.map(({ value }) => ({
            value,
            isSoldOut: property.sold_out.includes(value),
          }))
          return { text: options.map(({ value }) => value).join('، '), options }
        }),
      ),
    ),
    toRow(
      'گارانتی',
      products.map(({ guarantee }) => ({ text: guarantee || null })),
    ),
  ]
}

/** Fields of one section stand together, in the order of the first product that has them. */
function fieldRows(products: readonly ComparedProduct[]): CompareRow[] {
  const all = products.flatMap(({ fields }) => fields)
  const sections = [...new Set(all.map(({ section }) => section))]
  const sectionOf = new Map(all.toReversed().map(({ name, section }) => [name, section]))
  const names = listNames(products.map(({ fields }) => fields))
  return sections.flatMap((section) =>
    names
      .filter((name) => sectionOf.get(name) === section)
      .map((name) =>
        toRow(
          name,
          products.map(({ fields }) => ({
            text: fields.find((one) => one.name === name)?.value ?? null,
          })),
        ),
      ),
  )
}

/** What differs stands before what does not, and after both what only one of them tells. */
export function buildCompareRows(products: readonly ComparedProduct[]): CompareRows {
  const fields = fieldRows(products)
  const isLone = ({ cells }: CompareRow) =>
    cells.length > 1 && cells.filter(({ text }) => text !== null).length === 1
  // What one of them has sold out is a difference, though both are made with it.
  const isDifferent = ({ cells }: CompareRow) =>
    new Set(cells.map(({ text, options }) => JSON.stringify(options ?? text))).size > 1
  const rows = [...generalRows(products), ...fields.filter((row) => !isLone(row))]
  return {
    different: rows.filter(isDifferent),
    same: rows.filter((row) => !isDifferent(row)),
    lone: fields.filter(isLone),
  }
}

type Cards = readonly ComparedProduct['card'][]

/** The one that is first by a measure; null where there is no choice or a tie. */
function findFirst(cards: Cards, measure: (card: Cards[number]) => number): Cards[number] | null {
  const [first, second] = cards.toSorted((a, b) => measure(b) - measure(a))
  return first && second && measure(first) > measure(second) ? first : null
}

function findCheapest(cards: Cards): Cards[number] | null {
  return findFirst(
    cards.filter((card) => card.available),
    (card) => -card.final_price,
  )
}

/** Fewer ratings than this say little. */
const MIN_RATINGS = 3

function findBestRated(cards: Cards): Cards[number] | null {
  return findFirst(
    cards.filter((card) => card.available && card.rate_count >= MIN_RATINGS),
    (card) => card.rate ?? 0,
  )
}

/** «سبک‌ترین است، ۱۵۶ گرم»: what is best about it, and how much of it there is. */
function describeStrength(row: CompareRow, amount: string): string {
  if (/^وزن/.test(row.name)) return `سبک‌ترین است، ${amount}`
  const most = LESS_IS_BETTER.test(row.name) ? 'کمترین' : 'بیشترین'
  return `${most} ${row.name} را دارد، ${amount}`
}

/** The first row in which a product alone is the best, as a clause; else how much dearer it is than the cheapest. */
function describeOther(
  products: readonly ComparedProduct[],
  card: Cards[number],
  { name, cheapest }: { name: string; cheapest: Cards[number] | null },
): string | null {
  const nth = products.findIndex((product) => product.card === card)
  const strength = buildCompareRows(products).different.find(({ cells }) => cells[nth]?.isBest)
  const measured = strength?.cells[nth]?.measured
  if (strength && measured) return `${name} ${describeStrength(strength, measured)}`
  // Of two the first clause has said it.
  if (products.length < 3 || !cheapest || card.final_price <= cheapest.final_price) return null
  const difference = formatAmount(card.final_price - cheapest.final_price)
  return `قیمت ${name} از ارزان‌ترین ${difference} ${currencyName()} بیشتر است`
}

/** The one that ratings speak for, else prices; null where neither says anything. */
export function findAdvised(products: readonly ComparedProduct[]): Cards[number] | null {
  const cards = products.map(({ card }) => card)
  return findBestRated(cards) ?? findCheapest(cards)
}

/** What ratings and prices say, and a clause for each of the others; null where they say nothing. */
export function adviseOn(products: readonly ComparedProduct[]): string | null {
  const cards = products.map(({ card }) => card)
  const names = shortNames(cards)
  const nameOf = (card: Cards[number]) => names[cards.indexOf(card)] ?? card.title
  const cheapest = findCheapest(cards)
  const best = findBestRated(cards)
  const clauses: string[] = []
  if (best && best === cheapest)
    clauses.push(`${nameOf(best)} هم بیشترین امتیاز را دارد و هم کمترین قیمت را`)
  else if (best && cheapest) {
    const difference = formatAmount(best.final_price - cheapest.final_price)
    clauses.push(
      `بیشترین امتیاز را ${nameOf(best)} دارد`,
      `ارزان‌ترین ${nameOf(cheapest)} است، ${difference} ${currencyName()} کمتر از ${nameOf(best)}`,
    )
  } else if (best) clauses.push(`بیشترین امتیاز را ${nameOf(best)} دارد`)
  else if (cheapest) clauses.push(`کمترین قیمت را ${nameOf(cheapest)} دارد`)
  if (clauses.length === 0) return null
  const others = cards
    .filter((card) => card.available && card !== best && card !== cheapest)
    .flatMap((card) => describeOther(products, card, { name: nameOf(card), cheapest }) ?? [])
  return `${[...clauses, ...others].join('؛ ')}.`
}
