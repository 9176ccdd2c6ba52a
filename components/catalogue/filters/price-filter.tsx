'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { AmountField } from '@/components/ui/amount-field'
import type { Facets } from '@/lib/contract/catalogue/products'
import { getCurrency } from '@/lib/persian/currency'
import { fromUnits, currencyName, toUnits, formatAmount } from '@/lib/persian/money'
import { withoutFilters } from '../active-filters'
import { FilterGroup, type FilterProps } from './filter-group'
import { LAST_STEP, priceAtStep, stepAtPrice } from './price-scale'
import { lazily } from '@/lib/persian/lazily'

type PriceRange = { price_min?: number | undefined; price_max?: number | undefined }

type PriceSliderProps = PriceRange & {
  id: string
  bounds: Facets['price']
  onChange: (range: PriceRange) => void
}

/** Two native sliders on one line; right to left, the lower price is on the right. */
function PriceSlider({ id, bounds, price_min, price_max, onChange }: PriceSliderProps) {
  const low = price_min === undefined ? 0 : stepAtPrice(price_min, bounds)
  const high = price_max === undefined ? LAST_STEP : stepAtPrice(price_max, bounds)
  const describeStep = (step: number, edge: number) =>
    `${formatAmount(priceAtStep(step, bounds) ?? edge)} ${currencyName()}`
  return (
    <div className="relative h-11">
      <span
        data-track
        className="absolute inset-x-[9px] top-1/2 h-1 -translate-y-1/2 rounded-full bg-ink-200"
      >
        <span
          data-track="chosen"
          className="absolute inset-y-0 rounded-full bg-brand-600"
          style={{ insetInlineStart: `${low}%`, insetInlineEnd: `${LAST_STEP - high}%` }}
        />
      </span>
      <input
        id={`${id}-price-low`}
        type="range"
        aria-label="کمترین قیمت"
        aria-valuetext={describeStep(low, bounds.min)}
        min={0}
        max={LAST_STEP}
        value={low}
        onChange={(event) => {
          const step = Math.min(Number(event.target.value), high - 1)
          onChange({ price_min: priceAtStep(step, bounds) })
        }}
        className={cn('price-handle', low > LAST_STEP / 2 && 'z-10')}
      />
      <input
        id={`${id}-price-high`}
        type="range"
        aria-label="بیشترین قیمت"
        aria-valuetext={describeStep(high, bounds.max)}
        min={0}
        max={LAST_STEP}
        value={high}
        onChange={(event) => {
          const step = Math.max(Number(event.target.value), low + 1)
          onChange({ price_max: priceAtStep(step, bounds) })
        }}
        className="price-handle"
      />
    </div>
  )
}

/** A slider commits when it rests, a field when it is left. */
type PriceDraft = PriceRange & { by: 'slider' | 'field' }

const SLIDER_DELAY = 450

export function PriceFilter({ id, facets, histogram, query, onChange }: FilterProps) {
  const [draft, setDraft] = useState<PriceDraft | null>(null)
  const { price_min, price_max } = draft ?? query
  const commit = () => {
    if (draft === null) return
    setDraft(null)
    const next = { ...withoutFilters(query, 'price_min', 'price_max'), ...orderRange(draft) }
    if (next.price_min !== query.price_min || next.price_max !== query.price_max) onChange(next)
  }
  const commitDraft = useEffectEvent(commit)
  useEffect(() => {
    if (draft?.by !== 'slider') return
    const timer = setTimeout(commitDraft, SLIDER_DELAY)
    return () => clearTimeout(timer)
  }, [draft])

  if (!isPriceRangeUseful(facets.price, query)) return null
  const renderField = (name: keyof PriceRange, label: string, placeholder: number) => {
    const rials = name === 'price_min' ? price_min : price_max
    return (
      <AmountField
        id={`${id}-${name}`}
        name={getCurrency() === 'toman' ? name.replace('price', 'toman') : name}
        label={label}
        placeholder={getPlaceholderFormat().format(toUnits(placeholder))}
        value={rials === undefined ? null : Math.floor(toUnits(rials))}
        onValueChange={(amount) =>
          setDraft({
            price_min,
            price_max,
            [name]: amount === null ? undefined : fromUnits(amount),
            by: 'field',
          })
        }
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || draft === null) return
          event.preventDefault()
          commit()
        }}
        className="[&>label]:text-xs [&>label]:font-normal [&>label]:text-ink-500"
      />
    )
  }
  return (
    <FilterGroup title={`محدودهٔ قیمت (${currencyName()})`}>
      {histogram}
      <PriceSlider
        id={id}
        bounds={facets.price}
        {...{ price_min, price_max }}
        onChange={(range) => setDraft({ price_min, price_max, ...range, by: 'slider' })}
      />
      <div className="mt-1 grid grid-cols-2 gap-2">
        {renderField('price_min', 'از', facets.price.min)}
        {renderField('price_max', 'تا', facets.price.max)}
      </div>
    </FilterGroup>
  )
}

const getPlaceholderFormat = lazily(
  () => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
)

function isPriceRangeUseful({ min, max }: Facets['price'], query: PriceRange): boolean {
  return max > min || query.price_min !== undefined || query.price_max !== undefined
}

/** A range typed in reverse means the same. */
function orderRange({ price_min, price_max }: PriceRange): {
  price_min?: number
  price_max?: number
} {
  const isReversed = price_min !== undefined && price_max !== undefined && price_min > price_max
  const [low, high] = isReversed ? [price_max, price_min] : [price_min, price_max]
  return {
    ...(low !== undefined && { price_min: low }),
    ...(high !== undefined && { price_max: high }),
  }
}
