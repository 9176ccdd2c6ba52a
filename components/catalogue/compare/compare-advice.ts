import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import { formatAmount, currencyName, formatRating } from '@/lib/persian/money'
import { shortNames } from '../short-names'
import { buildCompareRows, LESS_IS_BETTER, type CompareRow } from './compare-rows'

type Card = ComparedProduct['card']
type Cards = readonly Card[]

/** For whom a product is, and the figure that says so: «برای سبکی» «Aria Mini، ۱۵۶ گرم». */
type AdviceLine = { purpose: string; pick: string }
export type CompareAdvice = {
  /** The one that ratings speak for: what is only cheaper may be for another purpose. */
  advised: Card | null
  lines: readonly AdviceLine[]
}

/** The one that is first by a measure; null where there is no choice or a tie. */
function findFirst(cards: Cards, measure: (card: Card) => number): Card | null {
  const [first, second] = cards.toSorted((a, b) => measure(b) - measure(a))
  return first && second && measure(first) > measure(second) ? first : null
}

function findCheapest(cards: Cards): Card | null {
  return findFirst(
    cards.filter((card) => card.available),
    (card) => -card.final_price,
  )
}

/** Fewer ratings than this say little. */
const MIN_RATINGS = 3

function findBestRated(cards: Cards): Card | null {
  return findFirst(
    cards.filter((card) => card.available && card.rate_count >= MIN_RATINGS),
    (card) => card.rate ?? 0,
  )
}

const PURPOSES: readonly [name: RegExp, purpose: string][] = [
  [/^وزن/, 'برای سبکی'],
  [/^دوربین/, 'برای عکاسی'],
  [/^حافظه/, 'برای فضای بیشتر'],
  [/^رم/, 'برای کار سنگین‌تر'],
  [/^باتری/, 'برای باتری بزرگ‌تر'],
  [/^(?:شارژدهی|زمان (?:پخش|کارکرد|بازی))/, 'برای شارژدهی بیشتر'],
  [/^(?:شارژ$|شارژر|زمان پر شدن|شارژ کامل)/, 'برای شارژ سریع‌تر'],
]

function describePurpose(name: string): string {
  const known = PURPOSES.find(([pattern]) => pattern.test(name))
  return known?.[1] ?? `برای ${name} ${LESS_IS_BETTER.test(name) ? 'کمتر' : 'بیشتر'}`
}

type Leaders = { best: Card | null; cheapest: Card | null }

function describeLeaders(
  { best, cheapest }: Leaders,
  nameOf: (card: Card) => string,
): AdviceLine[] {
  if (!best) {
    if (!cheapest) return []
    return [{ purpose: 'برای خرید ارزان‌تر', pick: `${nameOf(cheapest)}، با کمترین قیمت` }]
  }
  const purpose = 'برای بیشتر خریداران'
  if (best === cheapest) {
    return [{ purpose, pick: `${nameOf(best)}، با بیشترین امتیاز و کمترین قیمت` }]
  }
  const rate = formatRating(best.rate ?? 0)
  const first = { purpose, pick: `${nameOf(best)}، با بیشترین امتیاز (${rate})` }
  if (!cheapest) return [first]
  const saved = `${formatAmount(best.final_price - cheapest.final_price)} ${currencyName()}`
  return [first, { purpose: 'با بودجهٔ کمتر', pick: `${nameOf(cheapest)}، ${saved} ارزان‌تر` }]
}

function isOnlyBest(cells: CompareRow['cells']): boolean {
  return cells.filter(({ isBest }) => isBest).length === 1
}

/** What ratings and prices speak for, and for each of the others what it alone is best at; null where they say nothing. */
export function adviseOn(products: readonly ComparedProduct[]): CompareAdvice | null {
  const cards = products.map(({ card }) => card)
  const names = shortNames(cards)
  const nameOf = (card: Card) => names[cards.indexOf(card)] ?? card.title
  const [best, cheapest] = [findBestRated(cards), findCheapest(cards)]
  const first = describeLeaders({ best, cheapest }, nameOf)
  if (first.length === 0) return null
  const { different } = buildCompareRows(products)
  const others = cards.flatMap((card, nth): AdviceLine[] => {
    if (!card.available || card === best || card === cheapest) return []
    const strength = different.find(({ cells }) => cells[nth]?.isBest && isOnlyBest(cells))
    const measured = strength?.cells[nth]?.measured
    if (!strength || !measured) return []
    return [{ purpose: describePurpose(strength.name), pick: `${nameOf(card)}، ${measured}` }]
  })
  return { advised: best, lines: [...first, ...others] }
}
