import type { PriceCounts } from '@/lib/contract/catalogue/products'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'
import type { ListQuery } from './list-query'

/** Of each power of ten the prices that people set themselves as a limit. */
const ROUND = [1, 2, 3, 5]
/** With a smaller share of the goods a step tells nothing apart. */
const MIN_SHARE = 0.12
const MIN_GOODS = 2

export type PriceStep = Pick<ListQuery, 'price_min' | 'price_max'>

function listRoundPrices(least: number, most: number): number[] {
  const prices: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(least)); power <= most; power *= 10)
    prices.push(...ROUND.map((times) => times * power))
  return prices.filter((price) => price >= least && price < most)
}

function findLimits(counts: PriceCounts, fewest: number, most: number): number[] {
  const within = (from: number, to: number) =>
    counts.reduce((sum, { price, count }) => sum + (price > from && price <= to ? count : 0), 0)
  let limits: number[] = []
  for (const price of listRoundPrices(counts[0]?.price ?? 1, counts.at(-1)?.price ?? 1)) {
    if (within(limits.at(-1) ?? 0, price) >= fewest && within(price, Infinity) >= fewest)
      limits.push(price)
  }
  // Where there are too many, the two steps that hold the least together become one.
  while (limits.length > most) {
    const around = limits.map((_, nth) => within(limits[nth - 1] ?? 0, limits[nth + 1] ?? Infinity))
    const least = around.indexOf(Math.min(...around))
    limits = limits.filter((_, nth) => nth !== least)
  }
  return limits
}

/** At round prices, each with a fair part of the goods; none where they all cost much the same. */
export function listPriceSteps(counts: PriceCounts, most = 4): PriceStep[] {
  const prices = counts.filter(({ price, count }) => price > 0 && count > 0)
  const all = prices.reduce((sum, { count }) => sum + count, 0)
  const fewest = Math.max(MIN_GOODS, Math.ceil(all * MIN_SHARE))
  const limits = findLimits(prices, fewest, most - 1)
  if (limits.length === 0) return []
  return [...limits, Infinity].map((limit, nth) => {
    const from = limits[nth - 1]
    return {
      ...(from !== undefined && { price_min: from }),
      ...(limit !== Infinity && { price_max: limit }),
    }
  })
}

/** «تا ۵ میلیون تومان»، «۵ تا ۱۰ میلیون تومان»، «از ۱۰ میلیون تومان» */
export function labelPriceStep({ price_min: min, price_max: max }: PriceStep): string {
  if (min === undefined) return max === undefined ? '' : `تا ${formatRoundedAmount(max)}`
  const from = formatRoundedAmount(min)
  if (max === undefined) return `از ${from}`
  const to = formatRoundedAmount(max)
  const [amount = '', ...unit] = from.split(' ')
  const hasOneUnit = to.endsWith(` ${unit.join(' ')}`)
  return `${hasOneUnit ? amount : from} تا ${to}`
}
