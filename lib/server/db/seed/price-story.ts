import type { Chance } from './chance'

const DAYS_TOLD = 180
const FEWEST = 10
const MOST = 25
const STEP = 10_000

export type PriceStep = { daysAgo: number; factor: number }

/**
 * How the price of a product went: up in small steps as prices do, with a lower week now and then.
 * The last step is what it costs today.
 */
export function priceStory(chance: Chance): PriceStep[] {
  const count = chance.whole(FEWEST, MOST)
  const apart = DAYS_TOLD / count
  const start = 1 - chance.whole(6, 22) / 100
  return Array.from({ length: count }, (_, at): PriceStep => {
    const told = at / (count - 1)
    const daysAgo = Math.round((count - at) * apart) - chance.whole(0, Math.floor(apart) - 1)
    const wave = chance.whole(-2, 3) / 100
    const sale = chance.next() < 0.12 ? -chance.whole(5, 11) / 100 : 0
    const isLast = at === count - 1
    return { daysAgo, factor: isLast ? 1 : start + (1 - start) * told + wave + sale }
  })
}

export function priceAt(price: number, factor: number): number {
  return factor === 1 ? price : Math.max(Math.round((price * factor) / STEP) * STEP, STEP)
}
