'use client'

import type { Facets } from '@/lib/contract/products'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { LAST_STEP, priceAt, stepOf } from '../price-scale'

const handle = [
  'pointer-events-none absolute inset-0 m-0 h-full w-full cursor-pointer appearance-none bg-transparent outline-none',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-[22px] [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[5px] [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-brand-600 [&::-webkit-slider-thumb]:bg-paper',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-[22px]',
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[5px] [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-brand-600 [&::-moz-range-thumb]:bg-paper',
  '[&:focus-visible::-webkit-slider-thumb]:outline [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-ring',
  '[&:focus-visible::-moz-range-thumb]:outline [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-ring',
].join(' ')

type Ends = { price_min?: number | undefined; price_max?: number | undefined }

type PriceSliderProps = Ends & {
  id: string
  bounds: Facets['price']
  onChange: (ends: Ends) => void
}

/** Two native sliders on one line; in Persian the lesser price is on the right. */
export function PriceSlider({ id, bounds, price_min, price_max, onChange }: PriceSliderProps) {
  const low = price_min === undefined ? 0 : stepOf(price_min, bounds)
  const high = price_max === undefined ? LAST_STEP : stepOf(price_max, bounds)
  const words = (step: number, edge: number) =>
    `${formatToman(priceAt(step, bounds) ?? edge)} ${TOMAN}`
  return (
    <div className="relative h-11">
      <span className="absolute inset-x-[9px] top-1/2 h-1 -translate-y-1/2 rounded-full bg-ink-200">
        <span
          className="absolute inset-y-0 rounded-full bg-brand-600"
          style={{ insetInlineStart: `${low}%`, insetInlineEnd: `${LAST_STEP - high}%` }}
        />
      </span>
      <input
        id={`${id}-price-low`}
        type="range"
        aria-label="کمترین قیمت"
        aria-valuetext={words(low, bounds.min)}
        min={0}
        max={LAST_STEP}
        value={low}
        onChange={(event) => {
          const step = Math.min(Number(event.target.value), high - 1)
          onChange({ price_min: priceAt(step, bounds) })
        }}
        className={low > LAST_STEP / 2 ? `${handle} z-10` : handle}
      />
      <input
        id={`${id}-price-high`}
        type="range"
        aria-label="بیشترین قیمت"
        aria-valuetext={words(high, bounds.max)}
        min={0}
        max={LAST_STEP}
        value={high}
        onChange={(event) => {
          const step = Math.max(Number(event.target.value), low + 1)
          onChange({ price_max: priceAt(step, bounds) })
        }}
        className={handle}
      />
    </div>
  )
}
