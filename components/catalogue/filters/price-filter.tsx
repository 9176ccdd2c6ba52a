'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import type { Facets } from '@/lib/contract/products'
import { rialsOf, TOMAN, tomanOf } from '@/lib/persian/money'
import { without } from '../choices'
import { FilterGroup } from './filter-group'
import type { FiltersProps } from './filters-props'
import { PriceSlider } from './price-slider'

type Ends = { price_min?: number | undefined; price_max?: number | undefined }
/** A slider is done when it rests, a field when it is left. */
type Draft = Ends & { by: 'slider' | 'field' }

const REST = 450

export function PriceFilter({ id, facets, query, onChange }: FiltersProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { price_min, price_max } = draft ?? query
  const commit = () => {
    if (draft === null) return
    setDraft(null)
    const next = { ...without(query, 'price_min', 'price_max'), ...sorted(draft) }
    if (next.price_min !== query.price_min || next.price_max !== query.price_max) onChange(next)
  }
  const rest = useEffectEvent(commit)
  useEffect(() => {
    if (draft?.by !== 'slider') return
    const timer = setTimeout(rest, REST)
    return () => clearTimeout(timer)
  }, [draft])

  if (!isWorthAsking(facets.price, query)) return null
  const field = (name: keyof Ends, label: string, placeholder: number) => {
    const rials = name === 'price_min' ? price_min : price_max
    return (
      <AmountField
        id={`${id}-${name}`}
        name={name.replace('price', 'toman')}
        label={label}
        placeholder={PLACEHOLDER.format(tomanOf(placeholder))}
        value={rials === undefined ? null : Math.floor(tomanOf(rials))}
        onValueChange={(toman) =>
          setDraft({
            price_min,
            price_max,
            [name]: toman === null ? undefined : rialsOf(toman),
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
    <FilterGroup title={`محدودهٔ قیمت (${TOMAN})`}>
      <PriceSlider
        id={id}
        bounds={facets.price}
        {...{ price_min, price_max }}
        onChange={(ends) => setDraft({ price_min, price_max, ...ends, by: 'slider' })}
      />
      <div className="mt-1 grid grid-cols-2 gap-2">
        {field('price_min', 'از', facets.price.min)}
        {field('price_max', 'تا', facets.price.max)}
      </div>
    </FilterGroup>
  )
}

const PLACEHOLDER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

function isWorthAsking({ min, max }: Facets['price'], query: Ends): boolean {
  return max > min || query.price_min !== undefined || query.price_max !== undefined
}

/** Written the wrong way round, a range means the same. */
function sorted({ price_min, price_max }: Ends): { price_min?: number; price_max?: number } {
  const crossed = price_min !== undefined && price_max !== undefined && price_min > price_max
  const [low, high] = crossed ? [price_max, price_min] : [price_min, price_max]
  return {
    ...(low !== undefined && { price_min: low }),
    ...(high !== undefined && { price_max: high }),
  }
}
