import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { foldDigits } from '@/lib/persian/digits'
import { type Measure, toMeasure } from '@/lib/persian/measures'
import { shortNames } from '../short-names'

export type CompareCell = {
  /** Null where a product has none. */
  text: string | null
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
    /^(?:تا |حدود )?(\d+(?:\.\d+)?) ([^\d\s،]+)(?:\D*)$/.exec(clause) ?? []
  return number === undefined ? null : toMeasure(Number(number), unit)
}

/**
 * «تا ۱۴ روز، با نور کم» is 14 of روز, by its first clause; «۱۲۸ گیگابایت، ۲۵۶ گیگابایت» are options,
 * of which the best counts.
 */
function parseQuantity(text: string | null, isLess: boolean): Measure | null {
  const clauses = foldDigits(text ?? '')
    .replaceAll('٫', '.')
    .split('، ')
    .map(parseClause)
  const [first = null] = clauses
  const amounts = clauses.flatMap((each) =>
    each?.unit === first?.unit ? (each?.amount ?? []) : [],
  )
  if (!first || amounts.length < clauses.length) return first
  return { ...first, amount: isLess ? Math.min(...amounts) : Math.max(...amounts) }
}

function quantitiesOf(texts: readonly (string | null)[], isLess: boolean): number[] | null {
  const all = texts.map((text) => parseQuantity(text, isLess))
  const amounts = all.flatMap((each) => each?.amount ?? [])
  const isAlike = new Set(all.map((each) => each?.unit)).size === 1
  return isAlike && amounts.length === texts.length && Math.max(...amounts) > 0 ? amounts : null
}

function toRow(name: string, texts: readonly (string | null)[]): CompareRow {
  const isLess = LESS_IS_BETTER.test(name)
  const amounts = isLess || MORE_IS_BETTER.test(name) ? quantitiesOf(texts, isLess) : null
  if (!amounts) {
    return { name, cells: texts.map((text) => ({ text, share: null, isBest: false })) }
  }
  const largest = Math.max(...amounts)
  const best = isLess ? Math.min(...amounts) : largest
  const isOnly = amounts.filter((amount) => amount === best).length === 1
  return {
    name,
    cells: texts.map((text, nth) => {
      const amount = amounts[nth] ?? 0
      return { text, share: amount / largest, isBest: isOnly && amount === best }
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
      products.map(({ card }) => card.brand.title),
    ),
    ...listNames(properties).map((name) =>
      toRow(
        name,
        properties.map((list) => {
          const values = list.find((property) => property.name === name)?.values
          return values?.map(({ value }) => value).join('، ') ?? null
        }),
      ),
    ),
    toRow(
      'گارانتی',
      products.map(({ guarantee }) => guarantee || null),
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
          products.map(({ fields }) => fields.find((one) => one.name === name)?.value ?? null),
        ),
      ),
  )
}

/** What differs stands before what does not, and after both what only one of them tells. */
export function buildCompareRows(products: readonly ComparedProduct[]): CompareRows {
  const fields = fieldRows(products)
  const isLone = ({ cells }: CompareRow) =>
    cells.length > 1 && cells.filter(({ text }) => text !== null).length === 1
  const isDifferent = ({ cells }: CompareRow) => new Set(cells.map(({ text }) => text)).size > 1
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
function describeStrength(row: CompareRow, text: string): string {
  const [amount = text] = text.split('، ')
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
  const text = strength?.cells[nth]?.text
  if (strength && text) return `${name} ${describeStrength(strength, text)}`
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
