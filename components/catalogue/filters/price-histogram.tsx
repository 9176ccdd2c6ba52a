import type { Facets, PriceCounts } from '@/lib/contract/catalogue/products'
import { LAST_STEP, stepAtPrice } from './price-scale'

const BARS = 24
const STEPS_PER_BAR = LAST_STEP / BARS
/** Between one price that is counted and the next. */
const PRICE_STEP = Math.exp(1 / 10)

/** How much of each bar's width the goods of one counted price fill, cheapest first. */
export function countBars(counts: PriceCounts, bounds: Facets['price']): number[] {
  const bars = Array.from({ length: BARS }, () => 0)
  const barAt = (price: number) =>
    Math.min(BARS - 1, Math.floor(stepAtPrice(price, bounds) / STEPS_PER_BAR))
  for (const { price, count } of counts) {
    if (price * PRICE_STEP < bounds.min || price > bounds.max) continue
    const first = barAt(price)
    const last = Math.max(first, barAt(price * PRICE_STEP))
    const share = count / (last - first + 1)
    for (let bar = first; bar <= last; bar += 1) bars[bar] = (bars[bar] ?? 0) + share
  }
  return bars
}

/** Of fewer, bars would say less than the goods do. */
const MIN_GOODS = 5

type PriceHistogramProps = { counts: PriceCounts; bounds: Facets['price'] }

/** On the scale of the slider below it; what it shows is a hint, and the facets' counts say the numbers. */
export function PriceHistogram({ counts, bounds }: PriceHistogramProps) {
  const bars = countBars(counts, bounds)
  const highest = Math.max(...bars)
  const goods = counts.reduce((sum, { count }) => sum + count, 0)
  if (highest === 0 || goods < MIN_GOODS || bounds.max <= bounds.min) return null
  return (
    <svg
      aria-hidden="true"
      data-histogram
      viewBox={`0 0 ${BARS} 10`}
      preserveAspectRatio="none"
      className="-mb-5 block h-11 w-full px-[9px] text-brand-200 rtl:-scale-x-100 dark:opacity-30"
    >
      <path
        fill="currentColor"
        d={bars
          .map((bar, index) => {
            const height = bar === 0 ? 0 : Math.max(0.6, (bar / highest) * 10)
            return `M${index + 0.1} 10v-${height.toFixed(1)}h.8V10z`
          })
          .join('')}
      />
    </svg>
  )
}
