'use client'

import { cn } from '@/components/ui/cn'
import { ChoiceChip } from '@/components/ui/chip'
import { stateOf } from '@/lib/variant/choice'
import { useVariant } from './variant-provider'

export function VariantChips() {
  const { goods, choice, choose } = useVariant()
  const { properties, stocks } = goods
  return properties.map(({ name, values }) => (
    <fieldset key={name} className="mt-5 min-w-0">
      <legend className="mb-2 text-md font-bold">
        {name}: <span className="font-medium">{choice[name]}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map(({ value, hex }) => {
          const state = stateOf(properties, stocks, choice, name, value)
          return (
            <ChoiceChip
              key={value}
              name={`variant-${name}`}
              value={value}
              checked={choice[name] === value}
              disabled={state === 'impossible'}
              onChange={() => choose(name, value)}
              className={cn(state === 'sold_out' && 'border-dashed text-ink-500')}
              {...(hex ? { swatch: hex } : {})}
            >
              <span className={cn(state === 'sold_out' && 'line-through')}>{value}</span>
              {state === 'sold_out' && <span className="sr-only"> (ناموجود)</span>}
            </ChoiceChip>
          )
        })}
      </div>
    </fieldset>
  ))
}
